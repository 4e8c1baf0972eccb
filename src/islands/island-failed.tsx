import { CallButton } from '../components/contact-buttons.tsx'
import { site } from '../content/site.ts'
import styles from './island-failed.module.css'

export function IslandFailed({ description }: { description: string }) {
  return (
    <div className={styles.failed} role="alert">
      <h3>{site.unexpectedError}</h3>
      <p>{description}</p>
      <CallButton label={site.call} />
    </div>
  )
}
