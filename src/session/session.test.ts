import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CallError } from '#data-provider/http.ts'
import type { LiveMessage } from '#data-provider/live.ts'

type Call = (url: string, config?: unknown) => Promise<unknown>
const unexpected: Call = (url) => Promise.reject(new Error(`unexpected call of ${url}`))
const doubles = vi.hoisted(() => ({
  http: { get: vi.fn<Call>(), post: vi.fn<Call>(), postForm: vi.fn<Call>() },
  live: {
    open: vi.fn<() => void>(),
    close: vi.fn<() => void>(),
    listen: vi.fn<(hear: (message: LiveMessage) => void) => void>(),
  },
  token: {
    current: undefined as string | undefined,
    remember: undefined as boolean | undefined,
  },
  given: { is: false },
  cookies: new Map<string, string>(),
  /** What the tab keeps when it is loaded again. */
  tab: new Map<string, string>(),
  forgetUser: vi.fn<() => void>(),
  dropDrafts: vi.fn<() => Promise<void>>(() => Promise.resolve()),
}))
const { http, live, token, cookies, tab, forgetUser, dropDrafts } = doubles

interface Sent {
  readonly method: string
  readonly url: string
  readonly params?: object
  readonly data?: FormData
}
vi.mock('../data/http.ts', () => ({
  http: {
    request({ method, url, params, data }: Sent) {
      if (method === 'GET') return doubles.http.get(url, { params })
      return data === undefined
        ? doubles.http.post(url)
        : doubles.http.postForm(url, Object.fromEntries(data))
    },
  },
}))
vi.mock('../storage/drafts.ts', () => ({ dropDrafts: doubles.dropDrafts }))
vi.mock('../data/live.ts', () => ({ live: doubles.live }))
vi.mock('../storage/store.ts', () => ({ forgetUser: doubles.forgetUser, welcomeUser: () => undefined }))
vi.mock('../storage/cookies.ts', () => ({
  readCookie: (name: string) => doubles.cookies.get(name),
  writeCookie: (name: string, value: string) => void doubles.cookies.set(name, value),
}))
vi.mock('../data/token.ts', () => ({
  currentToken: () => doubles.token.current,
  clearToken: () => void (doubles.token.current = undefined),
  wasGiven: () => doubles.given.is,
  setToken: (next: string, { remember }: { remember: boolean }) =>
    Object.assign(doubles.token, { current: next, remember }),
}))

beforeEach(() => {
  for (const call of Object.values(http)) call.mockReset().mockImplementation(unexpected)
  for (const call of [live.open, live.close, live.listen, forgetUser, dropDrafts]) call.mockClear()
  Object.assign(token, { current: undefined, remember: undefined })
  doubles.given.is = false
  cookies.clear()
  tab.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => tab.get(name) ?? null,
    setItem: (name: string, value: string) => void tab.set(name, value),
  })
})
afterEach(() => {
  vi.resetModules()
  vi.unstubAllGlobals()
})

const refusal = (statusCode: number): CallError => ({
  message: 'x',
  statusCode,
  codes: ['x'],
  texts: [],
  errors: {},
  limits: {},
  isCancelled: false,
})

const reads = (...codes: string[]) =>
  codes.map((code) => ({ code, read: true, create: false, update: false, delete: false, approve: false }))

function userIn(id: string, ...codes: string[]) {
  const buildings = ['1', '2'].map((one) => ({ id: one, code: one, name: one, expired: one === '2' }))
  const building = {
    ...buildings.find((one) => one.id === id),
    permission_group: { group_permissions: reads(...codes) },
    permission_product_codes: ['ql'],
  }
  return { data: { user: { id: '5', type: 'org_member', buildings, building } } }
}

/** A console that has just been loaded. */
async function load() {
  const [session, signingIn, { queryClient }] = await Promise.all([
    import('./session.ts'),
    import('./sign-in.ts'),
    import('../data/query-client.ts'),
  ])
  return { ...session, ...signingIn, queryClient }
}

