import { FactList } from '../components/fact-list.tsx'
import { PriceTable } from '../components/price-table.tsx'
import { arrivalGroups } from '../content/areas.ts'
import { home } from '../content/home.ts'
import { formatRange } from '../lib/format.ts'
import styles from './cost-tool-place.module.css'
import { ToolPlace } from './tool-place.tsx'

const arrivals = arrivalGroups.map(({ name, minutes, places }) => ({
  term: name,
  description: `${formatRange(minutes)} minutes to arrive, on average: ${places.join(', ')}`,
}))

type CostToolPlaceProps = {
  /** On a page that does not list the areas elsewhere. */
  withArrivals?: boolean
}

/** The cost tool. Before its script comes, without scripts and on paper it is the table of prices, and the areas. */
export function CostToolPlace({ withArrivals = false }: CostToolPlaceProps) {
  return (
    <ToolPlace name="cost" pictures={['scene', 'cost-broken']} className={styles.tool}>
      <PriceTable {...home.residential.prices} />
      {withArrivals && <FactList facts={arrivals} termsAre="words" />}
    </ToolPlace>
  )
}
