import { mountTool } from '../tools/mount-tool.tsx'
import styles from './size.css?inline'
import { SizeTool } from './size-tool.tsx'

mountTool('size', styles, ([drawing]) => <SizeTool drawing={drawing?.day ?? ''} />)