test('without a token nobody is signed in and nothing is asked', async () => {
  const { startSession, currentSession, can } = await load()
  expect(currentSession().status).toBe('starting')
  await startSession()
  expect(currentSession().status).toBe('signed_out')
  expect(can('read', 'block')).toBe(false)
})

test('a kept token signs in to the building of last time, and opens the websocket', async () => {
  token.current = 't'
  tab.set('lobby_building', '2')
  http.get.mockResolvedValueOnce(userIn('2', 'manage_block', 'manage_order'))
  const { startSession, currentSession, currentBuildingId, can } = await load()
  await startSession()
  expect(http.get.mock.calls).toEqual([
    ['/v1/current-user', { params: { check_token: '1', building_id: '2' } }],
  ])
  expect([currentSession().status, currentBuildingId()]).toEqual(['signed_in', '2'])
  expect(live.open).toHaveBeenCalledOnce()
  // Building 2 has an expired order.
  expect([can('read', 'order'), can('read', 'block')]).toEqual([true, false])
})

test('a tab that is loaded again stays in its building, whatever another tab has chosen', async () => {
  const { selectBuilding } = await signedIn()
  http.get.mockResolvedValueOnce(userIn('2', 'manage_order'))
  await selectBuilding('2')
  cookies.set('lobby_building', '1')
  http.get.mockReset()
  http.get.mockResolvedValueOnce(userIn('2', 'manage_order'))
  vi.resetModules()
  const again = await load()
  await again.startSession()
  expect(http.get.mock.calls[0]).toEqual([
    '/v1/current-user',
    { params: { check_token: '1', building_id: '2' } },
  ])
})

test('what the page asked before the console was there is not asked again, unless it was asked for another token', async () => {
  const early = globalThis as { lobbyUser?: unknown }
  const { data } = userIn('1', 'manage_block')
  token.current = 't'
  early.lobbyUser = { token: 't', answer: Promise.resolve(data) }
  const first = await load()
  await first.startSession()
  expect([http.get.mock.calls.length, first.currentSession().status, early.lobbyUser]).toEqual([
    0,
    'signed_in',
    undefined,
  ])
  vi.resetModules()
  early.lobbyUser = { token: 'of someone else', answer: Promise.resolve(data) }
  http.get.mockResolvedValueOnce(userIn('1', 'manage_block'))
  const second = await load()
  await second.startSession()
  expect([http.get.mock.calls.length, second.currentSession().status]).toEqual([1, 'signed_in'])
})

test('a refused token goes with all that was kept; without an answer it stays for another try', async () => {
  for (const status of [401, 403, 0, 429, 503]) {
    const left = [401, 403].includes(status) ? undefined : 't'
    token.current = 't'
    live.close.mockClear()
    forgetUser.mockClear()
    http.get.mockRejectedValueOnce(refusal(status))
    const { startSession, currentSession } = await load()
    await startSession()
    const state = left === undefined ? 'signed_out' : 'unanswered'
    expect([status, currentSession().status, token.current]).toEqual([status, state, left])
    const times = left === undefined ? 1 : 0
    expect(live.close).toHaveBeenCalledTimes(times)
    expect(forgetUser).toHaveBeenCalledTimes(times)
  }
})

test('a refused token that a link brought goes alone: what this browser keeps may be somebody else’s', async () => {
  token.current = 'given'
  doubles.given.is = true
  http.get.mockRejectedValueOnce(refusal(401))
  const { startSession, currentSession } = await load()
  await startSession()
  expect([currentSession().status, token.current]).toEqual(['signed_out', undefined])
  expect([forgetUser.mock.calls.length, dropDrafts.mock.calls.length]).toEqual([0, 0])
})

