import { createElement } from 'react'
import type { Shape } from './shapes.ts'

/** React calls SVG's stroke-width strokeWidth. */
function renameAttribute(name: string): string {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
}

export function DrawnShapes({ shapes }: { shapes: readonly Shape[] }) {
  return shapes.map(([tag, attributes, children], index) => {
    const props = Object.fromEntries(Object.entries(attributes).map(([name, value]) => [renameAttribute(name), value]))
    return createElement(tag, { key: index, ...props }, children && <DrawnShapes shapes={children} />)
  })
}
