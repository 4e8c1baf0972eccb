import { ButtonLink, ButtonRow, CallButton, SmsButton } from '../../components/buttons.tsx'
import { pages } from '../../content/pages.ts'
import { site } from '../../content/site.ts'
import { CrackedPane } from './drawings/cracked-pane.tsx'
import { ErrorHero } from './error-hero.tsx'
import styles from './failed-page.module.css'

const { serverError } = site

/** What the 500 page shows in place of a page that failed. Nothing in it is a file that could fail too. */
export function FailedPage() {
  return (
    <ErrorHero
      picture={<CrackedPane role="img" aria-label={serverError.picture} className={styles.picture} />}
      title={site.unexpectedError}
      lead={serverError.lead}
    >
      <div className={styles.buttons}>
        <div className="hidden-on-phones">
          <ButtonRow>
            <CallButton label={site.call} />
            <SmsButton label={site.text} />
          </ButtonRow>
        </div>
        <ButtonRow>
          {/* An empty href reloads the URL that was requested. */}
          <ButtonLink variant="neutral" icon="arrow" href="">
            {serverError.retry}
          </ButtonLink>
          <ButtonLink variant="neutral" icon="arrow" href={pages.home.path}>
            {serverError.home}
          </ButtonLink>
        </ButtonRow>
      </div>
    </ErrorHero>
  )
}
