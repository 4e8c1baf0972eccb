import { getColour, getDrawingFile } from '../kit/drawing-files.tsx'
import { scene } from '../scene/scene.tsx'

const pane = { width: 502, height: 458 }
const mullion = 12

export const colour = (name: string) => getColour(name, 'light')
export const toSource = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`

/** The right end of the view: downtown, the tower and the peaks, which is what a narrow window shows of it. */
function View() {
  const { svg, width, height } = getDrawingFile(scene, 'light')
  const scale = pane.height / height
  return (
    <div
      style={{
        display: 'flex',
        position: 'relative',
        overflow: 'hidden',
        ...pane,
        border: `2px solid ${colour('--frame-hi')}`,
        borderRadius: 3,
      }}
    >
      <img
        src={toSource(svg)}
        alt=""
        width={width * scale}
        height={pane.height}
        style={{ position: 'absolute', top: 0, right: 0 }}
      />
    </div>
  )
}

/** A window onto Calgary in the site's frame, drawn for satori: with styles of its own, since no stylesheet reaches it. */
export function PreviewWindow() {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', alignItems: 'center' }}>
      <div
        style={{
          display: 'flex',
          padding: mullion,
          border: `1px solid ${colour('--frame-lo')}`,
          borderRadius: 6,
          background: colour('--frame'),
          boxShadow: '0 26px 44px -14px #07162c59',
        }}
      >
        <View />
      </div>
      <div
        style={{
          width: pane.width + 4 * mullion + 6,
          height: 22,
          border: `1px solid ${colour('--sill-line')}`,
          borderRadius: '2px 2px 4px 4px',
          background: `linear-gradient(${colour('--sill')} 42%, ${colour('--sill-edge')} 42%)`,
        }}
      />
    </div>
  )
}
