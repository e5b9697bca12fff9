import { expect, test } from 'vitest'
import { runTogether } from './run-together.ts'

const failed = (code: string) => Promise.reject(Object.assign(new Error(code), { code }))
const later = <T>(value: T) => new Promise<T>((resolve) => setTimeout(() => resolve(value), 5))

test('answers come in the order of the questions', async () => {
  expect(await runTogether([later(1), Promise.resolve('a'), later(null)])).toEqual([1, 'a', null])
})

test.each([
  ['the first that failed', () => [later(1), failed('40P01'), failed('57014')], '40P01'],
  ['the reason, and not that the transaction has failed', () => [failed('25P02'), failed('40P01')], '40P01'],
  ['that the transaction has failed, where nothing else is known', () => [failed('25P02')], '25P02'],
])('throws %s', async (_what, asked, code) => {
  await expect(runTogether(asked())).rejects.toMatchObject({ code })
})

test('waits for statements that are still running', async () => {
  let ended = false
  const slow = later(1).then(() => (ended = true))
  await expect(runTogether([failed('23505'), slow])).rejects.toMatchObject({ code: '23505' })
  expect(ended).toBe(true)
})
