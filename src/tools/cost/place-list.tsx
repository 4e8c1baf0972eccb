import { type ReactNode, useEffect, useRef } from 'react'
import { groups, type Place } from '../../content/places.ts'
import { formatRange } from '../../lib/format.ts'
import { cost } from './words.ts'

type PlaceListProps = {
  id: string
  isShown: boolean
  /** What was typed; without it the list has the names of the groups. */
  query: string
  places: readonly Place[]
  active: number
  onChoose: (place: Place) => void
}

/** The list of the combobox. The focus stays in the field, so it is the field's keys that move through it. */
export function PlaceList({ id, isShown, query, places, active, onChoose }: PlaceListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  })
  return (
    <div ref={list} className="cost-places" id={id} role="listbox" aria-label={cost.place.list} hidden={!isShown}>
      {places.map((place, index) => (
        <PlaceOption
          key={place.name}
          id={`cost-place-${index}`}
          place={place}
          query={query}
          // Group names are for the eye: a screen reader hears the minutes with each place.
          groupName={!query && place.group !== places[index - 1]?.group ? groups[place.group].name : ''}
          isActive={isShown && index === active}
          onChoose={() => onChoose(place)}
        />
      ))}
    </div>
  )
}

type PlaceOptionProps = {
  id: string
  place: Place
  query: string
  groupName: string
  isActive: boolean
  onChoose: () => void
}

function PlaceOption({ id, place, query, groupName, isActive, onChoose }: PlaceOptionProps) {
  return (
    <>
      {groupName && (
        <div className="cost-group" role="presentation">
          {groupName}
        </div>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys. */}
      <div
        className="cost-place"
        id={id}
        role="option"
        tabIndex={-1}
        aria-selected={isActive}
        // Before the field loses the focus, which would close the list.
        onPointerDown={(event) => event.preventDefault()}
        onClick={onChoose}
      >
        <span>{markMatch(place.name, query.trim())}</span>
        <small>{`${formatRange(groups[place.group].minutes)} min`}</small>
      </div>
    </>
  )
}

/** The name with what was typed marked in it. */
function markMatch(name: string, query: string): ReactNode {
  const start = query ? name.toLowerCase().indexOf(query.toLowerCase()) : -1
  if (start < 0) return name
  const end = start + query.length
  return (
    <>
      {name.slice(0, start)}
      <mark>{name.slice(start, end)}</mark>
      {name.slice(end)}
    </>
  )
}
