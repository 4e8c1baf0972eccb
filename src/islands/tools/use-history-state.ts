import { useEffect, useState } from 'react'

/**
 * State that is there again after a reload and on the way back, in the session history and nowhere else: not in the
 * address bar, and not in storage.
 */
export function useHistoryState<State>(key: string, initial: State): [State, (change: Partial<State>) => void] {
  const [state, setState] = useState<State>(() => ({ ...initial, ...history.state?.[key] }))

  useEffect(() => {
    const save = () => history.replaceState({ ...history.state, [key]: state }, '')
    save()
    // A link to another place on the page makes an entry of its own.
    addEventListener('hashchange', save)
    return () => removeEventListener('hashchange', save)
  }, [key, state])

  return [state, (change) => setState((now) => ({ ...now, ...change }))]
}
