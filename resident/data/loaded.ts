import { useCallback, useEffect, useRef, useState } from 'react'
import { ownAccount } from '../session/owner.ts'
import { keepCopy, readCopy, type Kept } from './kept.ts'
import { tabToken } from './tab-token.ts'

/** What was loaded since the app was opened, so that going back shows it at once. */
const memory = new Map<string, Kept<unknown>>()
/** An event of the window. */
const news = 'lobby-news'
/** What is shown is loaded anew: something has come for who is here. */
export const reloadShown = () => void dispatchEvent(new Event(news))
export const forgetLoaded = () => memory.clear()

export interface Loaded<T> {
  readonly value: T | undefined
  /** When it was true, in milliseconds since 1970. */
  readonly at: number | undefined
  /** Why what is shown is not of now. */
  readonly error: unknown
  readonly isLoading: boolean
  readonly reload: () => void
}

interface Wish<T> {
  /** An apartment's id. */
  readonly home: string
  /** Names it among what is loaded of that home. */
  readonly name: string
  readonly load: (signal: AbortSignal) => Promise<T>
  /**
   * How long it is there: on the phone, for when there is no network; as long as the app is open, for papers; or on its page
   * alone, for what must be of now. Default `phone`.
   */
  readonly stays?: 'phone' | 'app' | 'page'
}

/**
 * Something of a home, loaded when the page opens and when the phone is taken up again. Meanwhile, and without a network,
 * what was read last is shown, with its age.
 */
export function useLoaded<T>({ home, name, load, stays = 'phone' }: Wish<T>): Loaded<T> {
  const key = `${home}/${name}`
  const [, draw] = useState(0)
  const [state, setState] = useState<{
    readonly key: string
    readonly error?: unknown
    readonly isLoading: boolean
  }>({
    key,
    isLoading: true,
  })
  const [turn, setTurn] = useState(0)
  const reload = useCallback(() => setTurn((before) => before + 1), [])
  // Written anew with each drawing; `key` says what it loads.
  const latest = useRef(load)
  latest.current = load

  useEffect(() => {
    const stop = new AbortController()
    const mayKeep = stays === 'phone' && tabToken() === undefined
    const place = ownAccount(home)
    setState({ key, isLoading: true })
    if (mayKeep && !memory.has(key))
      void readCopy<T>(place, name).then((copy) => {
        if (stop.signal.aborted || copy === undefined || memory.has(key)) return
        memory.set(key, copy)
        draw((before) => before + 1)
      })
    latest.current(stop.signal).then(
      (value) => {
        if (stop.signal.aborted) return
        memory.set(key, { value, at: Date.now() })
        setState({ key, isLoading: false })
        if (mayKeep) void keepCopy(place, name, value)
      },
      (error: unknown) => {
        if (!stop.signal.aborted) setState({ key, error, isLoading: false })
      },
    )
    return () => stop.abort()
  }, [key, turn, home, name, stays])

  useEffect(() => () => void (stays === 'page' && memory.delete(key)), [key, stays])

  useEffect(() => {
    const onShown = () => document.visibilityState === 'visible' && reload()
    document.addEventListener('visibilitychange', onShown)
    addEventListener('online', reload)
    addEventListener(news, reload)
    return () => {
      document.removeEventListener('visibilitychange', onShown)
      removeEventListener('online', reload)
      removeEventListener(news, reload)
    }
  }, [reload])

  const found = memory.get(key) as Kept<T> | undefined
  const isOwn = state.key === key
  return {
    value: found?.value,
    at: found?.at,
    error: isOwn ? state.error : undefined,
    isLoading: !isOwn || state.isLoading,
    reload,
  }
}
