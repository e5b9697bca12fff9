/**
 * How a browser keeps its session (docs/decisions/session-cookie.md): the token in a cookie that no script reads, and beside
 * it a mark that tells whose it is and opens nothing. A call is the session's where it says the mark in a header, which no
 * page of another site can send.
 */
export const sessionCookie = {
  /** The token. Under TLS with the prefix that no neighbouring host can write. */
  token: 'lobby_token',
  tokenUnderTls: '__Host-lobby_token',
  mark: 'lobby_session',
} as const

/**
 * The residents' app keeps its token in a cookie of its own, of the API's addresses alone. It counts only in a call that
 * says the app's `client-id`, a header that no page of another site can send, and never beside an `authorization`.
 */
export const phoneCookie = { token: 'lobby_home', tokenUnderTls: '__Secure-lobby_home', path: '/v1' } as const

/** By it a phone is known again after signing out. It opens nothing, and is sent where somebody signs in alone. */
export const deviceCookie = {
  token: 'lobby_device',
  tokenUnderTls: '__Secure-lobby_device',
  path: '/v1/auth',
} as const

/** Says the mark; from whoever is not signed in `noSession`, which asks for the cookie when they sign in. */
export const sessionHeader = 'lobby-session'
export const noSession = 'none'
