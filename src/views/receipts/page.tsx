import { scene } from '../../art/scene/scene.tsx'
import { ButtonLink, ButtonRow, CallButton, SmsButton } from '../../components/buttons.tsx'
import { Drawing } from '../../components/drawing.tsx'
import { pages } from '../../content/pages.ts'
import { site } from '../../content/site.ts'
import { requestPages } from '../../form/delivery/words.ts'
import { receivedPage, refusedPage } from '../../form/request.ts'
import { CrackedWindow, ErrorHero, HeroRows } from '../errors/error-hero.tsx'
import styles from './page.module.css'

const { received, refused } = requestPages

/** What a browser without scripts is shown for a request. The receiver writes the reference in. */
export function ReceivedPage() {
  return (
    <ErrorHero
      picture={<Drawing of={scene} alt={received.picture} className={styles.picture} />}
      title={received.title}
      lead={received.lead}
    >
      <p className={styles.reference}>
        {received.reference} <b>{receivedPage.placeholder}</b>
      </p>
      <ButtonRow>
        <CallButton label={site.call} />
        <SmsButton label={site.text} />
        <ButtonLink variant="neutral" icon="arrow" href={pages.home.path}>
          {received.home}
        </ButtonLink>
      </ButtonRow>
    </ErrorHero>
  )
}

/** What a browser without scripts is shown for a request that was not accepted. The receiver writes the reason in. */
export function RefusedPage() {
  return (
    <ErrorHero picture={<CrackedWindow />} title={refused.title} lead={refusedPage.placeholder}>
      <HeroRows>
        <p>{refused.back}</p>
        <ButtonRow>
          <CallButton label={site.call} />
          <SmsButton label={site.text} />
        </ButtonRow>
      </HeroRows>
    </ErrorHero>
  )
}
