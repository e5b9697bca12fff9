import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionCookie, sessionHeader } from '#domain/session-cookie.ts'
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
/** As the server does when somebody signs in. */
const give = (mark: string) => void (page.cookie = `${sessionCookie.mark}=${mark}`)

test('who is signed in in the browser is so in every tab; their calls say the mark of the cookie, and hold no token', async () => {
  const first = await load()
  expect([first.currentSignIn(), first.signature()]).toEqual([undefined, { [sessionHeader]: 'none' }])
  give('m1')
  first.takeSession()
  newTab()
  for (const tab of [first, await load()])
    expect([tab.currentSignIn(), tab.signature()]).toEqual(['m1', { [sessionHeader]: 'm1' }])
})

test('a session that goes on under another token is the same tab’s', async () => {
  give('m1')
  const tab = await load()
  give('m2')
  expect([tab.isReplaced(), tab.currentSignIn()]).toEqual([true, 'm1'])
  tab.takeSession()
  expect([tab.isReplaced(), tab.currentSignIn()]).toEqual([false, 'm2'])
})

test('who signs out is gone from every tab that is loaded later', async () => {
  give('m1')
  const tab = await load()
  tab.clearSignIn()
  expect([tab.currentSignIn(), page.cookie, (await load()).currentSignIn()]).toEqual([
    undefined,
    '',
    undefined,
  ])
})

test('a token that an app gave is its tab’s alone: who is signed in in the browser stays so in every other', async () => {
  give('m1')
  const tab = await load()
  tab.setTabToken('app')
  expect([tab.wasGiven(), tab.isReplaced(), (await load()).signature()]).toEqual([
    true,
    false,
    { authorization: 'Bearer app' },
  ])
  tab.takeSession('app again')
  expect((await load()).currentSignIn()).toBe('app again')
  tab.clearSignIn()
  newTab()
  expect((await load()).currentSignIn()).toBe('m1')
})

test('whoever signs in in the tab of an app is signed in in the browser', async () => {
  const tab = await load()
  tab.setTabToken('app')
  give('m1')
  tab.takeSession()
  expect([tab.wasGiven(), tab.currentSignIn(), (await load()).currentSignIn()]).toEqual([false, 'm1', 'm1'])
})

test('a tab whose session is over leaves the one that another tab has put in its place', async () => {
  give('m1')
  const tab = await load()
  give('m2')
  tab.clearSignIn()
  expect([tab.currentSignIn(), (await load()).currentSignIn()]).toEqual([undefined, 'm2'])
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
  page.cookie = 'lobby_locale=%E0%A4%A'
  expect(readCookie('lobby_locale')).toBeUndefined()
})
