import { afterAll, beforeAll, expect, test } from 'vitest'
import { officeToday } from '#core/days.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  right,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'
import { atOnce, openCashDesk, times, type CashDesk } from '#tests/support/money/cash-desk.ts'

// A certificate of no debt is issued while nothing is open, and has a number that is never given twice.
let seeded: SeededServer
let desk: CashDesk
const today = officeToday()
const year = today.slice(0, 4)
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
})
afterAll(() => seeded.close())

const issue = (apartment: string, by = desk.a) =>
  by('POST debt-certificates', { building_id: '1', apartment_id: apartment, holder: 'Lê Thị Hoa' })

test('it says who owed nothing on which day, what is still kept for them, and who said so', async () => {
  const home = desk.apartment(0)
  await desk.fee(home, '300')
  await desk.collect(home, '350', { confirm_excess: true, extra_credit_reason: 'trả trước' })
  const [fund] = await seeded.db.query<{ id: string }>(
    `select id::text from cash_account where building_id = 1 and code = 'QUY-TM'`,
  )
  const held = recordOf(
    await desk.a('POST deposits', {
      building_id: '1',
      date: today,
      apartment_id: home,
      amount: '5000',
      party: 'Hoa',
      cash_account_id: fund?.id,
    }),
  )
  await desk.a(`POST deposits/${held.id}/approve`, {})
  const first = recordOf(await issue(home))
  expect(first).toMatchObject({
    code: `XN-${year}-000001`,
    status: 'issued',
    issued_on: today,
    credit: '50',
    deposits: '5000',
  })
  expect(String(first.issuer_name)).not.toBe('')
})

test('it is refused while anything is open, with the open sum, and takes no number', async () => {
  const home = desk.apartment(1)
  await desk.fee(home, '123456')
  const refused = await issue(home)
  expect([outcome(refused), faults(refused)]).toEqual(['409 apartment_owes', ['apartment_id:apartment_owes']])
  expect(JSON.stringify(refused.body)).toContain('123456')
  await desk.collect(home, '123456')
  expect(recordOf(await issue(home)).code).toBe(`XN-${year}-000002`)
})

test('a fee that waits for approval is not forgotten', async () => {
  const home = desk.apartment(2)
  const { id } = recordOf(await desk.draft(home, '900'))
  expect(outcome(await issue(home))).toBe('409 apartment_has_drafts')
  await desk.a(`DELETE fees/${id}?reason=sai`)
  expect(outcome(await issue(home))).toBe('201')
})

test('nor is more of a fee that waits for approval', async () => {
  const home = desk.apartment(4)
  const fee_id = await desk.fee(home, '300')
  await desk.collect(home, '300')
  const more = { building_id: '1', date: today, apartment_id: home, grounds: 'L', fee_id, amount: '50' }
  const draft = (direction: string) => desk.a('POST adjustments', { ...more, direction })
  const { id } = recordOf(await draft('increase'))
  expect(outcome(await issue(home))).toBe('409 apartment_has_drafts')
  await desk.a(`DELETE adjustments/${id}`)
  expect(outcome(await draft('decrease'))).toBe('201')
  expect(outcome(await issue(home))).toBe('201')
})

test('twenty at once have twenty numbers in a row', async () => {
  const home = desk.apartment(3)
  expect(await atOnce(times(20, () => () => issue(home)))).toEqual({ '201': 20 })
  const rows = await seeded.db.query<{ code: string }>(
    'select code from debt_certificate where building_id = 1 order by code',
  )
  expect(rows.map(({ code }) => Number(code.slice(-6)))).toEqual(times(rows.length, (at) => at + 1))
})

test('a fee that is approved at the same moment comes before it or after it, never both unseen', async () => {
  const home = desk.apartment(4)
  const { id } = recordOf(await desk.draft(home, '700'))
  const [approved, issued] = await Promise.all([desk.a(`POST fees/${id}/approve`, {}), issue(home)])
  expect(outcome(approved)).toBe('200')
  expect(['409 apartment_owes', '409 apartment_has_drafts']).toContain(outcome(issued))
})

test('it stays as it was issued, and is revoked with a reason by those who may approve', async () => {
  const home = desk.apartment(0)
  const { id, version } = recordOf(await issue(home))
  const patched = await desk.a(`PATCH debt-certificates/${id}`, { holder: 'X', version })
  const deleted = await desk.a(`DELETE debt-certificates/${id}`)
  expect([patched.status, deleted.status]).toEqual([404, 404])
  const cashier = await seeded.member('1', right('manage_debt', 'read', 'create'))
  expect(outcome(await cashier(`POST debt-certificates/${id}/revoke`, { reason: 'x' }))).toBe('403 forbidden')
  expect(faults(await desk.a(`POST debt-certificates/${id}/revoke`, {}))).toEqual(['reason:required'])
  expect(recordOf(await desk.a(`POST debt-certificates/${id}/revoke`, { reason: 'nhầm' })).status).toBe(
    'revoked',
  )
})

test('only those who collect in the building issue it', async () => {
  const reader = await seeded.member('1', right('manage_debt', 'read'))
  expect(outcome(await issue(desk.apartment(0), reader))).toBe('403 forbidden')
  expect(outcome(await issue(desk.apartment(0), seeded.as('B2')))).toBe('403 forbidden')
})
