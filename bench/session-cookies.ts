import type { BrowserContext } from 'playwright'
import { sessionCookie } from '#domain/session-cookie.ts'
import { markOf } from '#api/auth/session-cookie.ts'

type Cookies = Parameters<BrowserContext['addCookies']>[0]

/** The browser is signed in with this token and reads English: the session's cookie and the mark that its calls say. */
export const signedIn = (url: string, token: string): Cookies => [
  { name: sessionCookie.token, value: token, url },
  { name: sessionCookie.mark, value: markOf(token), url },
  { name: 'lobby_locale', value: 'en', url },
]
