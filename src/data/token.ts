import { cookieAges } from '#domain/constants.ts'
import { readCookie, removeCookie, writeCookie } from '../storage/cookies.ts'

const name = 'lobby_token'
/** Beside a token that the address brought: a tab that is loaded again knows it still. */
const givenName = 'lobby_token_given'

// A tab that was signed in by itself stays so, whoever is remembered beside it.
let token: string | undefined = sessionStorage.getItem(name) ?? readCookie(name)

/** The bearer of every call; undefined = signed out. The cookie itself opens nothing: the server never reads it. */
export const currentToken = () => token

/** A cookie of one day only where the user asked to be remembered; otherwise it lasts as long as the tab. */
export function setToken(next: string, { remember }: { remember: boolean }): void {
  // Whoever was remembered is not any more: somebody else is here now.
  removeCookie(name)
  sessionStorage.removeItem(name)
  sessionStorage.removeItem(givenName)
  token = next
  if (remember) writeCookie(name, next, cookieAges.token)
  else sessionStorage.setItem(name, next)
}

/** True where the address brought the token: what this browser keeps may be somebody else's. */
export const wasGiven = () => sessionStorage.getItem(givenName) !== null

/** In this tab alone: who is remembered stays so in the others. */
export function setTabToken(next: string): void {
  sessionStorage.setItem(givenName, '1')
  keepInTab(next)
}

function keepInTab(next: string): void {
  token = next
  sessionStorage.setItem(name, next)
}

/** The same session goes on under another token, kept where the former one was. */
export const replaceToken = (next: string) =>
  sessionStorage.getItem(name) === null && readCookie(name) !== undefined
    ? setToken(next, { remember: true })
    : keepInTab(next)

export function clearToken(): void {
  // Another tab may have replaced the cookie since: that one is not this tab's to remove.
  if (readCookie(name) === token) removeCookie(name)
  token = undefined
  sessionStorage.removeItem(name)
  sessionStorage.removeItem(givenName)
}
