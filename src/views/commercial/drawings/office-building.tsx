import { crackPane } from '../../../art/kit/crack.tsx'
import { boxOf, boxPath, boxPaths, range, seededRandom } from '../../../art/kit/geometry.ts'
import { handle, navy, thin, trim } from './street-parts.tsx'

const [columns, rows] = [7, 9]
const cracked = { column: 3, row: 3 }

function paneAt(column: number, row: number) {
  return boxOf(22 + column * 27.8, 34 + row * 31, 23.5, 27)
}

/** No two panes of a tower show the same: some mirror the sky, some the street, behind some a lamp is on. */
function sortPanes() {
  const random = seededRandom(4)
  const sorted = { bright: '', deep: '', lit: '' }
  for (const index of range(columns * rows)) {
    const pane = boxPath(paneAt(index % columns, Math.floor(index / columns)))
    const share = random()
    sorted[share < 0.16 ? 'lit' : share < 0.55 ? 'bright' : 'deep'] += pane
  }
  return sorted
}

export function OfficeBuilding() {
  const { bright, deep, lit } = sortPanes()
  const pane = paneAt(cracked.column, cracked.row)
  const { lines } = crackPane({ pane, at: [pane.x + 10.6, pane.y + 14], rays: 8, seed: 3, kink: 2 })
  return (
    <>
      <path stroke="var(--ink)" strokeWidth={4} strokeLinecap="round" d="M98 8v-30" />
      <path {...navy} d="M60 8h60v16H60zM14 22h206v378H14z" />
      <path fill="var(--shop-glass)" d={bright} />
      <path fill="var(--shop-glass-deep)" d={deep} />
      <path fill="var(--lamplight)" d={lit} />
      <path fill="var(--gleam)" opacity={0.35} d="M14 312L150 28h30L44 312z" />
      <path fill="var(--pane)" d={boxPath(pane)} />
      <path {...thin} d={lines} />
      <path {...trim} d="M6 18h222v9H6zM6 312h222v12H6z" />
      <path fill="var(--lamplight)" d="M22 324h190v76H22z" />
      <path
        {...thin}
        d={boxPaths([boxOf(22, 324, 56, 76), boxOf(78, 324, 39, 76), boxOf(117, 324, 39, 76), boxOf(156, 324, 56, 76)])}
      />
      <path fill="var(--gleam)" d="M30 400l30-76h10l-30 76z" />
      <path {...handle} d="M112 358v18M122 358v18" />
    </>
  )
}
