import styles from './toast-region.module.css'

/** There from the start and empty: what is put in later is announced, politely. */
export function ToastRegion() {
  return <div id="toasts" className={styles.region} role="status" />
}
