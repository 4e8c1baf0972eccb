import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import fieldStyles from '../../components/field.module.css'
import { Icon } from '../../components/icon.tsx'
import { Pane } from '../../components/window.tsx'
import { groups, type Place, places } from '../../content/places.ts'
import { formatCount } from '../../lib/format.ts'
import { sayArrival } from './cost-answer.ts'
import { findPlaces, matchPlace } from './find-places.ts'
import { PlaceList } from './place-list.tsx'
import { QuestionHeading } from './question-heading.tsx'
import { cost } from './words.ts'

const words = cost.place
const listId = 'cost-places'
const noteId = 'cost-place-note'

const allPlaces: readonly Place[] = places
/** In the order of their groups, nearest first, as the list shows them. */
const groupedPlaces = Object.keys(groups).flatMap((group) => allPlaces.filter((place) => place.group === group))

type PlaceFieldProps = { place: Place | undefined; onChange: (place: Place | undefined) => void }

/** A combobox as the ARIA Authoring Practices describe it: a text field with a list of what fits. */
export function PlaceField({ place, onChange }: PlaceFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(place?.name ?? '')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  // Somebody who comes back to a chosen place sees all of them.
  const query = typed === place?.name ? '' : typed
  const found = findPlaces(query, groupedPlaces)
  const isListed = isOpen && found.length > 0
  const activePlace = isListed ? found[active] : undefined

  // Another place may be chosen from outside, as on the way back.
  useEffect(() => {
    if (place) setTyped(place.name)
  }, [place])

  function open() {
    setOpen(true)
    setActive(-1)
  }

  function close() {
    setOpen(false)
    setActive(-1)
  }

  function choose(chosen: Place | undefined) {
    setTyped(chosen?.name ?? '')
    close()
    onChange(chosen)
  }

  function type(text: string) {
    setTyped(text)
    setOpen(true)
    // The best match is ready for Enter as soon as something is typed.
    setActive(text.trim() ? 0 : -1)
    if (place) onChange(undefined)
  }

  function leave() {
    const match = matchPlace(typed, groupedPlaces)
    if (match && match !== place) choose(match)
    else close()
  }

  function pressKey(event: KeyboardEvent) {
    const { key } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      if (!isOpen) setOpen(true)
      const count = found.length
      if (count === 0) return
      const step = key === 'ArrowDown' ? 1 : -1
      setActive((now) => (now < 0 ? (step > 0 ? 0 : count - 1) : (now + step + count) % count))
    } else if (key === 'Enter') {
      event.preventDefault()
      if (activePlace) choose(activePlace)
    } else if (key === 'Escape') {
      event.preventDefault()
      if (isListed) close()
      else choose(undefined)
    }
  }

  return (
    <Pane className="cost-where">
      <label htmlFor="cost-place">
        <QuestionHeading number={3}>
          {words.question} <span className="cost-optional">{words.optional}</span>
        </QuestionHeading>
      </label>
      <div className="cost-combobox">
        <input
          ref={input}
          className={fieldStyles.control}
          id="cost-place"
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          placeholder={words.placeholder}
          aria-autocomplete="list"
          aria-expanded={isListed}
          aria-controls={listId}
          aria-activedescendant={activePlace && `cost-place-${active}`}
          aria-describedby={noteId}
          value={typed}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onFocus={open}
          onClick={() => setOpen(true)}
          onBlur={leave}
          onKeyDown={pressKey}
        />
        {typed && (
          <button
            type="button"
            className="cost-clear"
            aria-label={words.clear}
            onClick={() => {
              choose(undefined)
              input.current?.focus()
            }}
          >
            <Icon name="close" />
          </button>
        )}
        <PlaceList id={listId} isShown={isListed} query={query} places={found} active={active} onChoose={choose} />
      </div>
      <p className="cost-note" id={noteId}>
        {describeSearch({ place, query, found, isOpen })}
      </p>
    </Pane>
  )
}

type Search = { place: Place | undefined; query: string; found: readonly Place[]; isOpen: boolean }

function describeSearch({ place, query, found, isOpen }: Search): string {
  if (query.trim() && found.length === 0) return words.missing
  if (query.trim() && isOpen) return formatCount(found.length, 'place')
  return place ? sayArrival(place) : words.hint
}
