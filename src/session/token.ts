import { cookieAges } from '#core/constants.ts'
import { readCookie, removeCookie, writeCookie } from '../storage/cookies.ts'

const name = 'lobby_token'

let token: string | undefined = readCookie(name) ?? sessionStorage.getItem(name) ?? undefined

/** The bearer of every call; undefined = signed out. The cookie itself opens nothing: the server never reads it. */
export const currentToken = () => token

/** A cookie of one day only where the user asked to be remembered; otherwise it lasts as long as the tab. */
export function setToken(next: string, { remember }: { remember: boolean }): void {
  // A remembered token of before would win over this one at the next start.
  clearToken()
  token = next
  if (remember) writeCookie(name, next, cookieAges.token)
  else sessionStorage.setItem(name, next)
}

export function clearToken(): void {
  token = undefined
  removeCookie(name)
  sessionStorage.removeItem(name)
}
