import { scene } from '../../art/scene/scene.tsx'
import { ButtonLink, ButtonRow, CallButton, SmsButton } from '../../components/buttons.tsx'
import { Drawing } from '../../components/drawing.tsx'
import { pages } from '../../content/pages.ts'
import { site } from '../../content/site.ts'
import { requestPages } from '../../form/delivery/words.ts'
import { receivedPage } from '../../form/request.ts'
import { ErrorHero } from '../errors/error-hero.tsx'
import styles from './request-received.module.css'

const words = requestPages.received

/** What a browser without scripts is shown for a request. The receiver writes the reference in. */
export function RequestReceived() {
  return (
    <ErrorHero
      picture={<Drawing of={scene} alt={words.picture} className={styles.picture} />}
      title={words.title}
      lead={words.lead}
    >
      <p className={styles.reference}>
        {words.reference} <b>{receivedPage.placeholder}</b>
      </p>
      <ButtonRow>
        <CallButton label={site.call} />
        <SmsButton label={site.text} />
        <ButtonLink variant="neutral" icon="arrow" href={pages.home.path}>
          {words.home}
        </ButtonLink>
      </ButtonRow>
    </ErrorHero>
  )
}
