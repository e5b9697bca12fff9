import { storageExpiry } from '#domain/constants.ts'

interface Kept {
  readonly value: unknown
  /** Milliseconds since 1970; null = for ever. */
  readonly until: number | null
}

const prefix = 'lobby.'
/** What stays in this browser whoever uses it. */
const taste = ['theme', 'page_size', 'density', 'app_mode', 'menu_item', 'menu_groups']
let isForgotten = false

/**
 * True from the end of a session until somebody signs in: pages that are being left, and replies that come late, must not
 * keep anything of who is gone.
 */
export const isNobodyHere = () => isForgotten

/** Somebody has signed in: what is theirs is kept again. */
export const welcomeUser = () => void (isForgotten = false)

/** Keeps a value for so many seconds (default one hour); null = until it is removed. */
export function keep(name: string, value: unknown, seconds: number | null = storageExpiry): void {
  if (isForgotten && !taste.includes(name)) return
  const kept: Kept = { value, until: seconds === null ? null : Date.now() + seconds * 1000 }
  try {
    localStorage.setItem(prefix + name, JSON.stringify(kept))
  } catch {
    // Storage that is full or forbidden costs a convenience, never the page.
  }
}

/** The value while it lives and is of the shape that the caller asks for. */
export function recall<T>(name: string, is: (value: unknown) => value is T): T | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(prefix + name) ?? 'null') as Kept | null
    if (kept === null || (kept.until !== null && kept.until < Date.now())) return undefined
    return is(kept.value) ? kept.value : undefined
  } catch {
    return undefined
  }
}

/** All that this console has kept about a user: signing out leaves nothing behind but taste. */
export function forgetUser(): void {
  isForgotten = true
  try {
    const names = Object.keys(localStorage).filter((key) => key.startsWith(prefix))
    for (const key of names) if (!taste.includes(key.slice(prefix.length))) localStorage.removeItem(key)
    // What this tab alone knows: the tokens of links among it.
    for (const key of Object.keys(sessionStorage)) if (key.startsWith('lobby')) sessionStorage.removeItem(key)
  } catch {
    // As above: signing out must go on.
  }
}
