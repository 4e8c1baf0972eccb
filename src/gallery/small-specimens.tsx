import { LinkRow, MoreLink, QuoteLink } from '../components/arrow-link.tsx'
import { Breadcrumb } from '../components/breadcrumb.tsx'
import { ButtonLink } from '../components/button-link.tsx'
import { ButtonRow } from '../components/button-row.tsx'
import { CallButton, SmsButton } from '../components/contact-buttons.tsx'
import { ContactLinks } from '../components/contact-links.tsx'
import { EmailButton } from '../components/email-button.tsx'
import { FactList } from '../components/fact-list.tsx'
import { FigureRow } from '../components/figure-row.tsx'
import { Icon } from '../components/icon.tsx'
import { LargePhoneLink } from '../components/large-phone-link.tsx'
import { NoBreak } from '../components/no-break.tsx'
import { Quantity } from '../components/quantity.tsx'
import { Ruler } from '../components/ruler.tsx'
import { SpacerBar } from '../components/spacer-bar.tsx'
import { SpacerRuler } from '../components/spacer-ruler.tsx'
import { TickLabels } from '../components/tick-labels.tsx'
import { TickList } from '../components/tick-list.tsx'
import { business } from '../content/business.ts'
import { pages } from '../content/pages.ts'
import { site } from '../content/site.ts'
import { Logo } from '../layouts/logo.tsx'
import { ThemeSwitch } from '../layouts/theme-switch.tsx'
import { home } from '../views/home/words.ts'
import type { Specimen } from './specimen.ts'

/** Parts of a line or two. */
export const smallSpecimens: readonly Specimen[] = [
  { name: 'Logo', file: 'layouts/logo.tsx', show: () => <Logo /> },
  {
    name: 'Buttons',
    file: 'components/button-link.tsx, contact-buttons.tsx',
    show: () => (
      <ButtonRow>
        <CallButton />
        <CallButton isLarge label={site.call} />
        <SmsButton />
        <SmsButton isLarge label={site.text} />
        <ButtonLink variant="neutral" icon="arrow" href="/">
          Plain
        </ButtonLink>
      </ButtonRow>
    ),
  },
  {
    name: 'Links onward',
    file: 'components/arrow-link.tsx',
    show: () => (
      <LinkRow>
        <MoreLink href="/">More</MoreLink>
        <QuoteLink>Quote</QuoteLink>
      </LinkRow>
    ),
  },
  { name: 'Contact links', file: 'components/contact-links.tsx', show: () => <ContactLinks /> },
  {
    name: 'Icons',
    file: 'components/icon.tsx',
    show: () => (
      <ButtonRow>
        {(['phone', 'text', 'mail', 'pin', 'arrow', 'down', 'menu', 'close', 'check', 'handle'] as const).map(
          (name) => (
            <Icon key={name} name={name} />
          ),
        )}
      </ButtonRow>
    ),
  },
  { name: 'Quantity', file: 'components/quantity.tsx', show: () => <Quantity value="22" unit="min" /> },
  {
    name: 'Ruler',
    file: 'components/ruler.tsx',
    show: () => (
      <>
        <Ruler size="tall" length={30} minorEvery={1} majorEvery={5} progress={22} />
        <Ruler size="low" length={5} minorEvery={1} majorEvery={5} />
        <Ruler size="flat" length={45} minorEvery={5} majorEvery={45} measured={{ from: 20, to: 25 }} />
      </>
    ),
  },
  {
    name: 'Tick labels',
    file: 'components/tick-labels.tsx',
    show: () => (
      <>
        <Ruler size="flat" length={30} minorEvery={10} majorEvery={30} />
        <TickLabels ticks={[0, 10, 20, '30 years']} />
      </>
    ),
  },
  {
    name: 'Spacer bar',
    file: 'components/spacer-bar.tsx',
    show: () => <SpacerBar orientation="horizontal" />,
  },
  { name: 'Fact list', file: 'components/fact-list.tsx', show: () => <FactList facts={home.glass.facts} /> },
  { name: 'Tick list', file: 'components/tick-list.tsx', show: () => <TickList items={home.commercial.terms} /> },
  { name: 'NoBreak', file: 'components/no-break.tsx', show: () => <NoBreak>{home.residential.lead}</NoBreak> },
  {
    name: 'Breadcrumb',
    file: 'components/breadcrumb.tsx',
    show: () => <Breadcrumb above={[{ label: 'All services', path: pages.services.path }]} here="Here" />,
  },
  { name: 'Theme switch', file: 'layouts/theme-switch.tsx', show: () => <ThemeSwitch /> },
  {
    name: 'Email button',
    file: 'components/email-button.tsx',
    show: () => <EmailButton address={business.email} subject="A window" />,
  },
  {
    name: 'Large phone link',
    file: 'components/large-phone-link.tsx',
    show: () => <LargePhoneLink phone={business.phone} />,
  },
  {
    name: 'Spacer ruler',
    file: 'components/spacer-ruler.tsx',
    show: () => <SpacerRuler holes={30} measured={22} isMarked />,
  },
  {
    name: 'Figure row',
    file: 'components/figure-row.tsx',
    show: () => <FigureRow figures={home.hero.facts} />,
  },
]
