import type { DrawingHandle } from '../../art/kit/drawing.tsx'
import { homeWindow } from '../../art/motifs/home-windows.tsx'
import { brokenWindow, foggyWindow, paneOnLifters, shopFront } from '../../art/motifs/service-windows.tsx'
import { Carousel } from '../../components/carousel.tsx'
import { Drawing } from '../../components/drawing.tsx'
import { Icon } from '../../components/inline.tsx'
import { Section } from '../../components/section.tsx'
import { Frame, Pane } from '../../components/window.tsx'
import { getService, type ServiceId } from '../../content/services.ts'
import styles from './related-services.module.css'

type RelatedServicesProps = {
  title: string
  /** Which services, and what each has to do with the page it is shown on. */
  items: readonly { readonly id: ServiceId; readonly description: string }[]
  tone: 'snow' | 'ice'
}

/** The way on from a service page: a window with a pane for each other service. */
export function RelatedServices({ title, items, tone }: RelatedServicesProps) {
  return (
    <Section id="related" tone={tone} className={styles.section}>
      <h2 id="related-title" className={styles.title}>
        {title}
      </h2>
      <Carousel label={title} count={items.length === 3 ? 3 : 4} isNarrow>
        <Frame className={styles.panes}>
          {items.map(({ id, description }) => {
            const { path, name } = getService(id)
            return (
              <Pane key={id} className={styles.pane}>
                <a className={styles.card} href={path}>
                  <Drawing of={servicePictures[id]} alt="" className={styles.picture} />
                  <div className={styles.words}>
                    <h3 className={styles.name}>
                      {name}
                      <Icon name="arrow" />
                    </h3>
                    <p className={`small ${styles.description}`}>{description}</p>
                  </div>
                </a>
              </Pane>
            )
          })}
        </Frame>
      </Carousel>
    </Section>
  )
}

/** The small picture of each service. */
export const servicePictures: Record<ServiceId, DrawingHandle> = {
  emergency: brokenWindow,
  residential: homeWindow,
  commercial: shopFront,
  glass: paneOnLifters,
  doublePane: foggyWindow,
}
