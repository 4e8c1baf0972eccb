import { mountTool } from '../tools/mount-tool.tsx'
import styles from './cost.css?inline'
import { CostTool } from './cost-tool.tsx'

mountTool('cost', styles, (place) => {
  // The prices in one table stay under the tool, folded.
  place.querySelector('details')?.removeAttribute('open')
  return <CostTool pictures={JSON.parse(place.dataset.pictures ?? '[]')} />
})
