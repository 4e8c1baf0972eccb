/** 'Low-E', 'e-transfer', '5-year': a part of one or two characters does not stand alone on a line. */
const shortParts = /(\b\w{1,2}-\w+|\w+-\w{1,2}\b)/

/** Running text in which such words are not broken at their hyphen. */
export function Unbroken({ children }: { children: string }) {
  return children.split(shortParts).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
