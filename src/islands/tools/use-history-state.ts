import { useEffect, useState } from 'react'

/** How long after the last change it is saved: browsers refuse more than a hundred saves in half a minute. */
const saveDelayMs = 250

/**
 * State that is there again after a reload and on the way back, in the session history and nowhere else: not in the
 * address bar, and not in storage.
 */
export function useHistoryState<State>(key: string, initial: State): [State, (change: Partial<State>) => void] {
  const [state, setState] = useState<State>(() => ({ ...initial, ...history.state?.[key] }))

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
