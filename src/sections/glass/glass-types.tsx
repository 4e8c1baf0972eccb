import { Band } from '../../components/band.tsx'
import { ItemPoints, ItemText, PicturedItem } from '../../components/pictured-item.tsx'
import { SectionHead } from '../../components/section-head.tsx'
import { glass } from '../../content/glass.ts'
import styles from './glass-types.module.css'

const { types } = glass

/** Three behaviours, two kinds of glass for each. */
export function GlassTypes() {
  return (
    <Band id="types" tone="snow">
      <SectionHead of="types" {...types} />
      {types.groups.map(({ title, says, types: kinds }) => (
        <div key={title} className={styles.group}>
          <div className={styles.head}>
            <h3>{title}</h3>
            <p className={styles.says}>{says}</p>
          </div>
          <ul className={styles.kinds}>
            {kinds.map(({ drawing, name, says: description, features }) => (
              <PicturedItem key={name} drawing={drawing} name={name} nameLevel="h4" onPhones="over">
                <ItemText>{description}</ItemText>
                <ItemPoints points={features} />
              </PicturedItem>
            ))}
          </ul>
        </div>
      ))}
    </Band>
  )
}
