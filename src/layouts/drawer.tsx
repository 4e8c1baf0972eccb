import { CallButton, SmsButton } from '../components/buttons.tsx'
import { Icon } from '../components/inline.tsx'
import { LinkRow, QuoteLink } from '../components/links.tsx'
import { isGroup, type NavigationLink, navigation } from '../content/navigation.ts'
import { pageIdAt } from '../content/pages.ts'
import { site } from '../content/site.ts'
import styles from './drawer.module.css'

const drawerId = 'drawer'

/** Commands let the browser open and close the dialog before any script has arrived. React has no types for them yet. */
function commandProps(command: 'show-modal' | 'close') {
  return { command, commandfor: drawerId }
}

export function MenuButton() {
  return (
    <button type="button" className={styles.button} aria-haspopup="dialog" {...commandProps('show-modal')}>
      <Icon name="menu" />
      {site.menu}
    </button>
  )
}

type DrawerLinkProps = { link: NavigationLink; currentPath: string; isInner?: boolean }

function DrawerLink({ link, currentPath, isInner = false }: DrawerLinkProps) {
  return (
    <li>
      <a
        className={`${styles.link} ${isInner ? styles.inner : ''}`.trim()}
        href={link.path}
        aria-current={link.path === currentPath ? 'page' : undefined}
      >
        {link.label}
      </a>
    </li>
  )
}

export function Drawer({ currentPath }: { currentPath: string }) {
  return (
    <dialog id={drawerId} className={styles.drawer} aria-label={site.menu} closedby="any">
      <div className={styles.content}>
        <div className={styles.top}>
          <button type="button" className={styles.button} {...commandProps('close')}>
            <Icon name="close" />
            {site.close}
          </button>
        </div>
        <nav aria-label={site.menu}>
          <ul>
            {navigation.map((entry) =>
              isGroup(entry) ? (
                entry.links.map((link, index) => (
                  <DrawerLink key={link.path} link={link} currentPath={currentPath} isInner={index > 0} />
                ))
              ) : (
                <DrawerLink key={entry.path} link={entry} currentPath={currentPath} />
              ),
            )}
          </ul>
        </nav>
        <div className={styles.buttons}>
          <CallButton label={site.call} />
          <SmsButton page={pageIdAt(currentPath)} />
          <LinkRow>
            <QuoteLink>{site.quote}</QuoteLink>
          </LinkRow>
        </div>
      </div>
    </dialog>
  )
}
