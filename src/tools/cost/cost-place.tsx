import { scene } from '../../art/scene/scene.tsx'
import { FactList } from '../../components/lists.tsx'
import { PriceTable } from '../../components/table.tsx'
import { arrivalFacts } from '../../content/areas.ts'
import { home } from '../../views/home/words.ts'
import { ToolMountPoint } from '../kit/place.tsx'
import styles from './cost-place.module.css'
import { costPanes } from './drawings/panes.tsx'

type CostToolMountPointProps = {
  /** On a page that does not list the areas elsewhere. */
  withArrivals?: boolean
}

/** The cost tool. Before its script comes, without scripts and on paper it is the table of prices, and the areas. */
export function CostToolMountPoint({ withArrivals = false }: CostToolMountPointProps) {
  return (
    <ToolMountPoint name="cost" pictures={[scene, costPanes.broken]} className={styles.tool}>
      <PriceTable {...home.residential.prices} />
      {withArrivals && <FactList facts={arrivalFacts} termsAre="words" />}
    </ToolMountPoint>
  )
}
