import { ButtonLink, ButtonRow, CallButton } from '../../components/buttons.tsx'
import { Drawing } from '../../components/drawing.tsx'
import { QuoteLink } from '../../components/links.tsx'
import { pages } from '../../content/pages.ts'
import { site } from '../../content/site.ts'
import { missingPane, missingPaneNarrow } from './drawings/missing-pane.tsx'
import { ErrorHero } from './error-hero.tsx'
import styles from './missing-page.module.css'

const { notFound } = site

/** The 404 page's window, whose middle pane is the page that is missing. */
export function MissingPage() {
  return (
    <ErrorHero
      picture={
        <>
          <div className={styles.wide}>
            <Drawing of={missingPane} alt={notFound.picture} className={styles.picture} />
          </div>
          <div className={styles.narrow}>
            <Drawing of={missingPaneNarrow} alt={notFound.picture} className={styles.picture} />
          </div>
        </>
      }
      title={
        <>
          <span className={styles.code}>{notFound.code}</span>
          {notFound.title}
        </>
      }
      lead={notFound.lead}
    >
      <ButtonRow>
        <ButtonLink variant="neutral" icon="arrow" href={pages.home.path}>
          {notFound.home}
        </ButtonLink>
        <div className="hidden-on-phones">
          <CallButton label={site.call} />
        </div>
      </ButtonRow>
      <div className={styles.quote}>
        <QuoteLink isButtonOnPhones>{site.quote}</QuoteLink>
      </div>
    </ErrorHero>
  )
}
