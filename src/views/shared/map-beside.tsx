export { MapBeside } from './arrival-map.tsx'
