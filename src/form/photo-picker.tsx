import { type DragEvent, useState } from 'react'
import fieldStyles from '../components/field.module.css'
import styles from './photo-picker.module.css'
import { PhotoThumbnail } from './photo-thumbnail.tsx'
import { describePhotos, describeRefused } from './photo-words.ts'
import { photosField } from './request.ts'
import type { PhotosState } from './use-photos.ts'
import { estimateForm } from './words.ts'

const { photos: words, optional } = estimateForm

/** The native file input, with what it leaves out: thumbnails, taking one off again, and adding in several goes. */
export function PhotoPicker({ state, hint }: { state: PhotosState; hint: string }) {
  const { photos, refused, inputRef, add, remove } = state
  const [isDragging, setDragging] = useState(false)
  const leftOut = describeRefused(refused)

  function hold(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setDragging(true)
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setDragging(false)
    add(event.dataTransfer.files)
  }

  function takeOff(photo: File) {
    remove(photo)
    // The button that was pressed is gone.
    inputRef.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping files is an extra; the file input beside it does the same.
    <div
      className={`${styles.picker} ${isDragging ? styles.dragging : ''}`.trim()}
      onDragOver={hold}
      onDragLeave={() => setDragging(false)}
      onDrop={drop}
    >
      <label className={fieldStyles.label} htmlFor="estimate-photos">
        {words.label} <span className={fieldStyles.optional}>{optional}</span>
      </label>
      <input
        className={`${fieldStyles.control} ${styles.input}`}
        id="estimate-photos"
        ref={inputRef}
        type="file"
        name={photosField}
        accept="image/*"
        multiple
        aria-describedby="estimate-photos-status"
        onChange={({ currentTarget }) => add(currentTarget.files ?? [])}
      />
      <p className={styles.status} id="estimate-photos-status" aria-live="polite">
        {leftOut && <strong>{leftOut}</strong>}
        {photos.length > 0 ? `${describePhotos(photos.length)}.` : isDragging ? words.drop : hint}
      </p>
      {photos.length > 0 && (
        <ul className="photo-list">
          {photos.map(({ file, url }) => (
            <li key={url} className="photo">
              <PhotoThumbnail url={url} />
              <span className="photo-name" title={file.name}>
                {file.name}
              </span>
              <button type="button" className="photo-remove" onClick={() => takeOff(file)}>
                {words.remove} <span className="visually-hidden">{file.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
