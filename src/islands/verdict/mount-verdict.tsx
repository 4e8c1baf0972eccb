import { mountTool } from '../tools/mount-tool.tsx'
import styles from './verdict.css?inline'
import { VerdictTool } from './verdict-tool.tsx'

mountTool('verdict', styles, () => <VerdictTool />)
