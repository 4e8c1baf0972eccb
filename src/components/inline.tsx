const paths = {
  phone:
    'M5 3.5h3.6l1.8 4.6-2.3 1.7a12.5 12.5 0 0 0 6.1 6.1l1.7-2.3 4.6 1.8V19a1.8 1.8 0 0 1-2 1.8A16.6 16.6 0 0 1 3.2 5.5 1.8 1.8 0 0 1 5 3.5z',
  text: 'M3.5 5h17v12H11l-4.5 3.6V17h-3zM7.5 13.5l3-3.2 2.4 2.4 1.6-1.5 2 2.3M15.6 8.4h0',
  mail: 'M3.5 5.5h17v13h-17zM4 6.5l8 6.2 8-6.2',
  card: 'M3.5 5h17v14h-17zM8.5 11.6a1.9 1.9 0 1 0 0-3.8 1.9 1.9 0 0 0 0 3.8zM5.6 16c.3-1.6 1.4-2.5 2.9-2.5s2.6.9 2.9 2.5M14 9.5h3.5M14 13.5h3.5',
  camera: 'M3.5 7.5h4l1.6-2.6h5.8l1.6 2.6h4v11.6h-17zM12 16.4a3.4 3.4 0 1 0 0-6.8 3.4 3.4 0 0 0 0 6.8z',
  pin: 'M12 21s-6.5-5.7-6.5-11a6.5 6.5 0 0 1 13 0c0 5.3-6.5 11-6.5 11zM12 12.3a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6z',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  down: 'M6 9.5l6 6 6-6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  check: 'M4.5 12.5l5 5 10-11',
  handle: 'M8.5 7L3.5 12l5 5M15.5 7l5 5-5 5',
} as const

export type IconName = keyof typeof paths

/** Always beside words that say the same, so never announced. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}

/**
 * Ranges as '$150–$300', and words of which a part would be left alone on a line: 'Low-E', 'e-transfer', '5-year', and in
 * narrow cards 'double-pane'.
 */
const noBreak = /(\$?\d+–\$?\d+%?|\b\w{1,2}-\w+|\w+-\w{1,2}\b|double-pane)/

/** Running text in which these are not broken at their dash or hyphen. */
export function NoBreak({ children }: { children: string }) {
  return children.split(noBreak).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="no-break">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
