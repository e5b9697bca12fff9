import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { menuEntries } from './menu-entries.ts'
import { rememberedItem, rememberedModule, rememberItem, rememberModule } from './menu-memory.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

const [first] = menuEntries.filter(({ module }) => module === 'tc')
if (first === undefined) throw new Error('no entry of the module')

test('the menu item that one was on comes back, with its module', () => {
  expect(rememberedItem(menuEntries)).toBeUndefined()
  rememberItem(first)
  expect(rememberedItem(menuEntries)).toBe(first)
  expect(rememberedModule()).toBe('tc')
})

test('an item that this user does not have is forgotten', () => {
  rememberItem(first)
  expect(rememberedItem(menuEntries.filter((entry) => entry !== first))).toBeUndefined()
})

test('a module chosen by hand wins over the item before', () => {
  rememberItem(first)
  rememberModule('vh')
  expect(rememberedItem(menuEntries)).toBeUndefined()
  expect(rememberedModule()).toBe('vh')
})

test('what somebody else wrote there opens nothing', () => {
  for (const text of ['{', '{"value":["/x"],"until":null}', '{"value":"tc","until":null}']) {
    localStorage.setItem('lobby.menu_item', text)
    localStorage.setItem('lobby.app_mode', '{"value":"nowhere","until":null}')
    expect(rememberedItem(menuEntries)).toBeUndefined()
    expect(rememberedModule()).toBeUndefined()
  }
})
