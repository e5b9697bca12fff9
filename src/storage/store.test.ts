import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetUser, isNobodyHere, keep, recall, welcomeUser } from './store.ts'

/** Values are own properties, as a browser's storage has them. */
class FakeStorage {
  [key: string]: unknown
  getItem(key: string) {
    return Object.hasOwn(this, key) ? this[key] : null
  }
  setItem(key: string, value: string) {
    this[key] = value
  }
  removeItem(key: string) {
    delete this[key]
  }
}

const isText = (value: unknown): value is string => typeof value === 'string'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  vi.stubGlobal('localStorage', new FakeStorage())
  vi.stubGlobal('sessionStorage', new FakeStorage())
  welcomeUser()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what names no age lives for one hour', () => {
  keep('a', 'x')
  vi.advanceTimersByTime(3_600_000)
  expect(recall('a', isText)).toBe('x')
  vi.advanceTimersByTime(1)
  expect(recall('a', isText)).toBeUndefined()
})

test('an age is in seconds, null is for ever, and keeping again begins anew', () => {
  keep('short', 'x', 60)
  keep('ever', 'y', null)
  vi.advanceTimersByTime(59_000)
  keep('short', 'z', 60)
  vi.advanceTimersByTime(59_000)
  expect(recall('short', isText)).toBe('z')
  vi.advanceTimersByTime(100 * 29_030_400_000)
  expect([recall('short', isText), recall('ever', isText)]).toEqual([undefined, 'y'])
})

test('a value of another shape, and what is not ours, count as absent', () => {
  keep('a', 5)
  expect(recall('a', isText)).toBeUndefined()
  for (const text of ['', '{', 'null', '5', '[]', '"x"', '{"until":null}']) {
    localStorage.setItem('lobby.a', text)
    expect(recall('a', isText)).toBeUndefined()
  }
})

test('signing out leaves taste, and what other programs keep', () => {
  for (const name of ['theme', 'page_size', 'density', 'app_mode', 'draft_owner', 'preference.apartment'])
    keep(name, 'x', null)
  localStorage.setItem('other.draft_owner', 'x')
  forgetUser()
  expect(Object.keys(localStorage)).toEqual([
    'lobby.theme',
    'lobby.page_size',
    'lobby.density',
    'lobby.app_mode',
    'other.draft_owner',
  ])
})

test('a page that is left after the session’s end keeps nothing of its user, until somebody signs in', () => {
  sessionStorage.setItem('lobby_view_token', '/visitors/1 secret')
  forgetUser()
  keep('first_list', { address: '/v1/manage/residents?keyword=0912345678' }, null)
  keep('theme', 'dark', null)
  expect([Object.keys(localStorage), Object.keys(sessionStorage), isNobodyHere()]).toEqual([
    ['lobby.theme'],
    [],
    true,
  ])
  welcomeUser()
  keep('first_list', 'x', null)
  expect(Object.keys(localStorage)).toContain('lobby.first_list')
})

test('storage that is full or forbidden stops nothing', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const forbidden = new Proxy({}, { get: refuse, ownKeys: refuse })
  vi.stubGlobal('localStorage', forbidden)
  expect(() => keep('a', 'x')).not.toThrow()
  expect(recall('a', isText)).toBeUndefined()
  expect(() => forgetUser()).not.toThrow()
})
