import { QuoteLink } from '../../components/links.tsx'
import type { NamedIssue } from '../../content/issues.ts'
import { addToRequest } from './add-to-request.ts'
import { useHistoryState } from './use-history-state.ts'

type RequestLinkProps = {
  tool: string
  issue: NamedIssue | undefined
  /** The first line of the message; nothing is added without one. */
  line: string | undefined
  children: string
}

/** Puts a tool's answer into the estimate form, in the place of its last one, and leads there. */
export function RequestLink({ tool, issue, line, children }: RequestLinkProps) {
  const [{ added }, keep] = useHistoryState(`${tool}-line`, { added: '' })

  function add() {
    if (!line) return
    addToRequest({ issue: issue ?? '', line, replaces: added || undefined, position: 'first' })
    keep({ added: line })
  }

  // The link itself scrolls to the form.
  return (
    <span onClickCapture={add}>
      <QuoteLink>{children}</QuoteLink>
    </span>
  )
}
