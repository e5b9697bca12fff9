import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { entities } from '#resources'
import { pages } from '../page-list.ts'
import { menuEntries } from '../shell/menu-entries.ts'
import { helpOf } from './help-of.ts'

const addressOf = (path: string) => path.replaceAll(/:\w+/g, '1')

test('what pages and entities declare is a page of the docs', () => {
  const named = [...pages, ...entities].flatMap(({ help }) => help ?? [])
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter((name) => !existsSync(`docs/${name}.md`))).toEqual([])
})

test('every page of the menu has one that explains it', () => {
  const bare = menuEntries.filter(({ path }) => helpOf(addressOf(path)) === undefined)
  expect(bare.map(({ path }) => path)).toEqual([])
})

describe('an address is explained', () => {
  test.each([
    ['/manage-fee', 'domain/fee'],
    ['/manage-fee-detail/12', 'domain/fee'],
    ['/dashboard', 'domain/dashboard'],
    ['/profile', 'users/your-account'],
    ['/debtors', 'domain/debt'],
    ['/outbox', undefined],
    ['/no-such-page', undefined],
  ])('%s by %s', (pathname, name) => expect(helpOf(pathname)).toBe(name))
})
