import { Mark } from '../art/identity/mark.tsx'
import { CallButton, SmsButton } from '../components/buttons.tsx'
import { Icon } from '../components/inline.tsx'
import { business } from '../content/business.ts'
import { isGroup, type NavigationGroup, type NavigationLink, navigation } from '../content/navigation.ts'
import { pageIdAt } from '../content/pages.ts'
import { site } from '../content/site.ts'
import { MenuButton } from './drawer.tsx'
import styles from './header.module.css'

export function Header({ currentPath }: { currentPath: string }) {
  return (
    <header className={styles.header}>
      <div className={`page-width ${styles.bar}`}>
        <Logo />
        <div className={styles.menu}>
          <Menu currentPath={currentPath} />
        </div>
        <div className={styles.buttons}>
          <SmsButton page={pageIdAt(currentPath)} label={site.text} />
          <CallButton />
        </div>
        <div className={styles.opener}>
          <MenuButton />
        </div>
      </div>
    </header>
  )
}

export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      {site.skip}
    </a>
  )
}

/** The mark and the name of the business, as a link to the home page. */
export function Logo() {
  return (
    <a className={styles.logo} href="/">
      <Mark className={styles.mark} />
      <span>
        {business.shortName}
        <span className={styles.tagline}>{` ${business.tagline}`}</span>
      </span>
    </a>
  )
}

type LinkProps = { link: NavigationLink; currentPath: string }

function MenuLink({ link, currentPath }: LinkProps) {
  return (
    <a className={styles.entry} href={link.path} aria-current={link.path === currentPath ? 'page' : undefined}>
      {link.label}
    </a>
  )
}

type DropdownProps = { group: NavigationGroup; currentPath: string }

/** A disclosure: the browser opens and closes it, scripts/menus.ts adds what a popover leaves out. */
function Dropdown({ group, currentPath }: DropdownProps) {
  const holdsCurrent = group.links.some((link) => link.path === currentPath)
  return (
    <>
      <button
        type="button"
        className={`${styles.entry} ${styles.dropdownOpener} ${holdsCurrent ? styles.holdsCurrent : ''}`.trim()}
        popoverTarget="services-menu"
      >
        {group.label}
        <Icon name="down" />
      </button>
      <ul className={styles.dropdown} id="services-menu" popover="auto">
        {group.links.map((link) => (
          <li key={link.path}>
            <MenuLink link={link} currentPath={currentPath} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Menu({ currentPath }: { currentPath: string }) {
  return (
    <nav aria-label={site.mainMenu}>
      <ul className={styles.entries}>
        {navigation.map((entry) => (
          <li key={entry.label}>
            {isGroup(entry) ? (
              <Dropdown group={entry} currentPath={currentPath} />
            ) : (
              <MenuLink link={entry} currentPath={currentPath} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
