import { useState } from 'react'
import { estimateForm } from './words.ts'

/** Some image formats cannot be shown by every browser; the photo counts all the same. */
export function PhotoThumbnail({ url }: { url: string }) {
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed) return <span className="photo-thumbnail">{estimateForm.photos.noPreview}</span>
  return <img className="photo-thumbnail" src={url} alt="" onError={() => setFailed(true)} />
}
