import { createStore, set } from 'idb-keyval'
import { afterEach, expect, test } from 'vitest'
import { findKeptPage, keepPage } from './kept-page.ts'
import { dropWaitingOf } from './waiting.ts'

const path = '/periodic-checklist-detail/7'
const page = { session: 'mark-of-hoa', user: { id: '5', name: 'Hoa' }, records: { queries: [] } }
afterEach(() => dropWaitingOf('5'))

test('a page is found by its address and by the session that left it, and by no other', async () => {
  expect(await findKeptPage(path, 'mark-of-hoa')).toBe(undefined)
  expect(await keepPage(path, page)).toBe(true)
  expect(await findKeptPage(path, 'mark-of-hoa')).toEqual(page)
  expect(await findKeptPage('/periodic-checklist-detail/8', 'mark-of-hoa')).toBe(undefined)
  expect(await findKeptPage(path, 'mark-of-lan')).toBe(undefined)
  expect(await findKeptPage(path, undefined)).toBe(undefined)
})

test('it is of no use after half a day, and gone once its account signs out', async () => {
  await keepPage(path, page)
  const hours = (count: number) => new Date(Date.now() - count * 3_600_000).toISOString()
  const store = createStore('lobby-waiting', 'waiting')
  const age = (count: number) => set(`page${path}`, { owner: '5', at: hours(count), value: page }, store)
  await age(11)
  expect(await findKeptPage(path, 'mark-of-hoa')).toEqual(page)
  await age(13)
  expect(await findKeptPage(path, 'mark-of-hoa')).toBe(undefined)
  await keepPage(path, page)
  await dropWaitingOf('5')
  expect(await findKeptPage(path, 'mark-of-hoa')).toBe(undefined)
})
