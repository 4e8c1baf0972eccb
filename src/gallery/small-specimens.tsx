import type { ReactNode } from 'react'
import {
  ButtonLink,
  ButtonRow,
  CallButton,
  EmailButton,
  QuoteButton,
  SaveNumberButton,
  SmsButton,
} from '../components/buttons.tsx'
import { Icon } from '../components/icon.tsx'
import { Breadcrumb, ContactLinks, LargePhoneLink, LinkRow, MoreLink, QuoteLink } from '../components/links.tsx'
import { Checklist, FactList } from '../components/lists.tsx'
import { FigureRow, Quantity, Ruler, ScaleLabels, SpacerRuler } from '../components/measures.tsx'
import { NoBreak } from '../components/no-break.tsx'
import { SpacerBar } from '../components/section.tsx'
import { business } from '../content/business.ts'
import { pages } from '../content/pages.ts'
import { site } from '../content/site.ts'
import { ThemeSwitch } from '../layouts/footer.tsx'
import { Logo } from '../layouts/header.tsx'
import { home } from '../views/home/words.ts'

/** What is shown by the name of each. It is drawn once for each theme; the key keeps ids and names of the two apart. */
export type Specimens = Readonly<Record<string, (key: string) => ReactNode>>

/** Parts of a line or two. */
export const smallSpecimens: Specimens = {
  Logo: () => <Logo />,
  Buttons: () => (
    <ButtonRow>
      <CallButton />
      <CallButton isLarge label={site.call} />
      <SmsButton />
      <SmsButton isLarge label={site.text} />
      <QuoteButton label={site.quote} variant="outlined" />
      <SaveNumberButton />
      <ButtonLink variant="neutral" icon="arrow" href="/">
        Plain
      </ButtonLink>
    </ButtonRow>
  ),
  'Links onward': () => (
    <LinkRow>
      <MoreLink href="/">More</MoreLink>
      <QuoteLink>Quote</QuoteLink>
    </LinkRow>
  ),
  'Contact links': () => <ContactLinks />,
  Icons: () => (
    <ButtonRow>
      {(['phone', 'text', 'mail', 'pin', 'arrow', 'down', 'menu', 'close', 'check', 'handle'] as const).map((name) => (
        <Icon key={name} name={name} />
      ))}
    </ButtonRow>
  ),
  Quantity: () => <Quantity value="22" unit="min" />,
  Ruler: () => (
    <>
      <Ruler size="tall" length={30} minorEvery={1} majorEvery={5} progress={22} />
      <Ruler size="low" length={5} minorEvery={1} majorEvery={5} />
      <Ruler size="flat" length={45} minorEvery={5} majorEvery={45} measured={{ from: 20, to: 25 }} />
    </>
  ),
  'Scale labels': () => (
    <>
      <Ruler size="flat" length={30} minorEvery={10} majorEvery={30} />
      <ScaleLabels ticks={[0, 10, 20, '30 years']} />
    </>
  ),
  'Spacer bar': () => <SpacerBar orientation="horizontal" />,
  'Fact list': () => <FactList facts={home.glass.facts} />,
  Checklist: () => <Checklist items={home.commercial.terms} />,
  NoBreak: () => <NoBreak>{home.residential.lead}</NoBreak>,
  Breadcrumb: () => <Breadcrumb above={[{ label: 'All services', path: pages.services.path }]} here="Here" />,
  'Theme switch': () => <ThemeSwitch />,
  'Email button': () => <EmailButton address={business.email} subject="A window" />,
  'Large phone link': () => <LargePhoneLink phone={business.phone} />,
  'Spacer ruler': () => <SpacerRuler holes={30} measured={22} isMarked />,
  'Figure row': () => <FigureRow figures={home.hero.facts} />,
}
