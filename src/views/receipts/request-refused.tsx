import { ButtonRow, CallButton, SmsButton } from '../../components/buttons.tsx'
import { site } from '../../content/site.ts'
import { requestPages } from '../../form/delivery/words.ts'
import { refusedPage } from '../../form/request.ts'
import { CrackedWindow, ErrorHero, HeroRows } from '../errors/error-hero.tsx'

const words = requestPages.refused

/** What a browser without scripts is shown for a request that was not accepted. The receiver writes the reason in. */
export function RequestRefused() {
  return (
    <ErrorHero picture={<CrackedWindow />} title={words.title} lead={refusedPage.placeholder}>
      <HeroRows>
        <p>{words.back}</p>
        <ButtonRow>
          <CallButton label={site.call} />
          <SmsButton label={site.text} />
        </ButtonRow>
      </HeroRows>
    </ErrorHero>
  )
}
