import { vi } from 'vitest'
import { sessionCookie } from '#domain/session-cookie.ts'
import type { CallError } from '#data-provider/http.ts'
import type { LiveMessage } from '#data-provider/live.ts'

type Call = (url: string, config?: unknown) => Promise<unknown>
const unexpected: Call = (url) => Promise.reject(new Error(`unexpected call of ${url}`))

export const http = { get: vi.fn<Call>(), post: vi.fn<Call>(), postForm: vi.fn<Call>() }
export const live = {
  open: vi.fn<() => void>(),
  close: vi.fn<() => void>(),
  listen: vi.fn<(hear: (message: LiveMessage) => void) => void>(),
}
/** The browser's cookies, and what the tab keeps when it is loaded again. */
export const cookies = new Map<string, string>()
export const tab = new Map<string, string>()
export const forgetUser = vi.fn<() => void>()
export const dropDrafts = vi.fn<() => Promise<void>>(() => Promise.resolve())
export const reload = vi.fn<() => void>()

interface Sent {
  readonly method: string
  readonly url: string
  readonly params?: object
  readonly data?: FormData
}

/** The modules around the session, without a server or a browser: a test file hands each to `vi.mock`. */
export const httpModule = {
  http: {
    request({ method, url, params, data }: Sent) {
      if (method === 'GET') return http.get(url, { params })
      return data === undefined ? http.post(url) : http.postForm(url, Object.fromEntries(data))
    },
  },
}
export const storeModule = { forgetUser, welcomeUser: () => undefined }
export const cookiesModule = {
  readCookie: (name: string) => cookies.get(name),
  writeCookie: (name: string, value: string) => void cookies.set(name, value),
  removeCookie: (name: string) => void cookies.delete(name),
}

const { setInterval: every } = globalThis
/** What a console looks for again and again; it must not outlive its test. */
const looking: ReturnType<typeof every>[] = []

/** A browser in which nobody has been yet. */
export function startAnew(): void {
  for (const call of Object.values(http)) call.mockReset().mockImplementation(unexpected)
  for (const call of [live.open, live.close, live.listen, forgetUser, dropDrafts, reload]) call.mockClear()
  cookies.clear()
  tab.clear()
  vi.resetModules()
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('setInterval', (...args: Parameters<typeof every>) => {
    const timer = every(...args)
    looking.push(timer)
    return timer
  })
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => tab.get(name) ?? null,
    setItem: (name: string, value: string) => void tab.set(name, value),
    removeItem: (name: string) => void tab.delete(name),
  })
}

/** The browser is closed. */
export function end(): void {
  for (const timer of looking.splice(0)) clearInterval(timer)
  vi.unstubAllGlobals()
}

/** As the server leaves the browser after a sign-in. */
export const giveCookie = (mark = 't') => void cookies.set(sessionCookie.mark, mark)
export const keptMark = () => cookies.get(sessionCookie.mark)
/** The reply to a sign-in, which sets the cookie. */
export const signsIn = (mark = 'fresh') => {
  giveCookie(mark)
  return Promise.resolve({ data: { data: { expires_at: '2026-01-01T00:00:00Z' } } })
}

export const refusal = (statusCode: number): CallError => ({
  message: 'x',
  statusCode,
  codes: [],
  texts: [],
  errors: {},
  limits: {},
  isCancelled: false,
})

const reads = (...codes: string[]) =>
  codes.map((code) => ({ code, read: true, create: false, update: false, delete: false, approve: false }))

/** The reply to who asks for the user: in this building, with these rights. Building 2 has an expired order. */
export function userIn(id: string, ...codes: string[]) {
  const buildings = ['1', '2'].map((one) => ({ id: one, code: one, name: one, expired: one === '2' }))
  const building = {
    ...buildings.find((one) => one.id === id),
    permission_group: { group_permissions: reads(...codes) },
    permission_product_codes: ['ql'],
  }
  return { data: { user: { id: '5', type: 'org_member', buildings, building } } }
}

/** A console that has just been loaded. */
export async function load() {
  const [session, signingIn, { queryClient }] = await Promise.all([
    import('#src/session/session.ts'),
    import('#src/session/sign-in.ts'),
    import('#src/data/query-client.ts'),
  ])
  return { ...session, ...signingIn, queryClient }
}

/** One in which somebody is at work in building 1. */
export async function signedIn() {
  giveCookie()
  http.get.mockResolvedValueOnce(userIn('1', 'manage_block'))
  const parts = await load()
  await parts.startSession()
  parts.queryClient.setQueryData(['secret'], 'of building 1')
  return parts
}
