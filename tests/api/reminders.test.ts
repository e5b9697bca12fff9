import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, addMonths, officeToday, writtenDay } from '#core/days.ts'
import type { ExportLabels } from '#api/records/present/export-cells.ts'
import { createRing } from '#api/notifications/ring.ts'
import { remind } from '#api/schedule/reminders.ts'
import { registry } from '#entities/index.ts'
import { labels } from '#entities/labels.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

let seeded: SeededServer
let a: ReturnType<SeededServer['as']>
let category: string
beforeAll(async () => {
  seeded = await openSeededServer()
  a = seeded.as('A')
  category = await make('service-equipment/categories', { code: 'NHOM', name: 'Thang' })
})
afterAll(() => seeded.close())

const make = async (path: string, values: object) => {
  const reply = await a(`POST ${path}`, { building_id: '1', ...values })
  expect(outcome(reply)).toBe('201')
  return recordOf(reply).id
}
const machine = (code: string, values: object) =>
  make('equipments', { code, name: code, category_id: category, ...values })
const today = officeToday()
const tell = () => {
  const ring = createRing(seeded.server.services.hub)
  return remind({ db: seeded.server.serving, registry, labels: labels as ExportLabels, ring }, today)
}
/** What the bells say of a record, each message once. */
const toldOf = async (path: string) => {
  const rows = await seeded.db.query<{ message: string; times: number }>(
    `select message, count(*)::int as times from web_notification where link like $1
      group by message, account_id order by message`,
    [`${path}?%`],
  )
  expect(rows.every(({ times }) => times === 1)).toBe(true)
  return [...new Set(rows.map(({ message }) => message.split(': ').at(-1)))]
}

test('a warranty and a maintenance that come are told once each, with their days, and again when they are moved', async () => {
  const [end, next] = [addDays(today, 30), addDays(today, 7)]
  const id = await machine('REM-1', { warranty_until: end, next_maintenance_on: next })
  await tell()
  await tell()
  const path = `/equipment-detail/${id}`
  const said = [`Bảo hành đến ${writtenDay(end)}`, `Bảo trì kế tiếp ${writtenDay(next)}`]
  expect(await toldOf(path)).toEqual(said)
  const later = addDays(today, 12)
  expect(outcome(await a(`PATCH equipments/${id}`, { warranty_until: later }))).toBe('200')
  await tell()
  expect((await toldOf(path)).toSorted()).toEqual([...said, `Bảo hành đến ${writtenDay(later)}`].toSorted())
})

test('nobody is told of what is far, past or no longer in use', async () => {
  const far = await machine('REM-2', { warranty_until: addDays(today, 31) })
  const past = await machine('REM-3', { warranty_until: addDays(today, -1) })
  const retired = await machine('REM-4', { warranty_until: addDays(today, 3) })
  const reason = { state_reason: 'Cũ' }
  expect(outcome(await a(`POST equipments/${retired}/retire`, reason))).toBe('200')
  await tell()
  for (const id of [far, past, retired]) expect(await toldOf(`/equipment-detail/${id}`)).toEqual([])
})

test('a supplier’s visits follow their cycle, and the next one is told', async () => {
  const partner = await make('partners', { code: 'REM-V', name: 'Thang máy Á Châu' })
  const terms = { name: 'Bảo trì', partner_id: partner, value: '1000000', maintenance_months: 3 }
  const days = { start_date: addDays(today, -1), end_date: addDays(today, 400) }
  const id = await make('service-equipment/contracts', { code: 'REM-V1', ...terms, ...days })
  const contract = async () => recordOf(await a(`GET service-equipment/contracts/${id}`))
  expect((await contract()).next_maintenance_on).toBe(addMonths(days.start_date, 3))
  await tell()
  expect(await toldOf(`/equipment-contract-detail/${id}`)).toEqual([])

  // The office agrees on another day; a visit before it is that one’s.
  const soon = addDays(today, 5)
  expect(outcome(await a(`PATCH service-equipment/contracts/${id}`, { next_maintenance_on: soon }))).toBe(
    '200',
  )
  await tell()
  expect(await toldOf(`/equipment-contract-detail/${id}`)).toEqual([`Bảo trì kế tiếp ${writtenDay(soon)}`])
  const visit = (day: string) => a(`POST service-equipment/contracts/${id}/maintain`, { maintained_on: day })
  expect(faults(await visit(addDays(today, 1)))).toEqual(['maintained_on:day_in_future'])
  expect(outcome(await visit(today))).toBe('200')
  expect(await contract()).toMatchObject({
    last_maintained_on: today,
    next_maintenance_on: addMonths(soon, 3),
  })
})

test('no visit is due beyond the end of a contract, or without a cycle', async () => {
  const partner = await make('partners', { code: 'REM-W', name: 'PCCC' })
  const terms = { name: 'Bảo trì', partner_id: partner, value: '1000000', start_date: today }
  const of = (code: string, more: object) => make('service-equipment/contracts', { code, ...terms, ...more })
  const short = await of('REM-W1', { end_date: addDays(today, 60), maintenance_months: 3 })
  const free = await of('REM-W2', { end_date: addDays(today, 400) })
  for (const id of [short, free]) {
    const found = recordOf(await a(`GET service-equipment/contracts/${id}`))
    expect(found.next_maintenance_on).toBeNull()
    const noted = await a(`POST service-equipment/contracts/${id}/maintain`, { maintained_on: today })
    expect(outcome(noted)).toBe('409 illegal_transition')
  }
})

test('the end of a supplier’s maintenance contract is told', async () => {
  const partner = await make('partners', { code: 'REM-P', name: 'Thang máy Á Châu' })
  const end = addDays(today, 20)
  const days = { start_date: addDays(today, -300), end_date: end }
  const values = { code: 'REM-C', name: 'Bảo trì', partner_id: partner, value: '1000000', ...days }
  const id = await make('service-equipment/contracts', values)
  await tell()
  expect(await toldOf(`/equipment-contract-detail/${id}`)).toHaveLength(1)
})
