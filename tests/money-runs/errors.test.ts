import { afterAll, beforeAll, expect, test } from 'vitest'
import { outcome, recordOf, rowsOf } from '#tests/support/server/seeded-server.ts'
import { openRunServer, type RunServer } from '#tests/support/money/run-server.ts'

let runner: RunServer
beforeAll(async () => {
  runner = await openRunServer()
  await runner.seeded.server.services.jobs.start()
})
afterAll(() => runner.seeded.close())

const made = async (month: string, more: object = {}) =>
  runner.over(recordOf(await runner.ask(month, more)).id)
const retried = async (id: string) => {
  expect(outcome(await runner.a(`POST group-fee-slips/${id}/retry`, {}))).toBe('200')
  return runner.over(id)
}
const newSetting = async (values: object) => {
  const reply = await runner.a('POST fee-settings', { building_id: '1', ...values })
  expect(outcome(reply)).toBe('201')
  return recordOf(reply).id
}
const newTariff = async (fee_setting_id: string, values: object = {}) =>
  recordOf(
    await runner.a('POST tariffs', {
      building_id: '1',
      name: 'T',
      fee_setting_id,
      valid_from: '2026-01-01',
      tiers: [{ price: '1000' }],
      ...values,
    }),
  )

test('fees that could not be made are listed with the reason, and are made once it is fixed', async () => {
  const { db } = runner
  const lift = await newSetting({ code: 'LIFT', name: 'Lift', fee_type: 'OTHERS', price_type: 'all_in' })
  const settings = [await runner.setting('DIEN'), await runner.setting('GUIXE'), lift]
  const apartments = ['1', '2', '3', '4']
  await db.execute(`update vehicle set price = null, card_type_id = null where apartment_id = 4`)
  // In November, apartment 1 is read and confirmed, 2 is read, 3 is not read, and 4 has no meter.
  await db.execute(
    `update electric_reading set status = case apartment_id when 1 then 'confirmed' else 'draft' end where month = '2026-11' and apartment_id in (1, 2)`,
  )
  await db.execute(`delete from electric_reading where month = '2026-11' and apartment_id in (3, 4)`)
  await db.execute(`update electric_meter set apartment_id = null where apartment_id = 4`)
  const run = await made('2026-11', { fee_settings: settings, all_apartments: false, apartments })
  expect(run).toMatchObject({ status: 'incomplete', total: 4, done: 4, failed_count: 7 })
  const [parked] = await db.query<{ n: number }>(
    `select count(distinct apartment_id)::int as n from vehicle where apartment_id in (1, 2, 3) and status = 'active' and deleted_at is null`,
  )
  expect(run.created).toBe(1 + (parked?.n ?? 0))
  expect(run.created + run.skipped + run.failed_count).toBe(12)
  expect(await runner.errors(run.id)).toEqual([
    '1/LIFT no_tariff',
    '2/DIEN reading_not_confirmed',
    '2/LIFT no_tariff',
    '3/DIEN no_reading',
    '3/LIFT no_tariff',
    '4/GUIXE no_vehicle_price',
    '4/LIFT no_tariff',
  ])
  const counts = await runner.a(`GET group-fee-slips/${run.id}/error-counts`)
  expect(counts.body.data).toMatchObject([
    { reason: 'no_tariff', fee_type: 'OTHERS', fees: 4 },
    { reason: 'no_reading', fee_type: 'ELECTRICITY', fees: 1 },
    { reason: 'no_vehicle_price', fee_type: 'PARKING', fees: 1 },
    { reason: 'reading_not_confirmed', fee_type: 'ELECTRICITY', fees: 1 },
  ])
  const [plate] = rowsOf(await runner.a(`GET fee-errors?building_id=1&apartment_id=4&fee_type=PARKING`))
  const [vehicle] = await db.query<{ plate: string }>(
    'select license_plate as plate from vehicle where apartment_id = 4 order by license_plate',
  )
  expect(plate?.detail).toBe(vehicle?.plate)

  await newTariff(lift)
  const first = await runner.fees('2026-11')
  await db.execute(`update vehicle set price = 50000 where apartment_id = 4`)
  expect(await retried(run.id)).toMatchObject({
    status: 'incomplete',
    created: run.created + 5,
    failed_count: 2,
  })
  expect(await runner.errors(run.id)).toEqual(['2/DIEN reading_not_confirmed', '3/DIEN no_reading'])

  await db.execute(
    `update electric_reading set status = 'confirmed' where month = '2026-11' and apartment_id = 2`,
  )
  await db.execute(`insert into electric_reading (building_id, meter_id, apartment_id, month, old_number, new_number, consumption, read_on, status)
    select 1, id, 3, '2026-11', 100, 150, 50, '2026-11-28', 'confirmed' from electric_meter where apartment_id = 3`)
  const last = await retried(run.id)
  expect(last).toMatchObject({ status: 'success', created: run.created + 7, failed_count: 0 })
  expect(last.created + last.skipped).toBe(12)
  expect(await runner.errors(run.id)).toEqual([])
  const fees = await runner.fees('2026-11')
  expect(fees).toMatchObject({ ...first, '3/DIEN': '107136', '1/LIFT': '1000' })
  expect(Object.keys(fees)).toHaveLength(last.created)
})

