import { PriceTable } from '../../components/price-table.tsx'
import { home } from '../../content/home.ts'
import { ToolPlace } from '../tool-place.tsx'
import styles from './cost-estimate.module.css'

/** The cost tool. Before its script comes, without scripts and on paper it is the table of prices. */
export function CostEstimate() {
  return (
    <ToolPlace name="cost" pictures={['scene', 'cost-broken']} className={styles.tool}>
      <PriceTable {...home.residential.prices} />
    </ToolPlace>
  )
}
