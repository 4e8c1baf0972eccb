import { useState } from 'react'
import { estimateForm } from '../content/estimate-form.ts'
import styles from './photo-picker.module.css'

/** Some image formats cannot be shown by every browser; the photo counts all the same. */
export function PhotoThumbnail({ url }: { url: string }) {
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed) return <span className={styles.thumbnail}>{estimateForm.photos.noPreview}</span>
  return <img className={styles.thumbnail} src={url} alt="" onError={() => setFailed(true)} />
}
