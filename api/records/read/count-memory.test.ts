import { expect, test } from 'vitest'
import { createCountMemory } from './count-memory.ts'

const key = { entity: 'block', buildings: ['1'], query: 'q' }
const counter = () => {
  let calls = 0
  return { count: async () => ++calls, calls: () => calls }
}

test('counts once until a row of that building changes', async () => {
  const memory = createCountMemory()
  const { count, calls } = counter()
  await memory.remember(key, count)
  await memory.remember(key, count)
  expect(calls()).toBe(1)
  memory.forget('block', '2')
  memory.forget('apartment', '1')
  await memory.remember(key, count)
  expect(calls()).toBe(1)
  memory.forget('block', '1')
  expect(await memory.remember(key, count)).toBe(2)
})

test('a change of unknown building, and one in any building for a count over all, is noticed', async () => {
  const memory = createCountMemory()
  const { count } = counter()
  const all = { ...key, buildings: null }
  expect(await memory.remember(key, count)).toBe(1)
  memory.forget('block', null)
  expect(await memory.remember(key, count)).toBe(2)
  expect(await memory.remember({ ...all, query: 'r' }, count)).toBe(3)
  memory.forget('block', '7')
  expect(await memory.remember({ ...all, query: 'r' }, count)).toBe(4)
})

test('a count that was under way while a row changed is not kept', async () => {
  const memory = createCountMemory()
  const gate = Promise.withResolvers<number>()
  const slow = memory.remember(key, () => gate.promise)
  memory.forget('block', '1')
  gate.resolve(10)
  expect(await slow).toBe(10)
  expect(await memory.remember(key, async () => 11)).toBe(11)
})

test('an old count is counted again', async () => {
  const memory = createCountMemory({ maxAge: -1 })
  const { count, calls } = counter()
  await memory.remember(key, count)
  await memory.remember(key, count)
  expect(calls()).toBe(2)
})
