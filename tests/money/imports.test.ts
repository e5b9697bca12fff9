import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAmounts, sumAmounts } from '#core/amount.ts'
import { importsOf } from '#tests/support/server/sheets.ts'
import {
  openSeededServer,
  outcome,
  recordOf,
  right,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { openCashDesk } from '#tests/support/money/cash-desk.ts'

let seeded: SeededServer
let desk: Awaited<ReturnType<typeof openCashDesk>>
let codes: string[]
beforeAll(async () => {
  seeded = await openSeededServer()
  await seeded.server.services.jobs.start()
  desk = await openCashDesk(seeded)
  const rows = await seeded.db.query<{ code: string }>(
    'select code from apartment where building_id = 1 order by id limit 3',
  )
  codes = rows.map(({ code }) => code)
})
afterAll(() => seeded.close())

/** Uploads a sheet, waits until it has been tried out, and applies the rows that can be applied. */
async function taken(type: string, csv: string) {
  const office = importsOf(seeded.server, seeded.tokens.A ?? '')
  const { id } = await office.check(type, csv)
  const { counts } = await office.press('apply', id)
  const rows = await office.rows(id)
  return { counts, codes: rows.flatMap(({ errors }) => errors.map(({ code }) => code)) }
}

test('opening debts become open lines of their apartments, once', async () => {
  const sheet = `apartment_id,fee_type,month,name,amount\n${codes[0]},MANAGEMENT,2026-05,Nợ cũ,1250000\n${codes[1]},WATER,2026-06,Nợ nước,90000.5\n`
  expect(await taken('opening-debt', sheet)).toEqual({
    counts: { created: 1, invalid: 1 },
    codes: ['too_many_decimals'],
  })
  expect(await desk.balance(desk.apartment(0))).toEqual(['1250000', '0'])
  const again = `apartment_id,fee_type,month,name,amount\n${codes[0]},MANAGEMENT,2026-05,Nợ cũ,999\n`
  expect((await taken('opening-debt', again)).codes).toEqual(['record_exists'])
  expect(await desk.balance(desk.apartment(0))).toEqual(['1250000', '0'])
  expect((await desk.collect(desk.apartment(0), '1250000')).status).toBe(201)
})

test('a month’s index file is taken once, and never backwards', async () => {
  const sheet = `apartment_id,month,old_index,new_index\n${codes[0]},2026-10,100,142.5\n${codes[1]},2026-10,50,49\n`
  expect(await taken('indexed-fee', sheet)).toEqual({
    counts: { created: 1, invalid: 1 },
    codes: ['index_runs_backwards'],
  })
  const twice = await taken(
    'indexed-fee',
    `apartment_id,month,old_index,new_index\n${codes[0]},2026-10,1,2\n`,
  )
  expect(twice.codes).toEqual(['month_index_file_exists'])
  const [index] = rowsOf(await desk.a('GET indexed-fees?building_id=1'))
  expect(recordOf(await desk.a(`GET indexed-fees/${String(index?.id)}`))).toMatchObject({ consumption: 42.5 })
})

test('opening debts that are undone are no longer owed; those paid or issued again since are kept', async () => {
  const office = importsOf(seeded.server, seeded.tokens.A ?? '')
  const homes = [0, 1, 2].map((at) => desk.apartment(at))
  const balances = () => Promise.all(homes.map((home) => desk.balance(home)))
  const before = await balances()
  const owed = codes.map((code, at) => `${code},OTHERS,2025-0${at + 1},Nợ nhập nhầm,${at + 1}00000`)
  const sheet = ['apartment_id,fee_type,month,name,amount', ...owed].join('\n')
  const { id } = await office.check('opening-debt', sheet)
  await office.press('apply', id)
  const fees = await seeded.db.query<{ id: string }>(
    `select fee_id::text as id from opening_debt where building_id = 1 and name = 'Nợ nhập nhầm' order by amount`,
  )
  const [, paid, anew] = fees.map((fee) => fee.id)
  const part = { lines: [{ fee_id: paid, amount: '50000' }] }
  expect(outcome(await desk.collect(homes[1]!, '50000', part))).toBe('201')
  expect(outcome(await desk.a(`POST fees/${anew}/reissue`, { amount: '250000', reason: 'nhầm' }))).toBe('200')
  // A user who may undo their own import but may not void a fee.
  const clerk = await seeded.member(
    '1',
    right('manage_debt', 'read', 'create', 'update', 'delete'),
    right('manage_apartment', 'read'),
  )
  const { id: theirs } = await importsOf(seeded.server, clerk.token).check(
    'opening-debt',
    sheet.replaceAll('2025', '2024'),
  )
  await importsOf(seeded.server, clerk.token).press('apply', theirs)
  expect((await importsOf(seeded.server, clerk.token).press('undo', theirs)).counts).toEqual({ kept: 3 })
  expect(await importsOf(seeded.server, clerk.token).faults(theirs)).toEqual([
    'kept :forbidden',
    'kept :forbidden',
    'kept :forbidden',
  ])
  expect((await office.press('undo', id)).counts).toEqual({ undone: 1, kept: 2 })
  expect(await office.faults(id)).toEqual(['undone', 'kept :fee_paid', 'kept :record_changed'])
  const still = ['100000', sumAmounts(['150000', '200000']), sumAmounts(['250000', '300000'])]
  expect(await balances()).toEqual(
    before.map(([outstanding, credit], at) => [addAmounts(outstanding, still[at] ?? '0'), credit]),
  )
  expect(await findBrokenInvariants(seeded.db)).toEqual({})
  // The corrected sheet can be applied.
  const again = await taken(
    'opening-debt',
    `apartment_id,fee_type,month,name,amount\n${owed[0]!.replace(',100000', ',70000')}\n`,
  )
  expect(again).toEqual({ counts: { created: 1 }, codes: [] })
  const [trashed] = await seeded.db.query<{ id: string }>(
    'select id::text from opening_debt where deleted_at is not null',
  )
  for (const call of [`POST opening-debts/${trashed?.id}/restore`, `DELETE opening-debts/${trashed?.id}`])
    expect([call, (await desk.a(call, {})).status]).toEqual([call, 404])
  expect(await findBrokenInvariants(seeded.db)).toEqual({})
})
