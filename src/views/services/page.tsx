import { closingStreet } from '../../art/closing/closing-street.tsx'
import { glassSheets } from '../../art/motifs/glass-sheets.tsx'
import { CallButton, QuoteButton } from '../../components/buttons.tsx'
import { Drawing } from '../../components/drawing.tsx'
import { Section, SectionHead } from '../../components/section.tsx'
import { Frame } from '../../components/window.tsx'
import { pages } from '../../content/pages.ts'
import { site } from '../../content/site.ts'
import type * as allTools from '../../tools/all-tools.ts'
import { FindOut } from '../../tools/find-out.tsx'
import { ClosingCall } from '../shared/closing-call.tsx'
import { ReasonPane } from '../shared/reason-pane.tsx'
import { draftyRoom } from './drawings/drafty-room.tsx'
import { BrokenAtNight, foggyDetail } from './drawings/failed-windows.tsx'
import { storefront as storefrontDrawing } from './drawings/storefront.tsx'
import styles from './page.module.css'
import { PictureToEdge, ServiceFeatures, ServiceLinks, ServiceWords } from './service.tsx'
import { ServicesHero } from './services-hero.tsx'
import { servicesPage } from './words.ts'

const { broken, foggy, drafty, storefront, glass, reasons, closing } = servicesPage

export function ServicesPage({ tools }: { tools: typeof allTools }) {
  return (
    <>
      <ServicesHero />
      <FindOut currentPath={pages.services.path} />
      <Section id="broken" tone="night" width="screen">
        <PictureToEdge
          picture={<BrokenAtNight role="img" aria-label={broken.picture} preserveAspectRatio="xMidYMid slice" />}
          side="left"
          fit="fill"
          isScreenOnly
        >
          <ServiceWords sectionId="broken" service="emergency" {...broken} />
        </PictureToEdge>
      </Section>
      <Section id="foggy" tone="snow">
        <div className={styles.foggy}>
          <Drawing of={foggyDetail} alt={foggy.picture} className={`fluid ${styles.foggyPicture}`} />
          <ServiceWords sectionId="foggy" service="doublePane" {...foggy} />
        </div>
      </Section>
      <Section id="drafty" tone="ice" width="screen">
        <PictureToEdge picture={<Drawing of={draftyRoom} alt={drafty.picture} />} side="left" fit="fill">
          <ServiceWords sectionId="drafty" service="residential" {...drafty} />
        </PictureToEdge>
      </Section>
      <Storefront />
      <Section id="glass" tone="ice" width="screen">
        <PictureToEdge picture={<Drawing of={glassSheets} alt={glass.picture} />} side="right" fit="whole">
          <ServiceWords sectionId="glass" service="glass" {...glass} />
        </PictureToEdge>
      </Section>
      <tools.cost.Place />
      <Section id="why" tone="snow">
        <SectionHead sectionId="why" {...reasons} />
        <Frame className={styles.reasons}>
          {reasons.list.map((reason) => (
            <ReasonPane key={reason.name} {...reason} />
          ))}
        </Frame>
      </Section>
      <ClosingCall view={closingStreet} title={closing.title} lead={closing.lead}>
        <CallButton isLarge label={site.call} />
        <QuoteButton isLarge variant="outlined" label={closing.quote} />
      </ClosingCall>
    </>
  )
}

/** A whole row of shop windows, between its title and its terms; on a phone it stands over the title. */
function Storefront() {
  return (
    <Section id="storefront" tone="snow">
      <div className={styles.storefront}>
        <SectionHead sectionId="storefront" {...storefront} isEyebrowInHeading />
        <Drawing of={storefrontDrawing} alt={storefront.picture} className={`fluid ${styles.storefrontPicture}`} />
        <ServiceFeatures {...storefront} />
        <ServiceLinks service="commercial" quote={storefront.quote} />
      </div>
    </Section>
  )
}
