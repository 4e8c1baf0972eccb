export { ArrivalGroups } from './arrival-map.tsx'
