/** An SVG element as data, because the build draws it with React and a script in the browser without it. */
export type Shape = readonly [
  tag: 'g' | 'path' | 'rect' | 'ellipse' | 'stop' | 'linearGradient' | 'radialGradient' | 'pattern',
  attributes: Readonly<Record<string, string | number>>,
  children?: readonly Shape[],
]
