import { Icon } from '../components/icon.tsx'
import { isGroup, type NavigationGroup, type NavigationLink, navigation } from '../content/navigation.ts'
import { site } from '../content/site.ts'
import styles from './menu.module.css'

type LinkProps = { link: NavigationLink; currentPath: string }

function MenuLink({ link, currentPath }: LinkProps) {
  return (
    <a className={styles.entry} href={link.path} aria-current={link.path === currentPath ? 'page' : undefined}>
      {link.label}
    </a>
  )
}

type DropdownProps = { group: NavigationGroup; currentPath: string }

/** A disclosure: the browser opens and closes it, scripts/services-menu.ts adds what a popover leaves out. */
function Dropdown({ group, currentPath }: DropdownProps) {
  const holdsCurrent = group.links.some((link) => link.path === currentPath)
  return (
    <>
      <button
        type="button"
        className={`${styles.entry} ${styles.opener} ${holdsCurrent ? styles.holdsCurrent : ''}`.trim()}
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

export function Menu({ currentPath }: { currentPath: string }) {
  return (
    <nav aria-label={site.mainMenu}>
      <ul className={styles.menu}>
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
