import { expect, test } from 'vitest'
import type { OpenFee } from './calls.ts'
import { allCredit, excessFault, exactPayment, receiptOf, totalEntry, type Entry } from './payment-entry.ts'

const open = (id: string, amount: string): OpenFee => ({
  id,
  amount,
  open: amount,
  month: '2026-10',
  priority: 1,
  name: id,
  payer_kind: null,
  payer_ref: null,
  payer_name: null,
  income_kind: 'own' as const,
  fee_type: 'MANAGEMENT',
  due_on: null,
})
const account = { lines: [open('1', '500'), open('2', '300')], outstanding: '800', credit: '600' }
type Beside = Pick<Entry, 'credit' | 'deduction' | 'byHand'>
const alone: Beside = { credit: undefined, deduction: undefined, byHand: {} }

test.each<[string, Partial<Beside>, string]>([
  ['all of it', {}, '800'],
  ['what credit leaves', { credit: '600' }, '200'],
  ['what credit and a deduction leave', { credit: '600', deduction: '50' }, '150'],
  ['nothing where they pay all', { credit: '600', deduction: '300' }, '0'],
])('exactly what is due: %s', (_what, more, money) => {
  expect(exactPayment(account, { ...alone, ...more })).toBe(money)
})

test.each<[string, Partial<Beside>, string | undefined, string]>([
  ['all that there is', {}, '0', '600'],
  ['what money leaves', {}, '500', '300'],
  ['what money and a deduction leave', { deduction: '100' }, '500', '200'],
  ['what the chosen lines take', { byHand: { 1: '0' } }, '0', '300'],
  ['nothing beside money that pays all', {}, '900', '0'],
  ['all beside money without a rate', {}, undefined, '600'],
])('all of the credit: %s', (_what, more, money, credit) => {
  expect(allCredit(account, { ...alone, ...more }, money)).toBe(credit)
})

test.each<[string, Partial<Beside>, string, string | undefined]>([
  ['money alone is confirmed', {}, '100', undefined],
  ['nothing of it is', { credit: '0', deduction: '0' }, '100', undefined],
  ['credit', { credit: '600', deduction: '5' }, '100', 'credit_used'],
  ['a deduction', { deduction: '5' }, '100', 'deduction'],
  ['what is not too much', { credit: '600', deduction: '5' }, '0', undefined],
])('too much beside: %s', (_what, more, excess, field) => {
  expect(excessFault({ ...alone, ...more }, { change: '0', prepaid: excess, money: '900' })).toBe(field)
})

const entry: Entry = {
  ...alone,
  currency: 'vnd',
  handed: {},
  received: undefined,
  leftover: undefined,
  deductionReason: '',
  method: '1',
  fund: undefined,
  serial: undefined,
  month: '2026-11',
  receivedOn: undefined,
  payer: '',
  note: '',
  attachments: [],
}
const payer = { id: '7', code: 'A-0101', name: null, householder: null }
const rates = { usd: '25000' }
const total = (more: Partial<Entry>, isCash = true) =>
  totalEntry(
    { ...entry, ...more },
    { account: { ...account, payer, payers: [], pays_for: [] }, currency: 'vnd', rates, isCash },
  )

test('cash that is left over is handed back, unless the payer wants it kept', () => {
  expect(total({ received: '1000' })).toMatchObject({ settled: '800', change: '200', prepaid: '0' })
  expect(total({ received: '1000', leftover: 'credit' })).toMatchObject({ change: '0', prepaid: '200' })
})

test('a transfer gives no change', () => {
  expect(total({ received: '1000', leftover: 'change' }, false)).toMatchObject({
    change: '0',
    prepaid: '200',
  })
})

test('change for a foreign note is in the currency of the books', () => {
  expect(total({ received: '1', currency: 'usd' })).toMatchObject({ received: '1', change: '24200' })
})

test('ticked lines without an amount are paid exactly, less credit', () => {
  expect(total({ chosen: new Set(['2']) })).toMatchObject({ received: '300', settled: '300', rest: '0' })
  expect(total({ chosen: new Set(['2']), credit: '100' })).toMatchObject({ received: '200', settled: '300' })
  expect(exactPayment(account, { ...alone, chosen: new Set(['2']) })).toBe('300')
})

test('credit is not handed back as money', () => {
  const much = { received: '100', credit: '600', chosen: new Set(['2']) }
  expect(excessFault({ ...alone, ...much }, total(much))).toBe('credit_used')
  const enough = { received: '500', credit: '100', chosen: new Set(['2']) }
  expect(excessFault({ ...alone, ...enough }, total(enough))).toBeUndefined()
})

test('the receipt says what was handed over and what was handed back', () => {
  const whole = { ...entry, received: '1000' }
  expect(
    receiptOf(whole, { buildingId: '1', apartmentId: '7', currency: 'vnd', totals: total(whole) }),
  ).toMatchObject({
    amount_received: '1000',
    change_given: '200',
  })
})

test('the receipt names its day only where it is another than today', () => {
  const of = (receivedOn: string | undefined) =>
    receiptOf(
      { ...entry, receivedOn },
      { buildingId: '1', apartmentId: '7', currency: 'vnd', totals: total({}) },
    )
  expect(of(undefined)).not.toHaveProperty('received_on')
  expect(of('2026-11-01')).toMatchObject({ received_on: '2026-11-01' })
})
