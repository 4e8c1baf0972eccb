import { useEffect, useState } from 'react'

/** How long a tool waits after the last change, so that a slider or a stepper does not talk over itself. */
const announceDelayMs = 650

/** An announced answer is taken away again, or a screen reader would find it a second time beside the visible one. */
const stayMs = 6000

type StatusProps = {
  /** The whole answer in a sentence. */
  children: string
  /** Nothing is announced before the visitor has changed something. */
  isChanged: boolean
}

/** Announces an answer to screen readers once nothing has changed for a moment. */
export function Status({ children, isChanged }: StatusProps) {
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    if (!isChanged) return
    const timers = [
      setTimeout(setAnnounced, announceDelayMs, children),
      setTimeout(setAnnounced, announceDelayMs + stayMs, ''),
    ]
    return () => timers.forEach(clearTimeout)
  }, [children, isChanged])
  return (
    <p className="visually-hidden" role="status">
      {announced}
    </p>
  )
}
