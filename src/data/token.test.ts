import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readCookie, writeCookie } from '../storage/cookies.ts'

/** A browser's cookie jar for names, values and ages; `attributes` keeps those of the last cookie. */
function jar() {
  const cookies = new Map<string, string>()
  return {
    attributes: '',
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      const [pair = '', ...attributes] = text.split('; ')
      const cut = pair.indexOf('=')
      this.attributes = attributes.join('; ')
      if (attributes.includes('max-age=0')) cookies.delete(pair.slice(0, cut))
      else cookies.set(pair.slice(0, cut), pair.slice(cut + 1))
    },
  }
}
const tabStorage = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
}

let page: ReturnType<typeof jar>
beforeEach(() => {
  page = jar()
  vi.stubGlobal('document', page)
  vi.stubGlobal('sessionStorage', tabStorage())
  vi.stubGlobal('location', { protocol: 'https:' })
})
afterEach(() => vi.unstubAllGlobals())

/** A freshly loaded page. */
async function load() {
  vi.resetModules()
  return import('./token.ts')
}
const newTab = () => vi.stubGlobal('sessionStorage', tabStorage())

test('a remembered token is a cookie of one day, and is there in a new tab', async () => {
  const { setToken } = await load()
  setToken('a b', { remember: true })
  expect(page.attributes).toBe('path=/; samesite=lax; max-age=86400; secure')
  newTab()
  expect((await load()).currentToken()).toBe('a b')
})

test('any other token lasts as long as its tab', async () => {
  const { setToken } = await load()
  setToken('x', { remember: false })
  expect(page.cookie).toBe('')
  expect((await load()).currentToken()).toBe('x')
  newTab()
  expect((await load()).currentToken()).toBeUndefined()
})

test('signing in without being remembered replaces a token that was', async () => {
  const { setToken } = await load()
  setToken('old', { remember: true })
  setToken('new', { remember: false })
  expect((await load()).currentToken()).toBe('new')
})

test('a token that is cleared is gone everywhere', async () => {
  const { setToken, clearToken, currentToken } = await load()
  setToken('x', { remember: true })
  clearToken()
  expect([currentToken(), page.cookie, (await load()).currentToken()]).toEqual([undefined, '', undefined])
})

test('a replaced token stays where the former one was', async () => {
  for (const remember of [true, false]) {
    const { setToken, replaceToken } = await load()
    setToken('old', { remember })
    replaceToken('new')
    expect([page.cookie !== '', (await load()).currentToken()]).toEqual([remember, 'new'])
  }
})

test('a token that an app gave is its tab’s alone: who is remembered stays so in every other', async () => {
  const before = await load()
  before.setToken('remembered', { remember: true })
  const tab = await load()
  tab.setTabToken('app')
  expect([tab.currentToken(), (await load()).currentToken()]).toEqual(['app', 'app'])
  tab.replaceToken('app again')
  expect(page.cookie).toBe('lobby_token=remembered')
  tab.clearToken()
  newTab()
  expect((await load()).currentToken()).toBe('remembered')
})

test('a tab that is loaded again knows that a link signed it in, until somebody signs in or out', async () => {
  const first = await load()
  first.setTabToken('app')
  const again = await load()
  expect(again.wasGiven()).toBe(true)
  again.clearToken()
  expect((await load()).wasGiven()).toBe(false)
  again.setTabToken('app')
  again.setToken('own', { remember: false })
  expect((await load()).wasGiven()).toBe(false)
})

test('a tab whose token is over leaves the one that another tab has put in its place', async () => {
  const tab = await load()
  tab.setToken('old', { remember: true })
  const other = await load()
  other.replaceToken('new')
  tab.clearToken()
  expect([tab.currentToken(), (await load()).currentToken()]).toEqual([undefined, 'new'])
})

test('cookies keep any value, tell names apart, and are marked secure only where the page is', () => {
  writeCookie('a', 'x; y=z, đ')
  writeCookie('aa', '2')
  expect([readCookie('a'), readCookie('aa'), readCookie('b')]).toEqual(['x; y=z, đ', '2', undefined])
  vi.stubGlobal('location', { protocol: 'http:' })
  writeCookie('a', '1')
  expect(page.attributes).toBe('path=/; samesite=lax')
})

test('a cookie that is not ours to read counts as absent', () => {
  page.cookie = 'lobby_token=%E0%A4%A'
  expect(readCookie('lobby_token')).toBeUndefined()
})
