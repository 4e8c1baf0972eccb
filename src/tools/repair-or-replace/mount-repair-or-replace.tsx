import { mountTool } from '../kit/mount-tool.tsx'
import styles from './repair-or-replace.css?inline'
import { RepairOrReplaceTool } from './repair-or-replace-tool.tsx'

mountTool('repair-or-replace', styles, () => <RepairOrReplaceTool />)
