import { ButtonRow, CallButton, SmsButton } from '../../components/buttons.tsx'
import { site } from '../../content/site.ts'
import { requestPages } from '../../form/delivery/words.ts'
import { refusedPage } from '../../form/request.ts'
import { CrackedPane } from '../errors/drawings/cracked-pane.tsx'
import { ErrorHero } from '../errors/error-hero.tsx'
import pictureStyles from '../errors/failed-page.module.css'

const words = requestPages.refused

/** What a browser without scripts is shown for a request that was not accepted. The receiver writes the reason in. */
export function RequestRefused() {
  return (
    <ErrorHero
      picture={<CrackedPane role="img" aria-label={site.serverError.picture} className={pictureStyles.picture} />}
      title={words.title}
      lead={refusedPage.placeholder}
    >
      <div className={pictureStyles.buttons}>
        <p>{words.back}</p>
        <ButtonRow>
          <CallButton label={site.call} />
          <SmsButton label={site.text} />
        </ButtonRow>
      </div>
    </ErrorHero>
  )
}
