import { places } from '../../content/places.ts'
import type { Range } from '../../lib/format.ts'
import type { ToolProps } from '../kit/mount-tool.tsx'
import { ThemedPicture } from '../kit/themed-picture.tsx'
import { PaneChoice, PricedRows, ToolWindow } from '../kit/tool-window.tsx'
import { useAddressState } from '../kit/use-address-state.ts'
import { describeCost } from './describe-cost.ts'
import { codec, type Estimate, maxCount, maxPlaceLength, type Said } from './price-problems.ts'
import { type Problem, type ProblemId, problems, words } from './words.ts'

/** What will it cost, and how soon? One tap on what is seen is enough for an answer. */
export function CostTool({ pictures: [view, panes] }: ToolProps) {
  const [said, setSaid] = useAddressState(codec)
  const { estimate, answer, finding, rows, explanation, facts, placeNote } = describeCost(said)

  function setCount(id: ProblemId, count: number) {
    setSaid({ ...said, counts: { ...said.counts, [id]: count } })
  }

  const more = (
    <>
      {rows.length > 0 && <PricedRows rows={rows} />}
      <p className="tool-note">
        <strong>{words.estimate}</strong> {explanation}
      </p>
      <PricedRows rows={facts} />
    </>
  )
  return (
    <ToolWindow name="cost" answer={answer} finding={finding} more={more} scale={<Ruler {...estimate} />}>
      <fieldset className="cost-problems">
        <legend className="tool-question tool-pane">
          {words.question} <small>{words.several}</small>
        </legend>
        {/* One view through six panes, each with its own trouble. */}
        <div className="cost-lites">
          {view && <ThemedPicture className="cost-view" files={view} />}
          {problems.map(({ id, name, label = name }: Problem & { id: ProblemId }) => (
            <PaneChoice
              key={id}
              type="checkbox"
              name="cost"
              value={id}
              label={label}
              isChosen={Boolean(said.counts[id])}
              onChoose={(isChosen) => setCount(id, isChosen ? 1 : 0)}
            >
              <span className="cost-trouble">{panes && <ThemedPicture files={panes} />}</span>
            </PaneChoice>
          ))}
        </div>
      </fieldset>
      <div className="cost-details">
        <Counts counts={said.counts} onChange={setCount} />
        <PlaceField place={said.place} note={placeNote} onChange={(place) => setSaid({ ...said, place })} />
      </div>
    </ToolWindow>
  )
}

type CountsProps = { counts: Said['counts']; onChange: (id: ProblemId, count: number) => void }

/** A stepper for each problem. The number in its middle can be chosen, too, since nobody taps thirty times. */
function Counts({ counts, onChange }: CountsProps) {
  const asked = problems.flatMap(({ id, name }) => (counts[id] ? { id, name, count: counts[id] } : []))
  return (
    <fieldset className="cost-counts tool-pane">
      <legend className="tool-question">
        {words.counts.question} {asked.length === 0 && <small>{words.counts.later}</small>}
      </legend>
      {asked.map(({ id, name, count }) => (
        <div key={id} className="cost-count">
          <label htmlFor={`cost-${id}`}>{name}</label>
          <Step label={words.fewer(name)} sign="−" to={count - 1} onStep={(to) => onChange(id, to)} />
          <select
            id={`cost-${id}`}
            value={count}
            onChange={({ currentTarget }) => onChange(id, Number(currentTarget.value))}
          >
            {Array.from({ length: maxCount }, (_, index) => (
              <option key={index}>{index + 1}</option>
            ))}
          </select>
          <Step label={words.more(name)} sign="+" to={count + 1} onStep={(to) => onChange(id, to)} />
        </div>
      ))}
    </fieldset>
  )
}

type StepProps = { label: string; sign: string; to: number; onStep: (to: number) => void }

/** Where it can do no more it stays in reach of the keyboard, or the focus would be lost. */
function Step({ label, sign, to, onStep }: StepProps) {
  const isPossible = to >= 1 && to <= maxCount
  return (
    <button type="button" aria-label={label} aria-disabled={!isPossible} onClick={() => isPossible && onStep(to)}>
      {sign}
    </button>
  )
}

type PlaceFieldProps = { place: string; note: string; onChange: (place: string) => void }

/** Plain text with the browser's own suggestions: any place can be typed. */
function PlaceField({ place, note, onChange }: PlaceFieldProps) {
  return (
    <div className="cost-place tool-pane">
      <label className="tool-question" htmlFor="cost-place">
        {words.place.question}
      </label>
      <input
        id="cost-place"
        list="cost-places"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={maxPlaceLength}
        placeholder={words.place.placeholder}
        aria-describedby="cost-place-note"
        value={place}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <datalist id="cost-places">
        {places.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <p id="cost-place-note" className="tool-note">
        {note}
      </p>
    </div>
  )
}

/** The range on a ruler of what so many repairs may cost. Of two ways to repair the dearer one is pale. */
function Ruler({ found, repairs, sum, isOneQuote }: Estimate) {
  const { price } = words.unsaid
  const [first, second] = found.length === 1 ? (found[0]?.prices ?? []) : []
  const count = Math.max(repairs, 1)
  const length = price.to * count
  const shown = repairs === 0 ? price : isOneQuote ? undefined : sum
  const stretch = ({ from, to }: Range) => `M${from} 2H${to}v8H${from}z`
  return (
    <svg className="cost-ruler" viewBox={`0 0 ${length} 10`} preserveAspectRatio="none" aria-hidden="true">
      <path className="cost-ticks" d={`M0 10${`m${length / 8} 0v-5v5`.repeat(7)}`} />
      {shown && <path className="cost-sum" d={stretch(shown)} />}
      {shown && first && second && <path className="cost-pale" d={stretch({ from: first.to * count, to: shown.to })} />}
      <path d={`M0 0v10H${length}V0`} />
    </svg>
  )
}
