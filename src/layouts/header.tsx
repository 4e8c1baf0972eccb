import { CallButton, SmsButton } from '../components/buttons.tsx'
import { pageIdAt } from '../content/pages.ts'
import { site } from '../content/site.ts'
import { MenuButton } from './drawer.tsx'
import styles from './header.module.css'
import { Logo } from './logo.tsx'
import { Menu } from './menu.tsx'

export function Header({ currentPath }: { currentPath: string }) {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
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
