import { useRef, useState } from 'react'
import buttonStyles from '../../components/button.module.css'
import fieldStyles from '../../components/field.module.css'
import { Icon } from '../../components/inline.tsx'
import { fitInto } from '../../lib/photos.ts'
import { LinkButton } from '../kit/tool-window.tsx'
import type { Picture } from './marking.ts'
import { type PaperName, pictureLongerSide } from './measure-glass.ts'
import { readSide, type Side, sides, type WindowSize } from './window-sizes.ts'
import { glassSize } from './words.ts'

const { photo, refused, typed } = glassSize

type TypedSidesProps = {
  /** What the two sides are of. */
  legend: string
  size: WindowSize
  onType: (side: Side, text: string) => void
}

/** Both sides at once, as the visitor writes them, or as a photo has filled them in. */
export function TypedSides({ legend, size, onType }: TypedSidesProps) {
  // What is wrong is said when a field was left, or the first digit would be.
  const [left, setLeft] = useState<readonly Side[]>([])
  const wrong = sides.filter((side) => left.includes(side) && readSide(size[side]).error)
  return (
    <fieldset className="size-typed tool-pane" tabIndex={-1}>
      <legend className="visually-hidden">{legend}</legend>
      {sides.map((side) => (
        <label key={side} className={fieldStyles.label}>
          {typed[side].label}
          <input
            className={fieldStyles.control}
            value={size[side]}
            placeholder={typed[side].example}
            autoComplete="off"
            spellCheck={false}
            aria-invalid={wrong.includes(side) || undefined}
            aria-describedby={wrong.includes(side) ? `size-wrong-${side}` : 'size-hint'}
            onChange={({ target }) => onType(side, target.value)}
            onBlur={() => setLeft([...left, side])}
          />
        </label>
      ))}
      <div role="alert">
        {wrong.map((side) => (
          <p key={side} className={fieldStyles.error} id={`size-wrong-${side}`}>
            {typed[side].label}: {readSide(size[side]).error}
          </p>
        ))}
      </div>
      <p className="tool-note" id="size-hint" hidden={wrong.length > 0}>
        {typed.hint}
      </p>
    </fieldset>
  )
}

type PaperChoiceProps = { paper: PaperName; onPaper: (paper: PaperName) => void }

/** What is taped to the glass, for whoever has A4. */
export function PaperChoice({ paper, onPaper }: PaperChoiceProps) {
  return (
    <fieldset className="size-papers tool-line">
      <legend className="visually-hidden">{photo.paper}</legend>
      {(Object.keys(photo.papers) as PaperName[]).map((name) => (
        <label key={name}>
          <input type="radio" name="size-paper" checked={name === paper} onChange={() => onPaper(name)} />
          {photo.papers[name]}
        </label>
      ))}
    </fieldset>
  )
}

type PhotoPaneProps = {
  /** The path of the drawn window. */
  drawing: string
  onPicture: (picture: Picture) => void
}

/** What a photo should show, and the two ways to begin with one. */
export function PhotoPane({ drawing, onPicture }: PhotoPaneProps) {
  const [note, setNote] = useState<string>(photo.privacy)
  const newest = useRef<File>(null)
  const isError = note !== photo.privacy && note !== photo.opening

  /** Of several in a row the last one counts. */
  async function open(file: File) {
    newest.current = file
    setNote(photo.opening)
    const opened = await openPhoto(file)
    if (newest.current !== file) return
    if (typeof opened === 'string') setNote(refused[opened](file.name))
    else onPicture(opened)
  }

  return (
    <div className="size-photo tool-pane">
      <img src={drawing} alt="" />
      <div className="size-row tool-line">
        <label className={`${buttonStyles.button} ${buttonStyles.neutral} size-pick`}>
          <Icon name="camera" />
          {photo.choose}
          <input
            className="tool-input fill"
            type="file"
            accept="image/*"
            aria-describedby="size-photo-note"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? []
              if (file) void open(file)
              // So that the same photo can be chosen again.
              currentTarget.value = ''
            }}
          />
        </label>
        {/* Of the size that the drawing says: WebKit tells the one at which it is shown. */}
        <LinkButton onClick={() => onPicture({ url: drawing, width: 1600, height: 1400 })}>
          {photo.tryDrawing}
        </LinkButton>
      </div>
      <p className={isError ? fieldStyles.error : 'tool-note'} id="size-photo-note" aria-live="polite">
        {note}
      </p>
    </div>
  )
}

/** In pixels. In less than that a corner cannot be pointed at. */
const minShorterSide = 200

/** A panorama has no single perspective, and a strip shows no window. */
const maxAspectRatio = 3

/**
 * Opens a photo as a smaller picture, turned as the camera was held, or says why not. The browser decodes and shrinks it
 * beside the page, which would otherwise stand still for a photo of 12 to 48 megapixels.
 */
async function openPhoto(file: File): Promise<Picture | keyof typeof refused> {
  const url = URL.createObjectURL(file)
  try {
    // An <img> reads the size from the head of the file and decodes nothing until it is painted.
    const image = new Image()
    await new Promise((resolve, reject) => Object.assign(image, { onload: resolve, onerror: reject, src: url }))
    const { naturalWidth: width, naturalHeight: height } = image
    const [shorter, longer] = [Math.min(width, height), Math.max(width, height)]
    if (shorter < minShorterSide || longer > shorter * maxAspectRatio) return 'notWhole'
    const size = fitInto({ width, height }, pictureLongerSide)
    const options = { resizeWidth: size.width, resizeHeight: size.height, resizeQuality: 'high' } as const
    const bitmap = await createImageBitmap(file, options)
    const canvas = new OffscreenCanvas(size.width, size.height)
    const context = canvas.getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    bitmap.close()
    if (!context?.getImageData(0, 0, size.width, size.height).data.some(Boolean)) return 'notWhole'
    const small = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 })
    return { ...size, url: URL.createObjectURL(small), file }
  } catch {
    return 'cannotOpen'
  } finally {
    URL.revokeObjectURL(url)
  }
}
