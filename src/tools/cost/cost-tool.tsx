import { useEffect, useRef, useState } from 'react'
import { Disclosure } from '../../components/folding.tsx'
import { Quantity, Ruler } from '../../components/measures.tsx'
import { Frame, Pane } from '../../components/window.tsx'
import { prices } from '../../content/claims.ts'
import { places } from '../../content/places.ts'
import { formatMoney, formatMoneyRange } from '../../lib/format.ts'
import { ContactRow } from '../kit/contact-row.tsx'
import type { ToolProps } from '../kit/mount-tool.tsx'
import { RequestLink } from '../kit/request-link.tsx'
import { Status } from '../kit/status.tsx'
import { useHistoryState } from '../kit/use-history-state.ts'
import { type CostAnswer, describeCost } from './cost-answer.ts'
import { markOnMap } from './mark-on-map.ts'
import { PlaceField } from './place-field.tsx'
import { readCostInput } from './read-cost-input.ts'
import { SymptomChoice } from './symptom-choice.tsx'
import { WindowCount } from './window-count.tsx'
import { cost, type Symptom, symptoms } from './words.ts'

/** What will it cost, and how soon? Three questions, the first of which is enough for an answer. */
export function CostTool({ pictures: [view, panes] }: ToolProps) {
  const [input, setInput] = useHistoryState('cost', readCostInput(location.search))
  const [isChanged, setChanged] = useState(false)
  const symptom = symptoms.find(({ value }) => value === input.symptom)
  const place = places.find(({ name }) => name === input.place)
  const answer = describeCost({ symptom, windows: input.windows, place })
  useEffect(() => markOnMap(place), [place])

  function change(changed: Partial<typeof input>) {
    setChanged(true)
    setInput(changed)
  }

  return (
    <>
      <Frame hasSill className="cost-window">
        <SymptomChoice
          view={view}
          panes={panes}
          chosen={symptom?.value}
          onChoose={(value) => change({ symptom: value })}
        />
        <WindowCount windows={input.windows} onChange={(windows) => change({ windows })} />
        <PlaceField place={place} onChange={(chosen) => change({ place: chosen?.name })} />
        <Answer answer={answer} symptom={symptom} />
      </Frame>
      <AllPrices />
      <Status isChanged={isChanged}>{answer.summary}</Status>
    </>
  )
}

/** The table that the page shows without the tool, folded under it. */
function AllPrices() {
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const table = document.querySelector('[data-tool="cost"] > [data-tool-fallback] > *')
    if (table) content.current?.replaceChildren(table.cloneNode(true))
  }, [])
  return (
    <Disclosure summary={cost.allPrices}>
      <div ref={content} />
    </Disclosure>
  )
}

type AnswerProps = { answer: CostAnswer; symptom: Symptom | undefined }

function Answer({ answer, symptom }: AnswerProps) {
  const { estimate, subject, price, decides, hours, sameDay, arrival, message, requestLine } = answer
  return (
    <Pane className={`cost-answer ${symptom ? '' : 'cost-misted'}`.trim()}>
      <p className="cost-subject">{subject}</p>
      <p>
        <Quantity className="cost-price" value={price} unit={estimate.isEach && estimate.price ? cost.each : ''} />
      </p>
      <PriceScale symptom={symptom} answer={answer} />
      <div className="cost-terms">
        <p>
          <strong>{cost.estimate}</strong> {decides}
        </p>
      </div>
      <dl className="cost-facts">
        {[hours, sameDay, arrival].map(({ value, note }, index) => (
          <div key={index}>
            <dt>{value}</dt>
            <dd>{note}</dd>
          </div>
        ))}
      </dl>
      <ContactRow text={{ label: cost.text, message }}>
        <RequestLink tool="cost" issue={symptom?.issue} line={symptom && requestLine}>
          {cost.request}
        </RequestLink>
      </ContactRow>
    </Pane>
  )
}

/** The range on a ruler of what one window may cost, so that it stays in its place as windows are added. */
function PriceScale({ symptom, answer: { estimate } }: AnswerProps) {
  const [first, second] = symptom ? symptom.parts.map((part) => part.price) : [prices.repair]
  return (
    <>
      <div className={estimate.price ? '' : 'cost-unpriced'}>
        <Ruler
          size="low"
          length={prices.repair.to}
          minorEvery={100}
          majorEvery={prices.repair.to}
          {...(first && { measured: first })}
          possible={second}
        />
        <div className="cost-ends" aria-hidden="true">
          <span>{formatMoney(0)}</span>
          <span>{formatMoney(estimate.scale)}</span>
        </div>
      </div>
      <ul className="cost-parts">
        {estimate.parts.map(({ name, price }) => (
          <li key={name} className={price ? 'cost-priced' : ''}>
            <span>{name}</span>
            {price && <strong>{formatMoneyRange(price)}</strong>}
          </li>
        ))}
      </ul>
    </>
  )
}