test('an error goes with another run that makes the fee, and with its apartment', async () => {
  const gate = await newSetting({ code: 'GATE', name: 'Gate', fee_type: 'OTHERS', price_type: 'all_in' })
  const more = { fee_settings: [gate], all_apartments: false, apartments: ['6', '7', '8'] }
  const first = await made('2026-06', more)
  expect(await runner.errors(first.id)).toEqual(['6/GATE no_tariff', '7/GATE no_tariff', '8/GATE no_tariff'])
  await newTariff(gate)
  const second = await made('2026-06', { ...more, apartments: ['6'] })
  expect(second).toMatchObject({ created: 1, failed_count: 0 })
  expect(await runner.errors(first.id)).toEqual(['7/GATE no_tariff', '8/GATE no_tariff'])
  await runner.db.execute(`update apartment set handover_status = 'closed' where id = 8`)
  expect(await retried(first.id)).toMatchObject({ total: 2, created: 1, skipped: 1, failed_count: 0 })
  expect(await runner.errors(first.id)).toEqual([])
})

test('a case that no tariff covers is that apartment’s error, and the others get their fees', async () => {
  const { db } = runner
  const broken = await newSetting({ code: 'BROKEN', name: 'Broken', fee_type: 'OTHERS', price_type: 'area' })
  const { id } = await newTariff(broken)
  // The tariff has no price beyond 100 m².
  await db.execute(`update tariff set tiers = '[{"price": "1000", "up_to": 100}]' where id = $1`, [id])
  await db.execute(
    `update apartment set area = case id when 9 then 200 when 10 then 80 else 0 end where id in (9, 10, 11)`,
  )
  const more = { fee_settings: [broken], all_apartments: false, apartments: ['9', '10', '11'] }
  const run = await made('2026-06', more)
  expect(run).toMatchObject({ status: 'incomplete', created: 1, failed_count: 2, skipped: 0 })
  expect(await runner.errors(run.id)).toEqual(['11/BROKEN no_area', '9/BROKEN failed'])
  // More than the largest possible amount.
  await db.execute(`update tariff set tiers = '[{"price": "9999999999999", "up_to": null}]' where id = $1`, [
    id,
  ])
  expect(await made('2026-05', more)).toMatchObject({ status: 'incomplete', created: 0, failed_count: 3 })
})

test('one unread meter of two stops the fee; a meter from after the month, or one switched off, does not', async () => {
  const { db } = runner
  const water = await runner.setting('NUOC')
  const more = { fee_settings: [water], all_apartments: false, apartments: ['13'] }
  await db.execute(`insert into water_meter (building_id, code, apartment_id, type, start_number, charge_factor, installed_on)
    values (1, 'N-SECOND', 13, 'cold', 0, 1, '2026-10-20')`)
  const run = await made('2026-10', more)
  expect(await runner.errors(run.id)).toEqual(['13/NUOC no_reading'])
  await db.execute(`update water_meter set installed_on = '2026-11-01' where code = 'N-SECOND'`)
  expect(await retried(run.id)).toMatchObject({ created: 1, failed_count: 0 })
  await db.execute(
    `update water_meter set installed_on = '2026-08-20', is_active = false where code = 'N-SECOND'`,
  )
  expect(await made('2026-09', more)).toMatchObject({ created: 1, failed_count: 0 })
})

test('a replaced meter’s reading and the new one’s make one fee', async () => {
  const { db } = runner
  const water = await runner.setting('NUOC')
  await db.execute(`insert into water_meter (id, building_id, code, apartment_id, type, start_number, charge_factor, installed_on) overriding system value
    values (9001, 1, 'N-NEW', 14, 'cold', 0, 1, '2026-10-20')`)
  await db.execute(
    `update water_reading set consumption = 10, new_number = old_number + 10 where apartment_id = 14 and month = '2026-10'`,
  )
  await db.execute(`insert into water_reading (building_id, meter_id, apartment_id, month, old_number, new_number, consumption, read_on, status)
    values (1, 9001, 14, '2026-10', 0, 5, 5, '2026-10-28', 'confirmed')`)
  const run = await made('2026-10', { fee_settings: [water], all_apartments: false, apartments: ['14'] })
  expect(run).toMatchObject({ created: 1 })
  // 10 × 8,500 + 5 × 9,900 = 134,500, and 5 % VAT and 10 % for waste water.
  expect((await runner.fees('2026-10'))['14/NUOC']).toBe('154675')
})
