import type { ComponentProps } from 'react'

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
