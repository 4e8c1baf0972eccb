import styles from './spacer-ruler.module.css'

type SpacerRulerProps = {
  /** One hole for each unit. */
  holes: number
  /** How much of it is measured off, in the same unit. */
  measured: number
  /** Draws a line where the measure ends. */
  isMarked?: boolean
}

/** A length of spacer bar as a scale, always beside the same figures in words. It is stretched to the width it is given. */
export function SpacerRuler({ holes, measured, isMarked = false }: SpacerRulerProps) {
  // A hole is the round cap of a very short line. Of a line without length Safari would stretch the cap with the bar.
  const drawHoles = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, hole) => `M${from + hole + 0.5} .5h.001`).join('')
  // A hole is filled where the measure reaches at least its middle.
  const filled = Math.round(measured)
  return (
    <svg className={styles.bar} viewBox={`0 0 ${holes} 1`} preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.measured} d={`M0 0h${measured}v1H0z`} />
      <path className={styles.rim} d={drawHoles(filled, holes)} />
      <path className={styles.open} d={drawHoles(filled, holes)} />
      <path className={styles.filled} d={drawHoles(0, filled)} />
      {isMarked && <path className={styles.mark} d={`M${measured}-.18v1.7`} />}
    </svg>
  )
}
