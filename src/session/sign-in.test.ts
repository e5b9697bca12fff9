import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as doubles from '#tests/support/session-doubles.ts'

vi.mock('../data/http.ts', () => doubles.httpModule)
vi.mock('../data/live.ts', () => ({ live: doubles.live }))
vi.mock('../storage/store.ts', () => doubles.storeModule)
vi.mock('../storage/cookies.ts', () => doubles.cookiesModule)
vi.mock('../storage/drafts.ts', () => ({ dropDrafts: doubles.dropDrafts }))

beforeEach(doubles.startAnew)
afterEach(doubles.end)

const { http, live, cookies, forgetUser, dropDrafts, keptMark, signsIn, refusal, userIn, load, signedIn } =
  doubles

test('signing in keeps the token as the user wishes, and is silent about the password afterwards', async () => {
  http.postForm.mockImplementationOnce(() => signsIn())
  http.get.mockResolvedValueOnce(userIn('1', 'manage_block'))
  const { signIn, can, currentSession } = await load()
  await signIn({ username: 'a@b.vn', password: 'secret', remember: true })
  expect(http.postForm.mock.calls).toEqual([
    ['/v1/auth/login', { username: 'a@b.vn', password: 'secret', remember: '1' }],
  ])
  expect(keptMark()).toBe('fresh')
  expect([can('list', 'block'), can('create', 'block'), can('list', 'resident')]).toEqual([
    true,
    false,
    false,
  ])
  expect(JSON.stringify(currentSession())).not.toContain('secret')
})

test('signing in leads to a building that is open, if there is one, and not to one whose order has expired', async () => {
  cookies.set('lobby_building', '2')
  http.postForm.mockImplementationOnce(() => signsIn())
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
  expect([step, keptMark(), currentSession().status]).toEqual([{ ticket: 'k' }, undefined, 'signed_out'])
  http.postForm.mockImplementationOnce(() => signsIn())
  http.get.mockResolvedValueOnce(userIn('1', 'manage_block'))
  await signInWithCode({ ticket: 'k' }, '123456')
  expect(http.postForm.mock.calls.at(-1)).toEqual(['/v1/auth/second-factor', { ticket: 'k', code: '123456' }])
  expect([keptMark(), currentSession().status]).toEqual(['fresh', 'signed_in'])
})

test('a refused sign-in leaves everything as it was', async () => {
  http.postForm.mockRejectedValueOnce(refusal(401))
  const { signIn, startSession, currentSession } = await load()
  await startSession()
  await expect(signIn({ username: 'a', password: 'b', remember: false })).rejects.toMatchObject({
    statusCode: 401,
  })
  expect([keptMark(), currentSession().status]).toEqual([undefined, 'signed_out'])
})

test('a sign-in whose user call is refused leaves no token behind', async () => {
  http.postForm.mockImplementationOnce(() => signsIn())
  http.get.mockRejectedValueOnce(refusal(403))
  const { signIn, currentSession } = await load()
  await expect(signIn({ username: 'a', password: 'b', remember: true })).rejects.toMatchObject({
    statusCode: 403,
  })
  expect([keptMark(), currentSession().status]).toEqual([undefined, 'signed_out'])
  expect(live.close).toHaveBeenCalledOnce()
})

test('where no answer came after signing in, the token is kept for a reload', async () => {
  http.postForm.mockImplementationOnce(() => signsIn())
  http.get.mockRejectedValueOnce(refusal(0))
  const { signIn } = await load()
  await expect(signIn({ username: 'a', password: 'b', remember: true })).rejects.toMatchObject({
    statusCode: 0,
  })
  expect(keptMark()).toBe('fresh')
  expect(forgetUser).not.toHaveBeenCalled()
})

test('signing out ends everything, even where the server does not answer', async () => {
  const { signOut, currentSession, queryClient, can } = await signedIn()
  http.post.mockRejectedValueOnce(refusal(0))
  await signOut()
  expect(http.post.mock.calls).toEqual([['/v1/auth/logout']])
  expect(currentSession()).toMatchObject({ status: 'signed_out' })
  const left = [currentSession().user, keptMark(), queryClient.getQueryData(['secret'])]
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
  const left = [currentSession().status, keptMark(), queryClient.getQueryData(['secret'])]
  expect(left).toEqual(['signed_out', undefined, undefined])
})

test('signing in waits for the reply to signing out, which takes the cookie back', async () => {
  const { signIn, signOut } = await signedIn()
  let answer = () => undefined as void
  http.post.mockReturnValueOnce(new Promise<void>((resolve) => (answer = resolve)))
  void signOut()
  http.postForm.mockImplementationOnce(() => signsIn())
  http.get.mockResolvedValueOnce(userIn('1', 'manage_block'))
  const entering = signIn({ username: 'a', password: 'b', remember: false })
  await Promise.resolve()
  expect(http.postForm).not.toHaveBeenCalled()
  answer()
  await entering
  expect(keptMark()).toBe('fresh')
})
