import { createStore, useStore } from '../data/store.ts'

/** Where the app lies. */
export const base = '/app'

/** An address within the app, without `base` and without a slash at its end: `/homes/12/fees`; the start is `/`. */
export const pathIn = (pathname: string): string => {
  const path = pathname.startsWith(base) ? pathname.slice(base.length) : pathname
  return path.replace(/\/+$/, '') || '/'
}

const store = createStore(pathIn(globalThis.location?.pathname ?? base))

/** Follows the browser's own steps back and forth. */
export function startRouter(): void {
  store.set(pathIn(location.pathname))
  addEventListener('popstate', () => store.set(pathIn(location.pathname)))
}

interface Going {
  /** Takes the place of the page that is left: Back does not lead there. */
  readonly replace?: boolean
}

let moved = false
/** Whether somebody has gone on since the app was opened: then a page's title takes the focus. */
export const hasMoved = () => moved

export function go(path: string, { replace = false }: Going = {}): void {
  moved = true
  const address = `${base}${path === '/' ? '/' : path}`
  if (replace) history.replaceState(null, '', address)
  else history.pushState(null, '', address)
  store.set(pathIn(location.pathname))
  if (!replace) scrollTo(0, 0)
}

export const usePath = () => useStore(store)
