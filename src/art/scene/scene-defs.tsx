import { DrawnShapes } from '../kit/artwork.tsx'
import { describeAuroraDefs, describeLightDefs } from './scene-lights.ts'

/** Gradients, patterns and reused shapes are found by id, so each drawing that shows the scene brings its own prefix. */
export type ScenePartProps = { prefix: string }

type SceneGradientProps = { id: string; base?: string; y1: number; y2: number; stops: readonly [number, string][] }

function SceneGradient({ id, base, y1, y2, stops }: SceneGradientProps) {
  // The first gradient fixes units and direction; the others take both from it.
  const frame = base ? { href: `#${base}` } : { gradientUnits: 'userSpaceOnUse', x2: 0 }
  return (
    <linearGradient id={id} {...frame} y1={y1} y2={y2}>
      {stops.map(([offset, color]) => (
        <stop key={offset} offset={offset || undefined} stopColor={`var(--${color})`} />
      ))}
    </linearGradient>
  )
}

type SceneDefsProps = ScenePartProps & { hasLights?: boolean | undefined; hasAurora?: boolean | undefined }

export function SceneDefs({ prefix, hasLights = true, hasAurora = hasLights }: SceneDefsProps) {
  const sky = `${prefix}-sky`
  // biome-ignore format: one gradient per line
  return (
    <defs>
      <SceneGradient id={sky} y1={130} y2={450} stops={[[0, 'sky-0'], [0.45, 'sky-1'], [0.75, 'sky-2'], [1, 'sky-3']]} />
      <SceneGradient id={`${prefix}-peak-lit`} base={sky} y1={240} y2={462} stops={[[0, 'peak-lit-0'], [0.6, 'peak-lit-1'], [1, 'haze']]} />
      <SceneGradient id={`${prefix}-peak-shade`} base={sky} y1={240} y2={470} stops={[[0, 'peak-shade-0'], [0.55, 'peak-shade-1'], [1, 'haze']]} />
      <SceneGradient id={`${prefix}-water`} base={sky} y1={560} y2={640} stops={[[0, 'river-0'], [1, 'river-1']]} />
      <SceneGradient id={`${prefix}-tower-lit`} base={sky} y1={300} y2={560} stops={[[0, 'tower-lit-0'], [1, 'tower-lit-1']]} />
      <SceneGradient id={`${prefix}-tower-shade`} base={sky} y1={300} y2={560} stops={[[0, 'tower-shade-0'], [1, 'tower-shade-1']]} />
      {hasLights && <DrawnShapes shapes={describeLightDefs(prefix)} />}
      {hasAurora && <DrawnShapes shapes={describeAuroraDefs(prefix)} />}
      <pattern id={`${prefix}-floors`} width={5} height={7} patternUnits="userSpaceOnUse">
        <path d="M0 0h5v1.3H0z" fill="var(--floor-line)" />
      </pattern>
      <pattern id={`${prefix}-diagrid`} x={1102} y={318} width={32} height={48} patternUnits="userSpaceOnUse">
        <path d="M-1 0l17 24L33 0M-1 48l17-24 17 24" fill="none" stroke="var(--lattice)" strokeWidth={2} />
      </pattern>
    </defs>
  )
}
