import { afterAll, beforeAll, expect, test } from 'vitest'
import { faults, outcome, recordOf } from '#tests/support/server/seeded-server.ts'
import { openRunServer, type RunServer } from '#tests/support/money/run-server.ts'

// An apartment that is closed is charged up to its last day.
let runner: RunServer
beforeAll(async () => {
  runner = await openRunServer()
  await runner.seeded.server.services.jobs.start()
})
afterAll(() => runner.seeded.close())

const managed = async (month: string) => {
  const reply = await runner.ask(month)
  expect(outcome(reply)).toBe('201')
  await runner.over(recordOf(reply).id)
  const fees = await runner.fees(month)
  return fees['1/PQL']
}

test('closing asks for its day, and the month of it is charged by days', async () => {
  const { a, db } = runner
  await db.execute(
    `update apartment set area = 77.35, handover_date = '2024-01-01' where building_id = 1 and id = 1`,
  )
  expect(outcome(await a('POST apartments/1/request_close', {}))).toBe('200')
  expect(faults(await a('POST apartments/1/close', {}))).toEqual(['closed_on:required'])
  expect(outcome(await a('POST apartments/1/close', { closed_on: '2026-10-10' }))).toBe('200')
  // 77.35 m² × 9,000 × 10/31 = 224,564.5…, and 8 % of it.
  expect(await managed('2026-10')).toBe('242530')
  expect(await managed('2026-11')).toBeUndefined()
})

test('one that was closed without a day, and one that is open again, go by their state', async () => {
  const { a, db } = runner
  await db.execute(`update apartment set closed_on = null where building_id = 1 and id = 1`)
  expect(await managed('2026-09')).toBeUndefined()
  await db.execute(`update apartment set closed_on = '2026-08-31' where building_id = 1 and id = 1`)
  expect(outcome(await a('POST apartments/1/schedule_handover', { handover_date: '2026-09-16' }))).toBe('200')
  expect(outcome(await a('POST apartments/1/hand_over', { handover_date: '2026-09-16' }))).toBe('200')
  // 77.35 m² × 9,000 × 15/30 = 348,075, and 8 % of it.
  expect(await managed('2026-09')).toBe('375921')
})
