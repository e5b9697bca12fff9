import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstDayOf, lastDayOf, monthAfter, monthOf, officeToday } from '#core/days.ts'
import { checkBooks } from '#api/ledger/invariants.ts'
import {
  openSeededServer,
  outcome,
  recordOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'

// A closed month keeps its account codes: whoever took its journal away finds the same one again.
let seeded: SeededServer
let desk: CashDesk
const today = officeToday()
const month = monthAfter(today, -1)
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  await seeded.db.execute('delete from chart_account')
  await seeded.db.execute('delete from fee where building_id = 1')
  await desk.fee(desk.apartment(0), '300', { month, fee_type: 'WATER' })
  await desk.fee(desk.apartment(0), '50', { month: monthOf(today), fee_type: 'WATER' })
})
afterAll(() => seeded.close())

const codesOf = async (of: string) => {
  const { body } = await desk.a(`GET report/journal?building_id=1&from=${firstDayOf(of)}&to=${lastDayOf(of)}`)
  return (body.data as { accounts: { code: string }[] }).accounts.map(({ code }) => code)
}
const linesOf = async (of: string) => {
  const reply = await fetch(
    `${seeded.server.address}/v1/manage/report/journal/export?building_id=1&format=csv&from=${firstDayOf(of)}&to=${lastDayOf(of)}`,
    { headers: { 'client-id': '3', authorization: `Bearer ${seeded.tokens.A}` } },
  )
  const [, ...lines] = (await reply.text()).trimEnd().split('\r\n')
  return lines.map((line) => line.split(',')[4])
}
const close = async () => {
  const reply = await desk.a('POST closed-months', { building_id: '1', month })
  expect(outcome(reply)).toBe('201')
  return recordOf(reply).id
}
const water = (code: string) =>
  desk.a('POST report/chart-accounts', { building_id: '1', posting: 'revenue', fee_type: 'WATER', code })

let closing: string
let own: string
test('a code that the accountant changes after a closing changes the months that are open', async () => {
  closing = await close()
  own = recordOf(await water('3388')).id
  expect(await codesOf(month)).toEqual(['131', '5113'])
  expect(await linesOf(month)).toEqual(['131', '5113'])
  expect(await codesOf(monthOf(today))).toEqual(['131', '3388'])
  expect(await linesOf(monthOf(today))).toEqual(['131', '3388'])
})

test('a month that is opened again has the codes of today, and the next closing keeps those', async () => {
  const opened = await seeded.as('ADM')(`POST closed-months/${closing}/reopen`, { reason: 'sai mã' })
  expect(outcome(opened)).toBe('200')
  expect(await codesOf(month)).toEqual(['131', '3388'])
  await close()
  await desk.a(`DELETE report/chart-accounts/${own}`)
  await seeded.db.execute(`update building set chart = 'tt99' where id = 1`)
  expect(await codesOf(month)).toEqual(['131', '3388'])
  expect(await codesOf(monthOf(today))).toEqual(['131', '5113'])
})

test('what a closing has kept is not changed', async () => {
  for (const change of [`update closed_code set code = '1'`, 'delete from closed_code'])
    await expect(seeded.db.execute(change)).rejects.toMatchObject({ code: '23001' })
})

test('a month in which exchange brought a gain and a loss keeps the code of each', async () => {
  await seeded.db.execute(
    `with e as (insert into ledger_entry (building_id, kind, document_id, booked_on)
        values (2, 'till_closing', 900001, $1), (2, 'till_closing', 900002, $1) returning id, document_id)
      insert into ledger_line (building_id, entry_id, number, account, cash_account_id, category, amount)
        select 2, e.id, n, case n when 1 then 'cash' else 'exchange_difference' end,
          case n when 1 then (select min(id) from cash_account where building_id = 2) end, '',
          (2 * n - 3) * case e.document_id when 900001 then 100 else -40 end
        from e, generate_series(1, 2) n`,
    [lastDayOf(month)],
  )
  const manager = seeded.as('ADM')
  expect(outcome(await manager('POST closed-months', { building_id: '2', month }))).toBe('201')
  const { body } = await manager(
    `GET report/journal?building_id=2&from=${firstDayOf(month)}&to=${lastDayOf(month)}`,
  )
  expect((body.data as { accounts: { code: string }[] }).accounts.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['515', '635']),
  )
})

test('a closing that lost a code is found by the check', async () => {
  const codes = async () => (await checkBooks(seeded.db)).find(({ code }) => code === 'I22')
  expect(await codes()).toMatchObject({ count: 0 })
  await seeded.db.execute('alter table closed_code disable trigger user')
  await seeded.db.execute(`delete from closed_code where building_id = 2 and code = '515'`)
  expect(await codes()).toMatchObject({
    count: 1,
    sample: [{ building: '2', finding: `exchange_difference of ${lastDayOf(month)} has no code` }],
  })
})
