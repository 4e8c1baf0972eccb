export { servicePictures } from './related-services.tsx'
