import type { NavigationLink } from '../content/navigation.ts'
import { site } from '../content/site.ts'
import styles from './breadcrumb.module.css'

type BreadcrumbProps = { above: readonly NavigationLink[]; here: string }

export function Breadcrumb({ above, here }: BreadcrumbProps) {
  return (
    <nav aria-label={site.breadcrumb}>
      <ol className={styles.trail}>
        {above.map(({ label, path }) => (
          <li key={path}>
            <a href={path}>{label}</a>
          </li>
        ))}
        <li>
          <span aria-current="page">{here}</span>
        </li>
      </ol>
    </nav>
  )
}
