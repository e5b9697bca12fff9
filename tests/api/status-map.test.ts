import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  openSeededServer,
  outcome,
  recordOf,
  right,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

// The building as it stands: every apartment by block and floor, with an answer to each question.
let seeded: SeededServer
let a: ReturnType<SeededServer['as']>
let blockId: string
beforeAll(async () => {
  seeded = await openSeededServer()
  a = seeded.as('A')
  blockId = String(rowsOf(await a('GET blocks?building_id=1'), 'blocks')[0]?.id)
})
afterAll(() => seeded.close())

interface Place {
  readonly id: string
  readonly floor: number | null
  readonly contract: string
  readonly occupancy: string
  readonly handover: string
  readonly debt: string | null
}
const places = async (as = a) => {
  const reply = await as('GET status-map?building_id=1')
  return (reply.body.data as { apartments: Place[]; blocks: { id: string }[] }).apartments
}
let made = 0
async function apartment(more: object = {}) {
  const values = { building_id: '1', code: `SM-${++made}`, block_id: blockId, area: '50', floor: 7 }
  return recordOf(await a('POST apartments', { ...values, ...more })).id
}
const placeOf = async (id: string) => (await places()).find((one) => one.id === id)

test('an apartment where nobody lives is empty, or for rent or for sale as its statuses say', async () => {
  const [none, rent, sale] = [
    await apartment(),
    await apartment({ statuses: ['for_rent'] }),
    await apartment({ statuses: ['for_sale', 'for_rent'] }),
  ]
  expect(await placeOf(none)).toMatchObject({
    floor: 7,
    contract: 'none',
    occupancy: 'empty',
    handover: 'inactive',
    debt: 'none',
  })
  expect([(await placeOf(rent))?.occupancy, (await placeOf(sale))?.occupancy]).toEqual([
    'for_rent',
    'for_sale',
  ])
})

test('the map needs its own permission, and says nothing of debts to whoever may not read them', async () => {
  expect(outcome(await seeded.as('B2')('GET status-map?building_id=1'))).toBe('403 forbidden')
  const clerk = await seeded.member('1', right('manage_apartment', 'read'))
  expect(outcome(await clerk('GET status-map?building_id=1'))).toBe('403 forbidden')
  const guard = await seeded.member('1', right('manage_contract_map', 'read'))
  const seen = await places(guard)
  expect(seen.length).toBeGreaterThan(0)
  expect(seen.every(({ debt }) => debt === null)).toBe(true)
})
