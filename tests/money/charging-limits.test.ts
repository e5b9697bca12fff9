import { afterAll, beforeAll, expect, test } from 'vitest'
import { officeToday } from '#core/days.ts'
import type { AnyEntity } from '#core/entity.ts'
import { documentKinds, ledgerDocuments, type LedgerDocument } from '#api/ledger/documents.ts'
import { bringing } from '#api/ledger/invariants-audit.ts'
import { registry } from '#entities/index.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  right,
  type SeededServer,
  withKey,
} from '#tests/support/server/seeded-server.ts'
import type { Reply } from '#tests/support/server/test-server.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'
import { openPrepaid } from '#tests/support/money/prepaid.ts'

// Whatever makes somebody owe or have more or less, by an amount that is typed, obeys the building's limit. The ways are
// derived, so that a new document or a new origin of fees fails here until it has one.

/** Whoever holds it is not limited: they approve what others may not. */
const unlimited = registry.cash_account.permission
/** Accounts of one apartment or party. */
const personal: ReadonlySet<string> = new Set(['receivable', 'credit', 'prepaid', 'deposit'])
const concernsSomebody = ({ entity, lines, unbooked }: LedgerDocument) =>
  entity.permission !== unlimited &&
  (unbooked !== undefined || lines.some(({ account }) => personal.has(account)))
const ways = [
  'fee approve',
  'fee reissue',
  'receipt create',
  ...bringing.map(({ resource, action }) => `${resource} ${action}`),
  ...documentKinds.filter((kind) => concernsSomebody(ledgerDocuments[kind])).map((kind) => `${kind} approve`),
]
type Manage = Awaited<ReturnType<SeededServer['member']>>

let seeded: SeededServer
let desk: CashDesk
let clerk: Manage
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  const all = ['read', 'create', 'update', 'delete', 'approve']
  const entities: readonly AnyEntity[] = Object.values(registry)
  const named = new Set(ways.map((way) => way.split(' ')[0]))
  const codes = new Set(entities.filter(({ name }) => named.has(name)).map(({ permission }) => permission))
  clerk = await seeded.member('1', ...[...codes].map((code) => right(code, ...all)), right(unlimited, 'read'))
  await desk.fillFund('QUY-TM', '90000')
  expect(outcome(await seeded.as('ADM')('PATCH buildings/1', { approval_limit: '500' }))).toBe('200')
})
afterAll(() => seeded.close())

const idOf = async (table: string, condition: string) => {
  const [row] = await seeded.db.query<{ id: string }>(
    `select id::text from ${table} where building_id = 1 and deleted_at is null and ${condition} order by id limit 1`,
  )
  return row?.id ?? ''
}
const amount = '501'
const date = officeToday()
async function made(path: string, values: object): Promise<string> {
  const reply = await desk.a(`POST ${path}`, { building_id: '1', ...values }, withKey())
  expect([path, outcome(reply), faults(reply)]).toEqual([path, '201', []])
  return recordOf(reply).id
}
const act = (path: string, id: string, action = 'approve', values: object = {}) =>
  clerk(`POST ${path}/${id}/${action}`, values)
/** Makes a document of somebody, and has the clerk approve it. */
const approved = async (path: string, values: object) =>
  act(path, await made(path, { date, amount, ...values }))
const fund = () => idOf('cash_account', `code = 'QUY-TM'`)
const revenue = () => idOf('receipt_voucher_category', 'not for_maintenance')

const home = () => desk.apartment(0)
async function credited(): Promise<string> {
  const kept = await made('opening-balances', { date, kind: 'credit', apartment_id: home(), amount: '9000' })
  expect(outcome(await desk.a(`POST opening-balances/${kept}/approve`, {}))).toBe('200')
  return home()
}
async function order(cash_basis: boolean): Promise<string> {
  const service_id = await idOf('service', 'bookable and is_active')
  const services = [{ service_id, quantity: 1, price: amount }]
  const values = {
    code: `DV-${cash_basis}`,
    date,
    apartment_id: home(),
    customer_name: 'L',
    cash_basis,
    services,
  }
  const id = await made('bookings', values)
  expect(outcome(await desk.a(`POST bookings/${id}/accept`))).toBe('200')
  if (cash_basis) expect(outcome(await desk.a(`POST bookings/${id}/complete`))).toBe('200')
  return id
}
/** A reservation; charged already and its line voided, so that it waits to be charged again. */
async function reserve(isAgain: boolean): Promise<string> {
  const court = {
    code: `SAN-${isAgain}`,
    name: 'Sân',
    type_id: await idOf('utility_type', 'true'),
    open_time: '06:00:00',
    close_time: '22:00:00',
    price: amount,
    needs_approval: false,
  }
  const slot = { date, from_time: '08:00:00', to_time: '09:00:00' }
  const id = await made('utility-bookings', {
    utility_id: await made('utilities', court),
    apartment_id: home(),
    ...slot,
  })
  if (!isAgain) return id
  const done = recordOf(await desk.a(`POST utility-bookings/${id}/complete`))
  expect(outcome(await desk.a(`POST fees/${String(done.fee_id)}/void`, { reason: 'L' }))).toBe('200')
  return id
}
const owed = { fee_type: 'OTHERS', month: '2025-02', name: 'Nợ' }

