import { useEffect, useRef, useState } from 'react'
import { addPhotos, fillInput, isSameFile, noneRefused, type Refused } from '../lib/photos.ts'

type Photo = { readonly file: File; readonly url: string }

function showPhotos(files: readonly File[], shown: readonly Photo[]): Photo[] {
  const kept = new Map(shown.map((photo) => [photo.file, photo]))
  const photos = files.map((file) => kept.get(file) ?? { file, url: URL.createObjectURL(file) })
  for (const photo of shown) if (!files.includes(photo.file)) URL.revokeObjectURL(photo.url)
  return photos
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

  return { photos, refused, inputRef, add, remove }
}
