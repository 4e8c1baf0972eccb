import { mountTool } from '../kit/mount-tool.tsx'
import styles from './condensation.css?inline'
import { CondensationTool } from './condensation-tool.tsx'

mountTool('condensation', styles, ([view, water, frost, stains]) => (
  <CondensationTool pictures={{ view, water, frost, stains }} />
))
