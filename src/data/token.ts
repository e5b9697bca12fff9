import { cookieAges } from '#domain/constants.ts'
import { readCookie, removeCookie, writeCookie } from '../storage/cookies.ts'

const name = 'lobby_token'

let token: string | undefined = readCookie(name) ?? sessionStorage.getItem(name) ?? undefined

/** The bearer of every call; undefined = signed out. The cookie itself opens nothing: the server never reads it. */
export const currentToken = () => token

/** A cookie of one day only where the user asked to be remembered; otherwise it lasts as long as the tab. */
export function setToken(next: string, { remember }: { remember: boolean }): void {
  // A remembered token of before would win over this one at the next start.
  removeCookie(name)
  sessionStorage.removeItem(name)
  token = next
  if (remember) writeCookie(name, next, cookieAges.token)
  else sessionStorage.setItem(name, next)
}

/** The same session goes on under another token, kept where the former one was. */
export const replaceToken = (next: string) => setToken(next, { remember: readCookie(name) !== undefined })

export function clearToken(): void {
  // Another tab may have replaced the cookie since: that one is not this tab's to remove.
  if (readCookie(name) === token) removeCookie(name)
  token = undefined
  sessionStorage.removeItem(name)
}