test('signing in keeps the token as the user wishes, and is silent about the password afterwards', async () => {
  http.postForm.mockResolvedValueOnce({ data: { data: { access_token: 'fresh' } } })
  http.get.mockResolvedValueOnce(userIn('1', 'manage_block'))
  const { signIn, can, currentSession } = await load()
  await signIn({ username: 'a@b.vn', password: 'secret', remember: true })
  expect(http.postForm.mock.calls).toEqual([
    ['/v1/auth/login', { username: 'a@b.vn', password: 'secret', remember: '1' }],
  ])
  expect(token).toEqual({ current: 'fresh', remember: true })
  expect([can('list', 'block'), can('create', 'block'), can('list', 'resident')]).toEqual([
    true,
    false,
    false,
  ])
  expect(JSON.stringify(currentSession())).not.toContain('secret')
})

test('a later start does so too, except in a tab that was in the closed one already', async () => {
  token.current = 't'
  cookies.set('lobby_building', '2')
  http.get.mockResolvedValueOnce(userIn('2', 'manage_order'))
  http.get.mockResolvedValueOnce(userIn('1', 'manage_block'))
  const { startSession, currentBuildingId } = await load()
  await startSession()
  expect([currentBuildingId(), tab.get('lobby_building')]).toEqual(['1', '1'])
})

test('signing in leads to a building that is open, if there is one, and not to one whose order has expired', async () => {
  cookies.set('lobby_building', '2')
  http.postForm.mockResolvedValueOnce({ data: { data: { access_token: 'fresh' } } })
  http.get.mockResolvedValueOnce(userIn('2', 'manage_order'))
  http.get.mockResolvedValueOnce(userIn('1', 'manage_block'))
  const { signIn, currentBuildingId } = await load()
  await signIn({ username: 'a@b.vn', password: 'secret', remember: false })
  expect([currentBuildingId(), cookies.get('lobby_building')]).toEqual(['1', '1'])
})

test('where the account has a second factor the password alone signs nobody in', async () => {
  http.postForm.mockResolvedValueOnce({ data: { data: { second_factor: { ticket: 'k' } } } })
  const { signIn, signInWithCode, startSession, currentSession } = await load()
  await startSession()
  const step = await signIn({ username: 'a@b.vn', password: 'secret', remember: true })
  expect([step, token.current, currentSession().status]).toEqual([
    { ticket: 'k', remember: true },
    undefined,
    'signed_out',
  ])
  http.postForm.mockResolvedValueOnce({ data: { data: { access_token: 'fresh' } } })
  http.get.mockResolvedValueOnce(userIn('1', 'manage_block'))
  await signInWithCode({ ticket: 'k', remember: true }, '123456')
  expect(http.postForm.mock.calls.at(-1)).toEqual(['/v1/auth/second-factor', { ticket: 'k', code: '123456' }])
  expect([token, currentSession().status]).toEqual([{ current: 'fresh', remember: true }, 'signed_in'])
})

test('who must set one up first keeps the token, and gets neither rights nor a websocket', async () => {
  const missing: CallError = { ...refusal(403), codes: ['second_factor_required'] }
  token.current = 't'
  http.get.mockRejectedValueOnce(missing)
  const { startSession, currentSession, can } = await load()
  await startSession()
  expect([currentSession().status, token.current, can('read', 'block')]).toEqual(['enrolling', 't', false])
  expect(live.open).not.toHaveBeenCalled()
})

test('a right that brings the obligation shuts the open console', async () => {
  const { currentSession, can, queryClient } = await signedIn()
  const [hear] = live.listen.mock.calls[0] ?? []
  http.get.mockRejectedValueOnce({ ...refusal(403), codes: ['second_factor_required'] })
  hear?.({ type: 'access_changed' })
  await vi.waitFor(() => expect(currentSession().status).toBe('enrolling'))
  expect([can('read', 'block'), queryClient.getQueryData(['secret'])]).toEqual([false, undefined])
  expect(live.close).toHaveBeenCalledOnce()
})

test('a refused sign-in leaves everything as it was', async () => {
  http.postForm.mockRejectedValueOnce(refusal(401))
  const { signIn, startSession, currentSession } = await load()
  await startSession()
  await expect(signIn({ username: 'a', password: 'b', remember: false })).rejects.toMatchObject({
    statusCode: 401,
  })
  expect([token.current, currentSession().status]).toEqual([undefined, 'signed_out'])
})

