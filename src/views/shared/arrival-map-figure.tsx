import { ArrivalMapLabels, arrivalMap } from '../../art/map/arrival-map.tsx'
import { Drawing } from '../../components/drawing.tsx'
import { arrivalMapAlt } from '../../content/areas.ts'
import { arrivalMinutes } from '../../content/claims.ts'
import { formatRange } from '../../lib/format.ts'
import styles from './arrival-map-figure.module.css'

const minutes = {
  central: formatRange(arrivalMinutes.central),
  innerCity: formatRange(arrivalMinutes.innerCity),
  suburban: formatRange(arrivalMinutes.suburban),
  extended: formatRange(arrivalMinutes.extended),
}

/** The land is a picture file; the words over it are text, in the site's own type. */
export function ArrivalMapFigure() {
  return (
    <div className={styles.map} data-arrival-map>
      <Drawing of={arrivalMap} alt={arrivalMapAlt} />
      <ArrivalMapLabels className={styles.labels} minutes={minutes} />
    </div>
  )
}
