import { type ComponentProps, createElement } from 'react'

/** The root of every drawing: decoration unless the caller names it, and never a tab stop. */
export function Artwork({ children, ...props }: ComponentProps<'svg'>) {
  const isNamed =
    props.role !== undefined || props['aria-label'] !== undefined || props['aria-labelledby'] !== undefined
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: callers name a drawing with aria-label; without a name it is hidden.
    <svg aria-hidden={isNamed ? undefined : true} {...props}>
      {children}
    </svg>
  )
}

/** An SVG element as data, because the build draws it with React and a script in the browser without it. */
export type Shape = readonly [
  tag: 'g' | 'path' | 'rect' | 'ellipse' | 'stop' | 'linearGradient' | 'radialGradient' | 'pattern',
  attributes: Readonly<Record<string, string | number>>,
  children?: readonly Shape[],
]

export function DrawnShapes({ shapes }: { shapes: readonly Shape[] }) {
  return shapes.map(([tag, attributes, children], index) => {
    const props = Object.fromEntries(Object.entries(attributes).map(([name, value]) => [renameAttribute(name), value]))
    return createElement(tag, { key: index, ...props }, children && <DrawnShapes shapes={children} />)
  })
}

/** React calls SVG's stroke-width strokeWidth. */
function renameAttribute(name: string): string {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
}
