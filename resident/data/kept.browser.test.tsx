import { beforeEach, expect, test } from 'vitest'
import { dropAll, dropForeign } from './database.ts'
import { dropCopy, keepCopy, readCopy } from './kept.ts'

const place = (account: string, home: string) => ({ account, home })
const day = 86_400_000

beforeEach(dropAll)

test('a copy is read with the time at which it was true, by whose it is', async () => {
  await keepCopy(place('9', '12'), 'home', { owed: '5' }, 1_000)
  expect(await readCopy(place('9', '12'), 'home', 2_000)).toEqual({ value: { owed: '5' }, at: 1_000 })
  expect(await readCopy(place('9', '34'), 'home', 2_000)).toBeUndefined()
  expect(await readCopy(place('10', '12'), 'home', 2_000)).toBeUndefined()
  expect(await readCopy(place('9', '12'), 'fees', 2_000)).toBeUndefined()
})

test('the later copy takes the place of the earlier one', async () => {
  await keepCopy(place('9', '12'), 'home', 1, 1_000)
  await keepCopy(place('9', '12'), 'home', 2, 3_000)
  expect(await readCopy(place('9', '12'), 'home', 4_000)).toEqual({ value: 2, at: 3_000 })
})

test('after thirty days it is nobody’s any more', async () => {
  await keepCopy(place('9', '12'), 'home', 1, 0)
  expect(await readCopy(place('9', '12'), 'home', 30 * day)).toBeDefined()
  expect(await readCopy(place('9', '12'), 'home', 30 * day + 1)).toBeUndefined()
})

test('copies of another account, and of a home that is no more, go; those that stay stay', async () => {
  await keepCopy(place('9', '12'), 'home', 1)
  await keepCopy(place('9', '34'), 'home', 2)
  await keepCopy(place('10', '12'), 'home', 3)
  await dropForeign('9', ['me', '12'])
  expect((await readCopy(place('9', '12'), 'home'))?.value).toBe(1)
  expect(await readCopy(place('9', '34'), 'home')).toBeUndefined()
  expect(await readCopy(place('10', '12'), 'home')).toBeUndefined()
})

test('one copy alone is dropped', async () => {
  await keepCopy(place('9', '12'), 'home', 1)
  await keepCopy(place('9', '12'), 'payment-7', 2)
  await dropCopy(place('9', '12'), 'payment-7')
  expect(await readCopy(place('9', '12'), 'payment-7')).toBeUndefined()
  expect(await readCopy(place('9', '12'), 'home')).toBeDefined()
})
