import { afterAll, beforeAll, expect, test } from 'vitest'
import { faults, openWorld, outcome, type World } from '../api/world.ts'
import { openTill } from './till.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('a building changes its currency until something is booked in it, and never after', async () => {
  const till = await openTill(world)
  const change = (currency_code: string) => world.as('ADM')('PATCH buildings/1', { currency_code })
  expect(outcome(await change('riel'))).toBe('200')
  expect(outcome(await change('vnd'))).toBe('200')
  await till.fee(till.apartment(0), '1000')
  const refused = await change('usd')
  expect([refused.status, faults(refused)]).toEqual([409, ['currency_code:currency_in_use']])
})
