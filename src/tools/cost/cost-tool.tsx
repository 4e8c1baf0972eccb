import { places } from '../../content/places.ts'
import type { Range } from '../../lib/format.ts'
import type { ToolProps } from '../kit/mount-tool.tsx'
import { type PictureFiles, ThemedPicture } from '../kit/themed-picture.tsx'
import { PaneChoice, PricedRows, ToolWindow } from '../kit/tool-window.tsx'
import { useAddressState } from '../kit/use-address-state.ts'
import { type CostDescription, describeCost, type PriceRuler } from './describe-cost.ts'
import { codec, maxCount, maxPlaceLength, type Said } from './price-problems.ts'
import { type ProblemId, problems, words } from './words.ts'

/** What will it cost, and how soon? One tap on what is seen is enough for an answer. */
export function CostTool({ pictures: [view, panes] }: ToolProps) {
  const [said, setSaid] = useAddressState(codec)
  const cost = describeCost(said)

  function setCount(id: ProblemId, count: number | undefined) {
    const { [id]: _, ...others } = said.counts
    setSaid({ ...said, counts: count ? { ...others, [id]: count } : others })
  }

  return (
    <ToolWindow
      name="cost"
      answer={cost.answer}
      finding={cost.finding}
      more={<HowSoon {...cost} />}
      scale={<Ruler {...cost.ruler} />}
    >
      <ProblemChoice
        view={view}
        panes={panes}
        counts={said.counts}
        onChoose={(id, isChosen) => setCount(id, isChosen ? 1 : undefined)}
      />
      <div className="cost-details">
        <Counts counts={said.counts} onChange={setCount} />
        <PlaceField place={said.place} note={cost.placeNote} onChange={(place) => setSaid({ ...said, place })} />
      </div>
    </ToolWindow>
  )
}

type ProblemChoiceProps = {
  /** One view behind all panes. */
  view: PictureFiles | undefined
  /** A sprite with a cell for each pane. */
  panes: PictureFiles | undefined
  counts: Said['counts']
  onChoose: (id: ProblemId, isChosen: boolean) => void
}

/** One view through six panes, each with its own trouble. */
function ProblemChoice({ view, panes, counts, onChoose }: ProblemChoiceProps) {
  return (
    <fieldset className="cost-problems">
      <legend className="tool-question tool-pane">
        {words.question} <small>{words.several}</small>
      </legend>
      <div className="cost-lites">
        {view && <ThemedPicture className="cost-view" files={view} />}
        {problems.map(({ id, name, ...problem }) => (
          <PaneChoice
            key={id}
            type="checkbox"
            name="cost"
            value={id}
            label={'label' in problem ? problem.label : name}
            isChosen={Boolean(counts[id])}
            onChoose={(isChosen) => onChoose(id, isChosen)}
          >
            <span className="cost-trouble">{panes && <ThemedPicture files={panes} />}</span>
          </PaneChoice>
        ))}
      </div>
    </fieldset>
  )
}

type CountsProps = { counts: Said['counts']; onChange: (id: ProblemId, count: number) => void }

/** A stepper for each problem. The number in its middle can be chosen, too, since nobody taps thirty times. */
function Counts({ counts, onChange }: CountsProps) {
  const { question, later, fewer, more } = words.counts
  const chosen = problems.filter(({ id }) => counts[id])
  return (
    <fieldset className="cost-counts tool-pane">
      <legend>
        {question} {chosen.length === 0 && <small>{later}</small>}
      </legend>
      {chosen.map(({ id, name }) => {
        const count = counts[id] ?? 1
        return (
          <div key={id} className="cost-count">
            <label htmlFor={`cost-${id}`}>{name}</label>
            <span className="cost-stepper">
              <Step label={fewer(name)} by={-1} count={count} onChange={(next) => onChange(id, next)} />
              <select
                id={`cost-${id}`}
                value={count}
                onChange={({ currentTarget }) => onChange(id, Number(currentTarget.value))}
              >
                {Array.from({ length: maxCount }, (_, index) => (
                  <option key={index}>{index + 1}</option>
                ))}
              </select>
              <Step label={more(name)} by={1} count={count} onChange={(next) => onChange(id, next)} />
            </span>
          </div>
        )
      })}
    </fieldset>
  )
}

type StepProps = { label: string; by: 1 | -1; count: number; onChange: (count: number) => void }

/** Where it can do no more it stays in reach of the keyboard, or the focus would be lost. */
function Step({ label, by, count, onChange }: StepProps) {
  const next = count + by
  const isPossible = next >= 1 && next <= maxCount
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={!isPossible}
      onClick={isPossible ? () => onChange(next) : undefined}
    >
      {by > 0 ? '+' : '−'}
    </button>
  )
}

type PlaceFieldProps = { place: string; note: string; onChange: (place: string) => void }

/** Plain text with the browser's own suggestions: any place can be typed. */
function PlaceField({ place, note, onChange }: PlaceFieldProps) {
  return (
    <div className="cost-place tool-pane">
      <label htmlFor="cost-place">{words.place.question}</label>
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

/** What the price is made of, and how soon it is done. */
function HowSoon({ rows, explanation, facts }: CostDescription) {
  return (
    <>
      {rows.length > 0 && <PricedRows rows={rows} />}
      <p className="tool-note">
        <strong>{words.estimate}</strong> {explanation}
      </p>
      <PricedRows rows={facts} />
    </>
  )
}

/** Of two ways to repair the first is dark, and the second pale. */
function Ruler({ length, sum, first }: PriceRuler) {
  return (
    <svg className="cost-ruler" viewBox={`0 0 ${length} 10`} preserveAspectRatio="none" aria-hidden="true">
      <path className="cost-ticks" d={`M0 10${`m${length / 8} 0v-5v5`.repeat(7)}`} />
      {sum && <path className={first ? 'cost-second' : 'cost-sum'} d={drawStretch(sum)} />}
      {sum && first && <path className="cost-sum" d={drawStretch(first)} />}
      <path d={`M0 0v10H${length}V0`} />
    </svg>
  )
}

function drawStretch({ from, to }: Range): string {
  return `M${from} 2H${to}v8H${from}z`
}
