import { type DragEvent, useEffect, useRef, useState } from 'react'
import fieldStyles from '../components/field.module.css'
import { addPhotos, fillInput, isSameFile, noneRefused, type Refused } from '../lib/photos.ts'
import styles from './form.module.css'
import { photosField } from './request.ts'
import { describeLeftOut, describePhotos, estimateForm } from './words.ts'

const { photos: words, optional } = estimateForm

/** The native file input, with what it leaves out: thumbnails, taking one off again, and adding in several goes. */
export function PhotoPicker({ state, hint }: { state: PhotosState; hint: string }) {
  const { photos, refused, inputRef, add, replace, remove } = state
  const [isDragging, setDragging] = useState(false)
  const leftOut = describeLeftOut(refused)

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
        {`${words.label} `}
        <span className={fieldStyles.optional}>{optional}</span>
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
        onChange={({ currentTarget: { files }, nativeEvent }) => {
          // A tool replaces what it has put there, and keeps the rest.
          if (nativeEvent instanceof CustomEvent) replace(files ?? [])
          else add(files ?? [])
        }}
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

/** Some image formats cannot be shown by every browser; the photo counts all the same. */
function PhotoThumbnail({ url }: { url: string }) {
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed) return <span className="photo-thumbnail">{words.noPreview}</span>
  return <img className="photo-thumbnail" src={url} alt="" onError={() => setFailed(true)} />
}

export type PhotosState = ReturnType<typeof usePhotos>

/** The photos of the form: picked in several goes, shown, taken off one by one, gone when the form is reset. */
export function usePhotos() {
  const inputRef = useRef<HTMLInputElement>(null)
  const shownRef = useRef<readonly Photo[]>([])
  const [photos, setPhotos] = useState<readonly Photo[]>([])
  const [refused, setRefused] = useState<Refused>(noneRefused)

  function show(files: readonly File[]) {
    shownRef.current = showPhotos(files, shownRef.current)
    setPhotos(shownRef.current)
    // The input holds what would be sent, so every change is written back to it.
    if (inputRef.current) fillInput(inputRef.current, files)
  }

  function add(picked: Iterable<File>) {
    const files = shownRef.current.map(({ file }) => file)
    const result = addPhotos(files, picked)
    setRefused(result.refused)
    show(result.photos)
  }

  function replace(files: Iterable<File>) {
    setRefused(noneRefused)
    show([...files])
  }

  function remove(photo: File) {
    setRefused(noneRefused)
    show(shownRef.current.flatMap(({ file }) => (isSameFile(file, photo) ? [] : [file])))
  }

  useEffect(() => {
    const input = inputRef.current
    const form = input?.form
    if (!input || !form) return
    // Picked before this script arrived, or kept by the browser on the way back.
    if (input.files?.length) add([...input.files])

    const clear = () => {
      setRefused(noneRefused)
      show([])
    }
    form.addEventListener('reset', clear)
    return () => {
      form.removeEventListener('reset', clear)
      for (const { url } of shownRef.current) URL.revokeObjectURL(url)
    }
  }, [])

  return { photos, refused, inputRef, add, replace, remove }
}

type Photo = { readonly file: File; readonly url: string }

function showPhotos(files: readonly File[], shown: readonly Photo[]): Photo[] {
  const kept = new Map(shown.map((photo) => [photo.file, photo]))
  const photos = files.map((file) => kept.get(file) ?? { file, url: URL.createObjectURL(file) })
  for (const photo of shown) if (!files.includes(photo.file)) URL.revokeObjectURL(photo.url)
  return photos
}
