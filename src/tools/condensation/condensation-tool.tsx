import { useRef, useState } from 'react'
import { Frame } from '../../components/window.tsx'
import type { ToolProps } from '../kit/mount-tool.tsx'
import { Status } from '../kit/status.tsx'
import { useHistoryState } from '../kit/use-history-state.ts'
import { AnswerPanel } from './answer-panel.tsx'
import {
  type CondensationInput,
  findCondensation,
  hasSealedSpace,
  humidityRange,
  outsideRange,
} from './find-condensation.ts'
import { GlassChoice } from './glass-choice.tsx'
import { GlassCrossSection } from './glass-cross-section.tsx'
import { readCondensationInput, readGlass } from './read-condensation-input.ts'
import { RoomView } from './room-view.tsx'
import { Slider } from './slider.tsx'
import { WipingSwitch } from './wiping-switch.tsx'
import { condensation, describeCondensation, formatDegrees, sayHumidity, sayOutside } from './words.ts'

/** Where is the fog? The weather, the room and the glass say where water forms, and whether anything is broken. */
export function CondensationTool({ pictures: [view, water, frost, stains] }: ToolProps) {
  const [input, setInput] = useHistoryState<CondensationInput>('condensation', readCondensationInput(location.search))
  const [isChanged, setChanged] = useState(false)
  const wiping = useRef<HTMLInputElement>(null)
  const { outside, humidity } = input
  const glass = readGlass(input.glass)
  const result = findCondensation({ ...input, glass })
  const words = describeCondensation(result)

  function change(changed: Partial<CondensationInput>) {
    setChanged(true)
    setInput(changed)
  }

  /** The fog is between panes, so there are at least two. The button goes away, and the focus moves to the switch. */
  function saySomeIsLeft() {
    change({ isLeftAfterWiping: true, glass: hasSealedSpace(glass) ? glass : 'double' })
    // A switch that is disabled until the next render cannot have the focus.
    requestAnimationFrame(() => wiping.current?.focus())
  }

  return (
    <>
      <p className="lead condensation-lead">{condensation.lead}</p>
      <div className="condensation-tool">
        <div>
          <Frame hasSill className="condensation-window">
            <RoomView pictures={{ view, water, frost, stains }} answer={words.answer} result={result} />
            <GlassCrossSection result={result} answer={words.answer} description={words.crossSection} />
            <Slider
              {...condensation.outside}
              id="condensation-outside"
              range={outsideRange}
              value={outside}
              valueText={sayOutside(outside)}
              format={formatDegrees}
              highest={`+${outsideRange.to}`}
              onChange={(value) => change({ outside: value })}
            />
            <Slider
              {...condensation.humidity}
              id="condensation-humidity"
              range={humidityRange}
              value={humidity}
              valueText={sayHumidity(humidity)}
              format={String}
              highest={String(humidityRange.to)}
              onChange={(value) => change({ humidity: value })}
            />
            <GlassChoice glass={glass} onChoose={(value) => change({ glass: value })} />
            <WipingSwitch
              ref={wiping}
              isAvailable={hasSealedSpace(glass)}
              isOn={result.isBetweenPanes}
              onChange={(isLeftAfterWiping) => change({ isLeftAfterWiping })}
            />
          </Frame>
        </div>
        <AnswerPanel result={result} words={words} onStillThere={saySomeIsLeft} />
      </div>
      <Status isChanged={isChanged}>{words.status}</Status>
    </>
  )
}
