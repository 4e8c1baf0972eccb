import { useEffect, useState } from 'react'

/** How long after the last change the address follows: browsers refuse more than a hundred changes in half a minute. */
const saveDelayMs = 250

/** How what was said in a tool is written in the query of the address. */
export type AddressCodec<State> = {
  /** What is not understood is left out, as if it had not been said. */
  readonly read: (query: URLSearchParams) => State
  /** Every name that the tool uses, with an empty value where nothing was said. */
  readonly write: (state: State) => Readonly<Record<string, string>>
}

/**
 * State that lives in the address: it is there again after a reload, on the way back and in a link that is shared. Nothing
 * else keeps it.
 */
export function useAddressState<State>(codec: AddressCodec<State>): [State, (state: State) => void] {
  const [state, setState] = useState(() => codec.read(new URLSearchParams(location.search)))

  useEffect(() => {
    const save = () => {
      const url = new URL(location.href)
      url.search = writeQuery(url.search, codec.write(state))
      if (url.href !== location.href) history.replaceState(history.state, '', url)
    }
    const timer = setTimeout(save, saveDelayMs)
    // What is clicked may lead away. On the way back to another place of the page, what was said last stays.
    addEventListener('click', save, true)
    addEventListener('popstate', save)
    return () => {
      clearTimeout(timer)
      removeEventListener('click', save, true)
      removeEventListener('popstate', save)
    }
  }, [codec, state])

  return [state, setState]
}

/** The query with these values in place of those of the same names. Commas stay as they are, for people to read. */
export function writeQuery(search: string, values: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries(values)) {
    if (value) query.set(name, value)
    else query.delete(name)
  }
  const text = query.toString().replaceAll('%2C', ',')
  return text && `?${text}`
}
