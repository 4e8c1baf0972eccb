import { scene } from '../../art/scene/scene.tsx'
import { ButtonLink, ButtonRow, CallButton, SmsButton } from '../../components/buttons.tsx'
import { Drawing } from '../../components/drawing.tsx'
import { pages } from '../../content/pages.ts'
import { site } from '../../content/site.ts'
import { receivedPage, refusedPage } from '../../form/request.ts'
import { CrackedWindow, ErrorHero } from '../errors/page.tsx'
import styles from './page.module.css'
import { receivedWords, refusedWords } from './words.ts'

/** What a browser without scripts is shown for a request. The receiver writes the reference in. */
export function ReceivedPage() {
  return (
    <ErrorHero
      picture={<Drawing of={scene} alt={receivedWords.picture} className={styles.picture} />}
      title={receivedWords.title}
      lead={receivedWords.lead}
    >
      <p className={styles.reference}>
        {receivedWords.reference} <b>{receivedPage.placeholder}</b>
      </p>
      <ButtonRow>
        <CallButton label={site.call} />
        <SmsButton label={site.text} />
        <ButtonLink variant="neutral" icon="arrow" href={pages.home.path}>
          {receivedWords.home}
        </ButtonLink>
      </ButtonRow>
    </ErrorHero>
  )
}

/** What a browser without scripts is shown for a request that was not accepted. The receiver writes the reason in. */
export function RefusedPage() {
  return (
    <ErrorHero picture={<CrackedWindow />} title={refusedWords.title} lead={refusedPage.placeholder}>
      <p>{refusedWords.back}</p>
      <ButtonRow>
        <CallButton label={site.call} />
        <SmsButton label={site.text} />
      </ButtonRow>
    </ErrorHero>
  )
}
