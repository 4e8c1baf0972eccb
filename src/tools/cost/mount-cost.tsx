import { mountTool } from '../kit/mount-tool.tsx'
import styles from './cost.css?inline'
import { CostTool } from './cost-tool.tsx'

mountTool('cost', styles, ([view, panes]) => <CostTool view={view} panes={panes} />)
