import { useRef } from 'react'

/** The key under which a call is done once however often it is sent; another body gets another key. */
export function useCallKey() {
  const sent = useRef({ what: '', key: '' })
  return {
    keyOf(asked: unknown) {
      const what = JSON.stringify(asked, (_name, value: unknown) =>
        value instanceof File ? [value.name, value.size, value.lastModified] : value,
      )
      if (sent.current.what !== what) sent.current = { what, key: crypto.randomUUID() }
      return sent.current.key
    },
    /** It is done: the same again is a new call. */
    forget() {
      sent.current = { what: '', key: '' }
    },
  }
}
