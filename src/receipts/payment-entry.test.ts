import { expect, test } from 'vitest'
import type { OpenFee } from './calls.ts'
import { allCredit, excessFault, exactPayment, type Entry } from './payment-entry.ts'

const open = (id: string, amount: string): OpenFee => ({
  id,
  amount,
  open: amount,
  month: '2026-10',
  priority: 1,
  name: id,
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
  expect(excessFault({ ...alone, ...more }, excess)).toBe(field)
})
