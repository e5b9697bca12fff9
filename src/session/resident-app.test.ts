import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const signOut = vi.fn(async () => undefined)
vi.mock('./session.ts', () => ({ signOut }))

const { enterResidentApp, isResident, offerCredentials } = await import('./resident-app.ts')

const fetched = vi.fn(async (_address: string, _init: RequestInit) => new Response('{}'))
const replace = vi.fn<(address: string) => void>()
beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('location', { replace })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test('a resident’s session of the app is opened by what they have typed, and the console’s ends', async () => {
  offerCredentials({ username: '0901234567', password: 'a password' })
  await enterResidentApp()
  const sent = fetched.mock.calls[0]
  expect(sent?.[0]).toBe('/v1/auth/login')
  expect(sent?.[1].headers).toMatchObject({ 'client-id': '4', 'lobby-session': 'none' })
  expect(JSON.parse(String(sent?.[1].body))).toEqual({ username: '0901234567', password: 'a password' })
  expect(signOut).toHaveBeenCalledOnce()
  expect(replace).toHaveBeenCalledWith('/app/')
})

test('what was typed is used once, and not at all where somebody else has signed in', async () => {
  offerCredentials({ username: 'a', password: 'b' })
  await enterResidentApp()
  await enterResidentApp()
  offerCredentials({ username: 'a', password: 'b' })
  offerCredentials(undefined)
  await enterResidentApp()
  expect(fetched).toHaveBeenCalledOnce()
  expect(replace).toHaveBeenCalledTimes(3)
})

test('who comes without a network is led there all the same', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  offerCredentials({ username: 'a', password: 'b' })
  await enterResidentApp()
  expect(replace).toHaveBeenCalledWith('/app/')
})

test('only residents are led away', () => {
  type Asked = NonNullable<Parameters<typeof isResident>[0]>
  const of = (type: Asked['type']) => isResident({ type } as Asked)
  expect([of('org_resident'), of('org_admin'), of('org_member'), isResident(undefined)]).toEqual([
    true,
    false,
    false,
    false,
  ])
})
