import { type CSSProperties, useDeferredValue, useState } from 'react'
import { formatMoneyRange } from '../../lib/format.ts'
import type { ToolProps } from '../kit/mount-tool.tsx'
import { LinkButton, LinkToTool, PaneChoices, PricedRows, ThemedPicture, ToolWindow } from '../kit/tool-window.tsx'
import { useAddressState } from '../kit/use-address-state.ts'
import { describeAnswer, describeFinding, describeRoom, formatNumber } from './describe-fog.ts'
import { changeUnit, choose, codec, type Fog, findScale, type NumberName, numberNames, readNumber, say } from './fog.ts'
import { between, glassNames, placeWords, room, condensation as words } from './words.ts'

const placeRows = Object.values(placeWords).map(({ label, figure, why }) => ({ name: label, value: figure, note: why }))

type FogProps = { fog: Fog; onSay: (said: Partial<Fog>) => void }

/** Where is the fog? One tap says whether anything is broken. */
export function CondensationTool({ pictures: [dry, wet] }: ToolProps) {
  const [fog, setFog] = useAddressState(codec)
  const onSay = (said: Partial<Fog>) => setFog(say(fog, said))
  // Another place changes most of the tool: what was pressed is painted first, and the answer next.
  const before = useDeferredValue(fog)
  const answered = fog.where === before.where ? fog : before
  return (
    <ToolWindow
      name="condensation"
      className="fog"
      answer={describeAnswer(answered)}
      finding={describeFinding(fog)}
      more={
        answered.where === 'between' ? (
          <Between fog={answered} onSay={onSay} />
        ) : answered.where === 'room' ? (
          <RoomSide fog={answered} onSay={onSay} />
        ) : (
          <>
            <h3>{words.threePlaces}</h3>
            <PricedRows rows={placeRows} />
          </>
        )
      }
    >
      <fieldset className="fog-cut tool-pane">
        <legend className="visually-hidden">{words.title}</legend>
        <ThemedPicture files={dry} />
        <ThemedPicture files={wet} className="fog-wet" />
        <PaneChoices
          type="radio"
          name="fog-where"
          choices={placeWords}
          isChosen={(place) => place === fog.where}
          onChoose={(where) => onSay({ where })}
        />
      </fieldset>
      <p className="fog-hint tool-pane tool-note">
        <strong>{words.hint[0]}</strong> {words.hint[1]}
      </p>
    </ToolWindow>
  )
}

function Between({ fog: { film }, onSay }: FogProps) {
  const shown = film ? [between.films[film]] : Object.values(between.films)
  const rows = shown.map(({ name, price, why }) => ({ name, value: formatMoneyRange(price), note: why }))
  return (
    <>
      <fieldset className="fog-film tool-row">
        <legend className="tool-note">{between.question}</legend>
        <PaneChoices
          type="radio"
          name="fog-film"
          choices={between.films}
          isChosen={(answer) => answer === film}
          onChoose={(answer) => onSay({ film: answer })}
        />
      </fieldset>
      <PricedRows rows={[...rows, between.work]} />
      <p className="tool-note">{between.assessment}</p>
      <p>
        <LinkToTool to="cost" query={{ cost: 'fog.1' }}>
          {between.moreWindows}
        </LinkToTool>
      </p>
    </>
  )
}

/** Weather, room, humidity and glass, all of them optional, and what they come to. */
function RoomSide({ fog, onSay }: FogProps) {
  const { sentence, ticks, limit } = describeRoom(fog)
  return (
    <>
      <div className="fog-numbers">
        <div className="tool-row">
          <h3>{room.title}</h3>
          <LinkButton onClick={() => onSay(changeUnit(fog))}>{room.changeUnit[fog.unit]}</LinkButton>
        </div>
        {numberNames.map((name) => (
          <NumberField key={name + fog.unit} name={name} fog={fog} onSay={onSay} limit={limit} />
        ))}
        <label className="fog-meter">
          {room.glass}
          <select
            className="tool-field"
            value={fog.glass ?? ''}
            onChange={({ target }) => onSay({ glass: choose(glassNames, target.value) })}
          >
            <option value="">{room.notSure}</option>
            {Object.entries(glassNames).map(([glass, [choice]]) => (
              <option key={glass} value={glass}>
                {choice}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p className="tool-note">{sentence}</p>
      <ul className="fog-ticks">
        {ticks.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  )
}

/** A slider, and the same number to type. Until it is said, both show the example. */
function NumberField({ name, fog, onSay, limit }: FogProps & { name: NumberName; limit: number | undefined }) {
  // What is typed stays as it is typed, also where it is not understood.
  const [typed, setTyped] = useState<string>()
  const { from, to, example } = findScale(name, fog.unit)
  const said = fog[name]
  const isWrong = Boolean(typed) && said === undefined
  const format = (value: number) => formatNumber(name, value, fog.unit)
  const dry = name === 'humidity' && limit ? Math.max(0, (limit - from) / (to - from)) : 0
  return (
    <div className="fog-meter">
      <label htmlFor={`fog-${name}`}>{room.numbers[name]}</label>
      <input
        type="range"
        aria-label={room.numbers[name]}
        aria-valuetext={said === undefined ? room.notSaid(format(example)) : format(said)}
        min={from}
        max={to}
        value={said ?? example}
        // How far the glass stays dry is drawn on the track.
        style={{ '--dry': `${100 * dry}%` } as CSSProperties}
        onChange={({ target }) => {
          setTyped(undefined)
          onSay({ [name]: target.valueAsNumber })
        }}
      />
      <input
        type="number"
        className="tool-field"
        id={`fog-${name}`}
        step="any"
        value={typed ?? said ?? ''}
        placeholder={String(example)}
        aria-invalid={isWrong}
        aria-describedby={`fog-${name}-range`}
        onChange={({ target }) => {
          setTyped(target.value)
          onSay({ [name]: readNumber(target.value, name, fog.unit) })
        }}
      />
      <span>{name === 'humidity' ? '%' : `°${fog.unit}`}</span>
      <small id={`fog-${name}-range`}>{isWrong && room.range(format(from), format(to))}</small>
    </div>
  )
}
