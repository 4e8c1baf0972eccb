import { mountTool } from '../kit/mount-tool.tsx'
import styles from './glass-size.css?inline'
import { GlassSizeTool } from './glass-size-tool.tsx'

mountTool('glass-size', styles, ([drawing]) => <GlassSizeTool drawing={drawing?.light ?? ''} />)