const tried: Readonly<Record<string, () => Promise<Reply>>> = {
  'fee approve': async () => act('fees', String(recordOf(await desk.draft(home(), amount)).id)),
  'fee reissue': async () =>
    act('fees', await desk.fee(home(), '100'), 'reissue', { reason: 'L', amount: '700' }),
  'receipt create': async () => {
    await desk.fee(desk.apartment(1), '900')
    const letOff = { deduction: amount, deduction_reason: 'L' }
    return desk.collect(desk.apartment(1), '399', letOff, undefined, clerk)
  },
  'opening_debt create': () =>
    clerk('POST opening-debts', { building_id: '1', apartment_id: home(), amount, ...owed }, withKey()),
  'receipt_voucher charge': async () => {
    const values = { date, amount, party: 'L', cash_account_id: await fund(), category_id: await revenue() }
    return act('receipt-vouchers', await made('receipt-vouchers', values), 'charge', { apartment_id: home() })
  },
  'receipt_voucher approve': async () =>
    approved('receipt-vouchers', {
      party: 'L',
      cash_account_id: await fund(),
      category_id: await revenue(),
    }),
  'service_booking complete': async () => act('bookings', await order(false), 'complete'),
  'service_booking charge': async () => act('bookings', await order(true), 'charge'),
  'utility_booking complete': async () => act('utility-bookings', await reserve(false), 'complete'),
  'utility_booking charge': async () => act('utility-bookings', await reserve(true), 'charge'),
  'refund approve': async () =>
    approved('refunds', { apartment_id: await credited(), cash_account_id: await fund(), party: 'L' }),
  'credit_transfer approve': async () =>
    approved('credit-transfers', {
      apartment_id: await credited(),
      to_apartment_id: desk.apartment(1),
      grounds: 'L',
    }),
  'prepayment approve': async () => {
    const office = openPrepaid(seeded, desk)
    const setting = await office.setting('300')
    const reply = await office.ask(desk.apartment(2), [setting], { months: 2 })
    return act('prepayments', String(recordOf(reply).id))
  },
  'deposit approve': async () =>
    approved('deposits', { apartment_id: home(), party: 'L', cash_account_id: await fund() }),
  'deposit_return approve': async () => {
    const held = { date, amount: '600', apartment_id: home(), party: 'L', cash_account_id: await fund() }
    const deposit_id = await made('deposits', held)
    expect(outcome(await desk.a(`POST deposits/${deposit_id}/approve`, {}))).toBe('200')
    const { amount: _none, apartment_id: _home, ...values } = held
    return act('deposit-returns', await made('deposit-returns', { ...values, deposit_id, returned: amount }))
  },
  'write_off approve': async () => {
    const fee_id = await desk.fee(desk.apartment(3), '600')
    const { amount: _none, ...values } = { date, amount, apartment_id: desk.apartment(3), grounds: 'L' }
    return act('write-offs', await made('write-offs', { ...values, lines: [{ fee_id, amount }] }))
  },
  'adjustment approve': async () =>
    approved('adjustments', {
      apartment_id: home(),
      grounds: 'L',
      fee_id: await desk.fee(home(), '100'),
      direction: 'increase',
    }),
}

test('every way in which an amount concerns somebody is tried', () => {
  expect(Object.keys(tried).toSorted()).toEqual([...new Set(ways)].toSorted())
})

test.each(Object.keys(tried))('%s: above the limit it takes who may approve fund accounts', async (way) => {
  const reply = await tried[way]?.()
  expect([reply?.status, faults(reply!)]).toEqual([422, [expect.stringMatching(/:above_approval_limit$/)]])
})
