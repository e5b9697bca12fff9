import { noSession, sessionCookie, sessionHeader } from '#domain/session-cookie.ts'
import { readCookie, removeCookie } from '../storage/cookies.ts'

const name = 'lobby_token'

/** Of an app that shows a page of ours in this tab; loaded again, the tab has it still. */
let token = sessionStorage.getItem(name) ?? undefined
/** Of the session in the browser's cookie, which all its tabs share (docs/decisions/session-cookie.md). */
let mark = readCookie(sessionCookie.mark)

/** Tells one session from another; undefined = signed out. */
export const currentSignIn = () => token ?? mark

/** The header by which a call says whose it is. */
export const signature = (): Readonly<Record<string, string>> =>
  token === undefined ? { [sessionHeader]: mark ?? noSession } : { authorization: `Bearer ${token}` }

/** True where the address brought the token: what this browser keeps may be somebody else's. */
export const wasGiven = () => token !== undefined

/** True where somebody has signed in in another tab since: this tab's session is not the browser's any more. */
export function isReplaced(): boolean {
  const now = readCookie(sessionCookie.mark)
  return token === undefined && now !== undefined && now !== mark
}

/** In this tab alone: who is signed in in the browser stays so in the others. */
export function setTabToken(next: string): void {
  token = next
  sessionStorage.setItem(name, next)
}

/** After signing in, or after the same session has gone on under another token: one that came in the reply is this tab's. */
export function takeSession(given?: string): void {
  if (given !== undefined) return setTabToken(given)
  dropTabToken()
  mark = readCookie(sessionCookie.mark)
}

export function clearSignIn(): void {
  if (token !== undefined) dropTabToken()
  else if (!isReplaced()) removeCookie(sessionCookie.mark)
  mark = undefined
}

function dropTabToken(): void {
  token = undefined
  sessionStorage.removeItem(name)
}
