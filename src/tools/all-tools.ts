export { condensation } from './condensation/tool.tsx'
export { cost } from './cost/tool.tsx'
export { glassSize } from './glass-size/tool.tsx'
export { repairOrReplace } from './repair-or-replace/tool.tsx'
