import type { DrawingName } from '../art/drawings.tsx'
import { Band } from '../components/band.tsx'
import { Drawing } from '../components/drawing.tsx'
import { Icon } from '../components/icon.tsx'
import { type Service, services } from '../content/services.ts'
import styles from './service-rows.module.css'

const pictures: Record<Service['id'], DrawingName> = {
  emergency: 'broken-window',
  residential: 'heritage-window',
  commercial: 'shop-front',
  glass: 'pane-on-lifters',
  doublePane: 'foggy-window',
}

/** The five services as a list to choose from. */
export function ServiceRows({ title }: { title: string }) {
  return (
    <Band id="services" tone="ice">
      <h2 id="services-title" className={styles.title}>
        {title}
      </h2>
      <ul className={styles.rows}>
        {services.map(({ id, name, summary, path }) => (
          <li key={id}>
            <a className={styles.row} href={path}>
              <Drawing name={pictures[id]} alt="" className={styles.picture} />
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.says}>{summary}</p>
              <Icon name="arrow" />
            </a>
          </li>
        ))}
      </ul>
    </Band>
  )
}
