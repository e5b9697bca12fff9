import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

describe('balances from former books', () => {
  const head = 'source_ref,date,kind,cash_account_id,apartment_id,amount'
  const sheet = (...rows: readonly string[]) => `${[head, ...rows].join('\n')}\n`
  const approveAll = async (path: string) => {
    const drafts = rowsOf(await desk.a(`GET ${path}?building_id=1&limit=all`)).filter(
      ({ status }) => status === 'draft',
    )
    for (const { id } of drafts)
      expect(outcome(await desk.a(`POST ${path}/${String(id)}/approve`, {}))).toBe('200')
    return drafts.length
  }
  const cashIn = async (code: string) => {
    const [row] = await seeded.db.query<{ balance: string }>(
      `select trim_scale(b.balance)::text as balance from ledger_balance b
        join cash_account a on a.building_id = 1 and a.id::text = b.ref
        where b.building_id = 1 and b.account = 'cash' and a.code = $1`,
      [code],
    )
    return row?.balance ?? '0'
  }

  test('become drafts, each once, which move money when they are approved', async () => {
    const [, credit] = await desk.balance(desk.apartment(2))
    const cash = await cashIn('QUY-TM')
    const rows = sheet(
      'SD-1,2026-11-01,cash,QUY-TM,,5000000',
      `SD-2,2026-11-01,credit,,${codes[2]},300000`,
      'SD-3,2026-11-01,cash,,,100',
      'SD-4,2199-01-01,cash,QUY-TM,,100',
      'SD-5,2026-11-01,cash,QUY-TM,,0.5',
    )
    expect(await taken('opening-balance', rows)).toEqual({
      counts: { created: 2, invalid: 3 },
      codes: ['required', 'day_in_future', 'too_many_decimals'],
    })
    expect(await cashIn('QUY-TM')).toBe(cash)
    expect((await taken('opening-balance', rows)).codes.slice(0, 2)).toEqual([
      'record_exists',
      'record_exists',
    ])
    expect(await approveAll('opening-balances')).toBe(2)
    expect(await cashIn('QUY-TM')).toBe(addAmounts(cash, '5000000'))
    expect((await desk.balance(desk.apartment(2)))[1]).toBe(addAmounts(credit, '300000'))
    expect((await taken('opening-balance', rows)).codes.slice(0, 2)).toEqual([
      'record_exists',
      'record_exists',
    ])
    expect(await findBrokenInvariants(seeded.db)).toEqual({})
  })

  test('a row without its line in the former books is refused', async () => {
    expect(await taken('opening-balance', sheet(',2026-11-01,cash,QUY-TM,,5'))).toEqual({
      counts: { invalid: 1 },
      codes: ['required'],
    })
  })

  test('deposits that were held before are imported too, and held once approved', async () => {
    const rows = `source_ref,date,apartment_id,purpose,party,amount,brought_in\nDC-1,2026-11-01,${codes[0]},renovation,Lan,2000000,1\n`
    expect(await taken('deposit', rows)).toEqual({ counts: { created: 1 }, codes: [] })
    expect((await taken('deposit', rows)).codes).toEqual(['record_exists'])
    expect(await approveAll('deposits')).toBe(1)
    const [held] = rowsOf(await desk.a('GET deposits?building_id=1'))
    expect(recordOf(await desk.a(`GET deposits/${String(held?.id)}`))).toMatchObject({
      source_ref: 'DC-1',
      open: '2000000',
    })
    expect(await findBrokenInvariants(seeded.db)).toEqual({})
  })
})
