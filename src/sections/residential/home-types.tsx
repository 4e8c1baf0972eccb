import { Band } from '../../components/band.tsx'
import { ItemPoints, ItemText, PicturedItem } from '../../components/pictured-item.tsx'
import { SectionHead } from '../../components/section-head.tsx'
import { residential } from '../../content/residential.ts'
import styles from './home-types.module.css'

const { homes } = residential

export function HomeTypes() {
  return (
    <Band id="homes" tone="snow">
      <SectionHead of="homes" {...homes} />
      <ul className={styles.homes}>
        {homes.list.map(({ drawing, name, says, services, tagline }) => (
          <PicturedItem key={name} drawing={drawing} name={name}>
            <ItemText>{says}</ItemText>
            <ItemPoints points={services} />
            <p className={styles.tagline}>{tagline}</p>
          </PicturedItem>
        ))}
      </ul>
    </Band>
  )
}
