import { mountTool } from '../tools/mount-tool.tsx'
import styles from './fog.css?inline'
import { FogTool } from './fog-tool.tsx'

mountTool('fog', styles, ([view, water, frost, stains]) => <FogTool pictures={{ view, water, frost, stains }} />)