async function signedIn() {
  token.current = 't'
  http.get.mockResolvedValueOnce(userIn('1', 'manage_block'))
  const parts = await load()
  await parts.startSession()
  parts.queryClient.setQueryData(['secret'], 'of building 1')
  return parts
}

test('another building brings its own rights, and nothing of the former one stays', async () => {
  const { selectBuilding, queryClient, can, currentBuildingId } = await signedIn()
  http.get.mockResolvedValueOnce(userIn('2', 'manage_order'))
  await selectBuilding('2')
  expect(queryClient.getQueryData(['secret'])).toBeUndefined()
  expect([currentBuildingId(), cookies.get('lobby_building')]).toEqual(['2', '2'])
  expect([can('read', 'block'), can('read', 'order')]).toEqual([false, true])
})

test('a right that is taken away is gone as soon as the server says so', async () => {
  const { can, queryClient } = await signedIn()
  const [hear] = live.listen.mock.calls[0] ?? []
  http.get.mockResolvedValueOnce(userIn('1'))
  hear?.({ type: 'access_changed' })
  await vi.waitFor(() => expect(can('read', 'block')).toBe(false))
  await vi.waitFor(() => expect(queryClient.getQueryState(['secret'])?.isInvalidated).toBe(true))
})

test('signing out ends everything, even where the server does not answer', async () => {
  const { signOut, currentSession, queryClient, can } = await signedIn()
  http.post.mockRejectedValueOnce(refusal(0))
  await signOut()
  expect(http.post.mock.calls).toEqual([['/v1/auth/logout']])
  expect(currentSession()).toMatchObject({ status: 'signed_out' })
  const left = [currentSession().user, token.current, queryClient.getQueryData(['secret'])]
  expect(left).toEqual([undefined, undefined, undefined])
  expect(live.close).toHaveBeenCalledOnce()
  expect(forgetUser).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(dropDrafts).toHaveBeenCalledOnce())
  expect(can('read', 'block')).toBe(false)
})

test('signing out clears the screen at once, however long the server takes', async () => {
  const { signOut, currentSession, queryClient } = await signedIn()
  http.post.mockReturnValueOnce(new Promise(() => undefined))
  void signOut()
  const left = [currentSession().status, token.current, queryClient.getQueryData(['secret'])]
  expect(left).toEqual(['signed_out', undefined, undefined])
})

const access = { data: { data: { access_token: 'fresh' } } }

test('a sign-in whose user call is refused leaves no token behind', async () => {
  http.post.mockResolvedValue(access)
  http.postForm.mockResolvedValue(access)
  http.get.mockRejectedValueOnce(refusal(403))
  const { signIn, currentSession } = await load()
  await expect(signIn({ username: 'a', password: 'b', remember: true })).rejects.toMatchObject({
    statusCode: 403,
  })
  expect([token.current, currentSession().status]).toEqual([undefined, 'signed_out'])
  expect(live.close).toHaveBeenCalledOnce()
})

test('where no answer came after signing in, the token is kept for a reload', async () => {
  http.post.mockResolvedValue(access)
  http.postForm.mockResolvedValue(access)
  http.get.mockRejectedValueOnce(refusal(0))
  const { signIn } = await load()
  await expect(signIn({ username: 'a', password: 'b', remember: true })).rejects.toMatchObject({
    statusCode: 0,
  })
  expect(token.current).toBe('fresh')
  expect(forgetUser).not.toHaveBeenCalled()
})

test.each([
  [403, undefined, 'signed_out'],
  [0, 't', 'signed_in'],
])('asked for the map again, a call that ends with %s leaves the token %s', async (status, kept, state) => {
  token.current = 't'
  http.get.mockResolvedValueOnce(userIn('1', 'manage_block'))
  const { startSession, reloadAccess, currentSession } = await load()
  await startSession()
  http.get.mockRejectedValueOnce(refusal(status))
  await expect(reloadAccess()).rejects.toMatchObject({ statusCode: status })
  expect([token.current, currentSession().status]).toEqual([kept, state])
})
