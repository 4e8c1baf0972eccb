/** A piece of a drawing as data, for what both the build and a script in the browser draw. Names are SVG's own. */
export type Shape = readonly [
  tag: 'g' | 'path' | 'rect' | 'ellipse' | 'stop' | 'linearGradient' | 'radialGradient' | 'pattern',
  attributes: Readonly<Record<string, string | number>>,
  children?: readonly Shape[],
]
