import { type ChangeEvent, type RefObject, useRef, useState } from 'react'
import buttonStyles from '../../components/button.module.css'
import { isImage } from '../../lib/photos.ts'
import { openDrawing, openPhoto } from './open-picture.ts'
import type { Picture } from './picture.ts'
import { glassSize, sayCannotOpen, sayNotPicture } from './words.ts'

type StartStepProps = {
  isShown: boolean
  inputRef: RefObject<HTMLInputElement | null>
  drawing: string
  onPicture: (picture: Picture) => void
}

/** How it works, and the two ways to begin. */
export function StartStep({ isShown, inputRef, drawing, onPicture }: StartStepProps) {
  const { error, isOpening, refuse, open } = useOpenPicture(onPicture)

  function pick({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0]
    if (file && !isImage(file)) refuse(sayNotPicture(file.name))
    else if (file) void open(openPhoto(file), sayCannotOpen(file.name))
    // So that the same photo can be chosen again.
    currentTarget.value = ''
  }

  return (
    <div className="glass-size-step" data-shown={isShown}>
      <ol className="glass-size-steps">
        {glassSize.steps.map(({ name, description }, index) => (
          <li key={name}>
            <b>{index + 1}</b>
            <div>
              <h3>{name}</h3>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="glass-size-row">
        <label className={`${buttonStyles.button} ${buttonStyles.neutral} glass-size-pick`}>
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M3.5 7.5h4l1.6-2.5h5.8l1.6 2.5h4v12h-17zM12 16.8a3.6 3.6 0 1 0 0-7.2 3.6 3.6 0 0 0 0 7.2z" />
          </svg>
          {glassSize.choosePhoto}
          <input ref={inputRef} className="tool-input" type="file" accept="image/*" onChange={pick} />
        </label>
        <button
          type="button"
          className="glass-size-link"
          onClick={() => open(openDrawing(drawing), glassSize.noDrawing)}
        >
          {glassSize.tryDrawing}
        </button>
      </div>
      <div className="glass-size-file-note">
        {!error && <p className="glass-size-hint">{isOpening ? glassSize.opening : glassSize.privacy}</p>}
        <p className="glass-size-error" role="alert">
          {error}
        </p>
      </div>
      <table className="glass-size-accuracy">
        <caption>{glassSize.accuracy.title}</caption>
        <tbody>
          {glassSize.accuracy.rows.map(({ pane, tolerance }) => (
            <tr key={pane}>
              <th scope="row">{pane}</th>
              <td>{tolerance}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Waits for a picture, and says why there is none. Of several in a row the last one counts. */
function useOpenPicture(onPicture: (picture: Picture) => void) {
  const [error, setError] = useState('')
  const [isOpening, setOpening] = useState(false)
  const latest = useRef<Promise<Picture>>(null)

  function refuse(reason: string) {
    latest.current = null
    setError(reason)
    setOpening(false)
  }

  async function open(opening: Promise<Picture>, failure: string) {
    latest.current = opening
    setError('')
    setOpening(true)
    const picture = await opening.catch(() => null)
    if (latest.current !== opening) return
    refuse(picture ? '' : failure)
    if (picture) onPicture(picture)
  }

  return { error, isOpening, refuse, open }
}
