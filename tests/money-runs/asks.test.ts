import { afterAll, beforeAll, expect, test } from 'vitest'
import { monthAfter, monthOf, officeToday } from '#core/days.ts'
import { faults, outcome, recordOf } from '#tests/support/server/seeded-server.ts'
import { openRunServer, type RunServer } from '#tests/support/money/run-server.ts'

// What a run asks before it begins, and what it says that it would not charge.
let runner: RunServer
beforeAll(async () => {
  runner = await openRunServer()
})
afterAll(() => runner.seeded.close())

const month = monthOf(officeToday())
const next = monthAfter(officeToday(), 1)
const before = monthAfter(officeToday(), -1)
const begin = (of: string, more: object = {}) =>
  runner.a('POST group-fee-slips', { building_id: '1', month: of, all_apartments: true, ...more })
const begins = (deploy: string | null) =>
  runner.db.execute('update building set deploy_month = $1 where id = 1', [deploy])

test('a month that has not come asks first, and a consent begins it', async () => {
  await begins(null)
  const reply = await begin(next)
  expect([outcome(reply), faults(reply), reply.body.confirm]).toEqual([
    '422 month_not_come',
    ['month:month_not_come'],
    'confirm_month',
  ])
  expect(outcome(await begin(next, { confirm_month: '1' }))).toBe('201')
  expect(outcome(await begin(month))).toBe('201')
})

test('a month before the building began asks first', async () => {
  await begins(month)
  const reply = await begin(before)
  expect([outcome(reply), reply.body.confirm]).toEqual(['422 month_before_start', 'confirm_month'])
  expect(outcome(await begin(before, { confirm_month: '1' }))).toBe('201')
  await begins(before)
  expect(outcome(await begin(before))).toBe('201')
  await begins(null)
})

interface Obstacle {
  readonly reason: string
  readonly name: string | null
  readonly fees: number
  readonly of: number | null
}
const foreseen = async (more: object = {}) =>
  recordOf(
    await runner.a('POST group-fee-slips/preview', {
      building_id: '1',
      month: next,
      all_apartments: true,
      ...more,
    }),
  ) as unknown as { readonly apartments: number; readonly obstacles: readonly Obstacle[] }

test('apartments without a handover are told once with their number, before the run and after it', async () => {
  const { db } = runner
  await db.execute(
    `insert into apartment (building_id, block_id, code, area, handover_status)
      select 1, (select min(id) from block where building_id = 1), 'WAIT-' || n, 50,
        case n % 2 when 0 then 'inactive' else 'wait_handover' end from generate_series(1, 30) n`,
  )
  const waiting = await db.query<{ id: string }>(
    `select id::text from apartment where building_id = 1 and deleted_at is null
      and handover_status in ('inactive', 'wait_handover') order by id`,
  )
  const told = (obstacles: readonly Obstacle[]) =>
    obstacles.filter(({ reason }) => reason === 'not_handed_over').map(({ fees }) => fees)
  expect(told((await foreseen()).obstacles)).toEqual([waiting.length])
  const some = waiting.slice(0, 2).map(({ id }) => id)
  const few = await foreseen({ all_apartments: false, apartments: some })
  expect([few.apartments, told(few.obstacles), few.obstacles.length]).toEqual([0, [2], 1])
  const run = recordOf(await begin(month))
  const counts = await runner.a(`GET group-fee-slips/${run.id}/error-counts`)
  expect(told(counts.body.data as Obstacle[])).toEqual([waiting.length])
})

test('a fee type without a tariff in the month is told once, with the apartments that it cannot charge', async () => {
  const setting = recordOf(
    await runner.a('POST fee-settings', {
      building_id: '1',
      code: 'LIFT2',
      name: 'Thang máy 2',
      fee_type: 'OTHERS',
      price_type: 'all_in',
    }),
  ).id
  const of = { fee_settings: [setting] }
  const lacks = async () => (await foreseen(of)).obstacles.filter(({ reason }) => reason === 'no_tariff')
  const { apartments } = await foreseen(of)
  expect(await lacks()).toMatchObject([{ name: 'Thang máy 2', fees: apartments }])
  await runner.a('POST tariffs', {
    building_id: '1',
    name: 'Giá',
    fee_setting_id: setting,
    valid_from: `${next}-15`,
    tiers: [{ price: '9000' }],
  })
  expect(await lacks()).toEqual([])
})

test('a fee by meter tells how many apartments have a meter and how many of them lack a reading', async () => {
  const { db } = runner
  const [setting] = await db.query<{ id: string; fee_type: string }>(
    `select id::text, fee_type from fee_setting where building_id = 1 and price_type = 'metered'
      and fee_type = 'ELECTRICITY' and is_active and deleted_at is null limit 1`,
  )
  const [homes] = await db.query<{ of: number }>(
    `select count(distinct m.apartment_id)::int as of from electric_meter m join apartment a on a.id = m.apartment_id
      where m.building_id = 1 and m.is_active and m.deleted_at is null and a.deleted_at is null
        and a.handover_status in ('handover', 'wait_closed')`,
  )
  const unread = async () =>
    (await foreseen({ fee_settings: [setting?.id] })).obstacles.find(({ reason }) => reason === 'no_reading')
  const first = await unread()
  expect(first).toMatchObject({ of: homes?.of })
  expect(first?.fees).toBeGreaterThan(0)
  // A reading that nobody has confirmed charges nothing.
  await db.execute(
    `insert into electric_reading (building_id, meter_id, apartment_id, month, old_number, new_number, read_on, status)
      select building_id, id, apartment_id, $1, 0, 5, current_date, 'draft' from electric_meter
        where building_id = 1 and is_active and deleted_at is null and apartment_id is not null
          and not exists (select from electric_reading r where r.meter_id = electric_meter.id and r.month = $1)`,
    [next],
  )
  expect(await unread()).toEqual(first)
  await db.execute(`update electric_reading set status = 'confirmed' where building_id = 1 and month = $1`, [
    next,
  ])
  expect(await unread()).toBeUndefined()
})
