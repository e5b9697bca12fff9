import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { officeToday } from '#core/days.ts'
import { booksOf, documentKinds, ledgerDocuments, type DocumentKind } from '#api/ledger/documents.ts'
import {
  openSeededServer,
  outcome,
  recordOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { openDollarAccount } from '#tests/support/money/dollar-account.ts'
import { openPrepaid } from '#tests/support/money/prepaid.ts'
import { atOnce, openCashDesk, times, type CashDesk } from '#tests/support/money/cash-desk.ts'

// Every kind of document, approved and voided twenty times at once: each happens once, and takes one number.
let seeded: SeededServer
let desk: CashDesk
let home: string
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  home = desk.apartment(0)
  await desk.fillFund('QUY-TM', '1000000')
})
afterEach(async () => expect(await findBrokenInvariants(seeded.db)).toEqual({}))
afterAll(() => seeded.close())

const pathOf = (kind: DocumentKind) => `${kind.replaceAll('_', '-')}s`
const draft = async (kind: DocumentKind, values: object) => {
  const reply = await desk.a(`POST ${pathOf(kind)}`, { building_id: '1', date: officeToday(), ...values })
  expect([kind, outcome(reply)]).toEqual([kind, '201'])
  return String(recordOf(reply).id)
}
const approved = async (kind: DocumentKind, values: object) => {
  const id = await draft(kind, values)
  expect(outcome(await desk.a(`POST ${pathOf(kind)}/${id}/approve`, {}))).toBe('200')
  return id
}
const idOf = async (table: string, condition: string) => {
  const [row] = await seeded.db.query<{ id: string }>(
    `select id::text from ${table} where building_id = 1 and ${condition} order by id limit 1`,
  )
  return row?.id ?? ''
}
const cash = async () => ({ cash_account_id: await idOf('cash_account', `code = 'QUY-TM'`), amount: '500' })
const credit = { kind: 'credit', amount: '500' }

const valuesOf: Readonly<Record<DocumentKind, () => Promise<object>>> = {
  receipt_voucher: async () => ({
    ...(await cash()),
    party: 'Lan',
    category_id: await idOf('receipt_voucher_category', 'not for_maintenance'),
  }),
  payment_voucher: async () => ({
    ...(await cash()),
    party: 'Lan',
    category_id: await idOf('payment_voucher_category', 'true'),
  }),
  supplier_invoice: async () => ({
    partner_id: await idOf('partner', 'is_active'),
    category_id: await idOf('payment_voucher_category', `code = 'CHI-DIEN'`),
    amount: '500',
    due_on: officeToday(),
  }),
  refund: async () => {
    await approved('opening_balance', { ...credit, apartment_id: home })
    return { ...(await cash()), apartment_id: home, party: 'Lan' }
  },
  credit_transfer: async () => {
    await approved('opening_balance', { ...credit, apartment_id: home })
    return { apartment_id: home, to_apartment_id: desk.apartment(5), amount: '500', grounds: 'L' }
  },
  cash_transfer: async () => ({
    ...(await cash()),
    to_account_id: await idOf('cash_account', `code = 'QUY-NH'`),
  }),
  prepayment: async () => {
    const office = openPrepaid(seeded, desk)
    return office.terms(home, [await office.setting('500')])
  },
  deposit: async () => ({ ...(await cash()), apartment_id: home, party: 'Lan' }),
  deposit_return: async () => {
    const { amount, cash_account_id } = await cash()
    const held = { apartment_id: home, party: 'Lan', amount, cash_account_id }
    return {
      deposit_id: await approved('deposit', held),
      party: 'Lan',
      returned: amount,
      cash_account_id,
    }
  },
  opening_balance: async () => ({ ...credit, apartment_id: home }),
  revaluation: async () => {
    const account = { number: '0881004123456', dollars: '10', worth: '256000' }
    return { cash_account_id: (await openDollarAccount(seeded, desk, account)).fund.id }
  },
  write_off: async () => ({
    apartment_id: home,
    grounds: 'L',
    lines: [{ fee_id: await desk.fee(home, '500'), amount: '500' }],
  }),
  adjustment: async () => ({
    apartment_id: home,
    grounds: 'L',
    fee_id: await desk.fee(home, '500'),
    amount: '500',
  }),
}

test.each(documentKinds)('a %s is approved once, and voided once', async (kind) => {
  const id = await draft(kind, await valuesOf[kind]())
  const numbers = async () => {
    const [row] = await seeded.db.query<{ last: number }>(
      'select coalesce(sum(last), 0)::int as last from document_counter where building_id = 1 and book = any($1)',
      [booksOf(ledgerDocuments[kind])],
    )
    return row?.last ?? 0
  }
  const before = await numbers()
  for (const [name, body] of [
    ['approve', {}],
    ['void', { reason: 'nhầm' }],
  ] as const) {
    const said = await atOnce(times(20, () => () => desk.a(`POST ${pathOf(kind)}/${id}/${name}`, body)))
    expect(said['200']).toBe(1)
    expect(Object.keys(said).filter((one) => !/^(200|409 .*)$/.test(one))).toEqual([])
  }
  expect(await numbers()).toBe(before + 1)
  expect(await desk.entries(id, kind)).toEqual([kind, `${kind}_void`])
})

test('a fee is voided or put right, never both', async () => {
  const fee = await desk.fee(home, '500')
  const ids = await Promise.all(
    times(10, () =>
      draft('adjustment', {
        apartment_id: home,
        grounds: 'L',
        fee_id: fee,
        amount: '500',
        direction: 'increase',
      }),
    ),
  )
  const said = await atOnce([
    ...ids.map((id) => () => desk.a(`POST adjustments/${id}/approve`, {})),
    ...times(10, () => () => desk.a(`POST fees/${fee}/void`, { reason: 'nhầm' })),
  ])
  expect(Object.keys(said).filter((one) => !/^(200|409 .*|422 not_owed)$/.test(one))).toEqual([])
  const { status } = await desk.feeOf(fee)
  const standing = await seeded.db.query<{ id: string }>(
    `select id::text from adjustment where building_id = 1 and fee_id = $1 and status = 'approved'`,
    [fee],
  )
  expect([status === 'void', standing.length > 0]).toEqual([status === 'void', status !== 'void'])
})
