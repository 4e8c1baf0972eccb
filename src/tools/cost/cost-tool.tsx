import { useDeferredValue } from 'react'
import { places } from '../../content/places.ts'
import type { Range } from '../../lib/format.ts'
import type { ToolProps } from '../kit/mount-tool.tsx'
import { PaneChoices, PricedRows, ThemedPicture, ToolWindow } from '../kit/tool-window.tsx'
import { useAddressState } from '../kit/use-address-state.ts'
import { codec, describeCost, type Estimate, listCounts, maxCount, maxPlaceLength } from './describe-cost.ts'
import { type ProblemId, problemIds, problems, words } from './words.ts'

/** What will it cost, and how soon? One tap on what is seen is enough for an answer. */
export function CostTool({ pictures: [view, panes] }: ToolProps) {
  const [said, setSaid] = useAddressState(codec)
  // What was pressed is painted first, and the answer next.
  const { estimate, answer, rows, explanation, facts, placeNote } = describeCost(useDeferredValue(said))

  function setCount(id: ProblemId, count: number) {
    setSaid({ ...said, counts: { ...said.counts, [id]: count } })
  }

  return (
    <ToolWindow
      name="cost"
      answer={answer}
      finding={describeCost(said).finding}
      scale={estimate.found.length < 2 && <Ruler {...estimate} />}
      more={
        <>
          {rows.length > 0 && <PricedRows rows={rows} />}
          <p className="tool-note">
            <strong>{words.estimate}</strong> {explanation}
          </p>
          <PricedRows rows={facts} />
        </>
      }
    >
      <fieldset className="cost-problems tool-group">
        <legend className="tool-question tool-pane">
          {words.question} <small>{words.all}</small>
        </legend>
        {/* One view through six panes, each with its own trouble. */}
        <div className="cost-lites tool-group">
          <ThemedPicture className="cost-view fill" files={view} />
          <PaneChoices
            type="checkbox"
            name="cost"
            choices={problems}
            isChosen={(id) => Boolean(said.counts[id])}
            onChoose={(id, isChosen) => setCount(id, isChosen ? 1 : 0)}
            picture={(id) => (
              <span className="cost-trouble tool-sprite">
                <ThemedPicture files={panes} down={problemIds.indexOf(id) / (problemIds.length - 1)} />
              </span>
            )}
          />
        </div>
      </fieldset>
      <div className="cost-details tool-group">
        {/* A stepper for each problem. The number in its middle can be chosen, too, since nobody taps thirty times. */}
        <fieldset className="cost-counts tool-group tool-pane">
          <legend className="tool-question">
            {words.counts.question} {estimate.found.length === 0 && <small>{words.counts.later}</small>}
          </legend>
          {estimate.found.map(({ id, name, count }) => (
            <Stepper key={id} id={id} name={name} count={said.counts[id] || count} onCount={setCount} />
          ))}
        </fieldset>
        {/* Plain text with the browser's own suggestions: any place can be typed. */}
        <div className="cost-place tool-group tool-pane">
          <label className="tool-question" htmlFor="cost-place">
            {words.place.question}
          </label>
          <input
            id="cost-place"
            className="tool-field"
            list="cost-places"
            autoComplete="off"
            enterKeyHint="done"
            maxLength={maxPlaceLength}
            placeholder={words.place.placeholder}
            aria-describedby="cost-place-note"
            value={said.place}
            onChange={({ currentTarget }) => setSaid({ ...said, place: currentTarget.value })}
          />
          <datalist id="cost-places">
            {places.map(({ name }) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <p id="cost-place-note" className="tool-note">
            {placeNote}
          </p>
        </div>
      </div>
    </ToolWindow>
  )
}

type StepperProps = { id: ProblemId; name: string; count: number; onCount: (id: ProblemId, count: number) => void }

function Stepper({ id, name, count, onCount }: StepperProps) {
  return (
    <div className="cost-count">
      <label htmlFor={`cost-${id}`}>{name}</label>
      <Step label={words.fewer(name)} sign="−" to={count - 1} onStep={(to) => onCount(id, to)} />
      <select
        id={`cost-${id}`}
        value={count}
        onChange={({ currentTarget }) => onCount(id, Number(currentTarget.value))}
      >
        {listCounts(count).map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
      <Step label={words.more(name)} sign="+" to={count + 1} onStep={(to) => onCount(id, to)} />
    </div>
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

/** The range on a ruler of what the repair of so many windows may cost. Of two ways to repair the dearer one is pale. */
function Ruler({ found, repairs, sum }: Estimate) {
  const { price } = words.unsaid
  const [first, second] = found[0]?.prices ?? []
  const count = Math.max(repairs, 1)
  const length = price.to * count
  const shown = repairs === 0 ? price : sum
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
