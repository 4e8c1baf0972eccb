/** Ranges as '$150–$300', and words of which a part would be left alone on a line: 'Low-E', 'e-transfer', '5-year'. */
const noBreak = /(\$?\d+–\$?\d+%?|\b\w{1,2}-\w+|\w+-\w{1,2}\b)/

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
