import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, officeToday } from '#core/days.ts'
import { openGuideDesk } from '#tests/support/server/guide-desk.ts'
import { openSeededServer, outcome, right, type SeededServer } from '#tests/support/server/seeded-server.ts'

let seeded: SeededServer
let desk: ReturnType<typeof openGuideDesk>
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = openGuideDesk(seeded)
})
afterAll(() => seeded.close())

const proposed = async (id: string) =>
  (await desk.admin(`GET group-notice-slips/proposal?building_id=${id}`)).body.data
const inDays = (days: number) => addDays(officeToday(), days)

test('a new batch begins with the day by which most fees are due, and with the ways that reach somebody', async () => {
  const id = await desk.newBuilding()
  expect(await proposed(id)).toEqual({ collect_on: inDays(15), channels: [] })
  const { block, home } = await desk.furnish(id)
  const fee = { building_id: id, fee_type: 'OTHERS', price_type: 'all_in' }
  for (const [code, due_days] of [
    ['RAC', 10],
    ['BH', 10],
    ['CU', 30],
  ] as const)
    await desk.make('fee-settings', { ...fee, code, name: code, due_days })
  const relationship_id = await desk.make('relationships', { building_id: id, code: 'CH', name: 'Chủ hộ' })
  const person = { building_id: id, full_name: 'Lê Thị Đọc', email: 'doc@example.com' }
  const resident_id = await desk.make('residents', person)
  expect(await proposed(id)).toEqual({ collect_on: inDays(10), channels: [] })
  const place = { block_id: block, apartment_id: home, resident_id, relationship_id }
  await desk.make('residencies', { building_id: id, ...place })
  expect(await proposed(id)).toEqual({ collect_on: inDays(10), channels: ['email'] })
})

test('it is for those who make batches', async () => {
  const id = await desk.newBuilding()
  const reader = await seeded.member(id, right('manage_before_get_fee', 'read'))
  expect(outcome(await reader(`GET group-notice-slips/proposal?building_id=${id}`))).toBe('403 forbidden')
})
