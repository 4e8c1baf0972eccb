import { useEffect, useState } from 'react'

/** How long after the last change it is saved: browsers refuse more than a hundred saves in half a minute. */
const saveDelayMs = 250

/**
 * State that is there again after a reload and on the way back, in the session history and nowhere else: not in the
 * address bar, and not in storage.
 */
export function useHistoryState<State extends object>(
  key: string,
  initial: State,
): [State, (change: Partial<State>) => void] {
  const [state, setState] = useState<State>(() => readKept(history.state?.[key], initial))

  useEffect(() => {
    const save = () => history.replaceState({ ...history.state, [key]: state }, '')
    const timer = setTimeout(save, saveDelayMs)
    // What is clicked may lead away. A link to another place on the page makes an entry of its own.
    addEventListener('click', save, true)
    addEventListener('hashchange', save)
    return () => {
      clearTimeout(timer)
      removeEventListener('click', save, true)
      removeEventListener('hashchange', save)
    }
  }, [key, state])

  return [state, (change) => setState((now) => ({ ...now, ...change }))]
}

/** Another version of the page may have kept it, so a value that is of another type than at the start is left out. */
function readKept<State extends object>(kept: unknown, initial: State): State {
  const started = new Map<string, unknown>(Object.entries(initial))
  const entries = Object.entries({ ...Object(kept) }).filter(([name, value]) => {
    const start = started.get(name)
    return start === undefined || typeof value === typeof start
  })
  return { ...initial, ...Object.fromEntries(entries) }
}
