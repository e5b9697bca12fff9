import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CallError } from '#data-provider/http.ts'
import { limits } from '#tests/support/limits.ts'
import * as doubles from '#tests/support/session-doubles.ts'

vi.mock('../data/http.ts', () => doubles.httpModule)
vi.mock('../data/live.ts', () => ({ live: doubles.live }))
vi.mock('../storage/store.ts', () => doubles.storeModule)
vi.mock('../storage/cookies.ts', () => doubles.cookiesModule)
vi.mock('../storage/drafts.ts', () => ({ dropDrafts: doubles.dropDrafts }))

beforeEach(doubles.startAnew)
afterEach(doubles.end)

const {
  http,
  live,
  cookies,
  tab,
  forgetUser,
  dropDrafts,
  reload,
  giveCookie,
  keptMark,
  refusal,
  userIn,
  load,
  signedIn,
} = doubles

test('without a token nobody is signed in and nothing is asked', async () => {
  const { startSession, currentSession, can } = await load()
  expect(currentSession().status).toBe('starting')
  await startSession()
  expect(currentSession().status).toBe('signed_out')
  expect(can('read', 'block')).toBe(false)
})

test('a kept token signs in to the building of last time, and opens the websocket', async () => {
  giveCookie()
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

test('a later start does so too, except in a tab that was in the closed one already', async () => {
  giveCookie()
  cookies.set('lobby_building', '2')
  http.get.mockResolvedValueOnce(userIn('2', 'manage_order'))
  http.get.mockResolvedValueOnce(userIn('1', 'manage_block'))
  const { startSession, currentBuildingId } = await load()
  await startSession()
  expect([currentBuildingId(), tab.get('lobby_building')]).toEqual(['1', '1'])
})

test('what the page asked before the console was there is not asked again, unless it was asked for another token', async () => {
  const early = globalThis as { lobbyUser?: unknown }
  const { data } = userIn('1', 'manage_block')
  giveCookie()
  early.lobbyUser = { by: 't', answer: Promise.resolve(data) }
  const first = await load()
  await first.startSession()
  expect([http.get.mock.calls.length, first.currentSession().status, early.lobbyUser]).toEqual([
    0,
    'signed_in',
    undefined,
  ])
  vi.resetModules()
  early.lobbyUser = { by: 'of someone else', answer: Promise.resolve(data) }
  http.get.mockResolvedValueOnce(userIn('1', 'manage_block'))
  const second = await load()
  await second.startSession()
  expect([http.get.mock.calls.length, second.currentSession().status]).toEqual([1, 'signed_in'])
})

test('a refused token goes with all that was kept; without an answer it stays for another try', async () => {
  for (const status of [401, 403, 0, 429, 503]) {
    vi.resetModules()
    const left = [401, 403].includes(status) ? undefined : 't'
    giveCookie()
    live.close.mockClear()
    forgetUser.mockClear()
    http.get.mockRejectedValueOnce(refusal(status))
    const { startSession, currentSession } = await load()
    await startSession()
    const state = left === undefined ? 'signed_out' : 'unanswered'
    expect([status, currentSession().status, keptMark()]).toEqual([status, state, left])
    const times = left === undefined ? 1 : 0
    expect(live.close).toHaveBeenCalledTimes(times)
    expect(forgetUser).toHaveBeenCalledTimes(times)
  }
})

test('a refused token that a link brought goes alone: what this browser keeps may be somebody else’s', async () => {
  giveCookie('of somebody else')
  tab.set('lobby_token', 'given')
  http.get.mockRejectedValueOnce(refusal(401))
  const { startSession, currentSession } = await load()
  await startSession()
  expect([currentSession().status, tab.get('lobby_token'), keptMark()]).toEqual([
    'signed_out',
    undefined,
    'of somebody else',
  ])
  expect([forgetUser.mock.calls.length, dropDrafts.mock.calls.length]).toEqual([0, 0])
})

test('who must set one up first keeps the token, and gets neither rights nor a websocket', async () => {
  const missing: CallError = { ...refusal(403), codes: ['second_factor_required'] }
  giveCookie()
  http.get.mockRejectedValueOnce(missing)
  const { startSession, currentSession, can } = await load()
  await startSession()
  expect([currentSession().status, keptMark(), can('read', 'block')]).toEqual(['enrolling', 't', false])
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

test('another building brings its own rights, and nothing of the former one stays', async () => {
  const { selectBuilding, queryClient, can, currentBuildingId } = await signedIn()
  http.get.mockResolvedValueOnce(userIn('2', 'manage_order'))
  await selectBuilding('2')
  expect(queryClient.getQueryData(['secret'])).toBeUndefined()
  expect([currentBuildingId(), cookies.get('lobby_building')]).toEqual(['2', '2'])
  expect([can('read', 'block'), can('read', 'order')]).toEqual([false, true])
})

test.each([
  ['tt133', true],
  ['none', false],
])('with the chart %s, a field that needs one is there: %s', async (chart, isThere) => {
  giveCookie()
  const reply = userIn('1', 'manage_voucher')
  Object.assign(reply.data.user.building, { chart, permission_product_codes: ['tc'] })
  http.get.mockResolvedValueOnce(reply)
  const { startSession, can } = await load()
  await startSession()
  expect(can('read', 'payment_voucher', 'vat_kind')).toBe(isThere)
  expect(can('read', 'payment_voucher', 'party')).toBe(true)
  expect(can('read', 'receipt_voucher', 'vat_kind')).toBe(true)
})

test('a right that is taken away is gone as soon as the server says so', async () => {
  const { can, queryClient } = await signedIn()
  const [hear] = live.listen.mock.calls[0] ?? []
  http.get.mockResolvedValueOnce(userIn('1'))
  hear?.({ type: 'access_changed' })
  await vi.waitFor(() => expect(can('read', 'block')).toBe(false))
  await vi.waitFor(() => expect(queryClient.getQueryState(['secret'])?.isInvalidated).toBe(true))
})

test.each([
  [403, undefined, 'signed_out'],
  [0, 't', 'signed_in'],
])('asked for the map again, a call that ends with %s leaves the token %s', async (status, kept, state) => {
  giveCookie()
  http.get.mockResolvedValueOnce(userIn('1', 'manage_block'))
  const { startSession, reloadAccess, currentSession } = await load()
  await startSession()
  http.get.mockRejectedValueOnce(refusal(status))
  await expect(reloadAccess()).rejects.toMatchObject({ statusCode: status })
  expect([keptMark(), currentSession().status]).toEqual([kept, state])
})

test('a tab whose session another tab has replaced is loaded again, and loses nothing of who came', async () => {
  const { loseSession, currentSession } = await signedIn()
  giveCookie('of who came')
  loseSession()
  expect([reload.mock.calls.length, currentSession().status, keptMark()]).toEqual([
    1,
    'signed_in',
    'of who came',
  ])
  expect(forgetUser).not.toHaveBeenCalled()
})

test('a tab that hears of the end before the cookie of who came is loaded again once that is there', async () => {
  const { loseSession, currentSession } = await signedIn()
  loseSession()
  expect([currentSession().status, reload.mock.calls.length]).toEqual(['signed_out', 0])
  giveCookie('of who came')
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce(), limits.state)
})
