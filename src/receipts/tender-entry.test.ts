import { describe, expect, test } from 'vitest'
import type { ApartmentAccount } from './calls.ts'
import type { Entry } from './payment-entry.ts'
import { deskOf, restIn, totalTenders, type DeskCash, type Handed } from './tender-entry.ts'

// One fee of 41,958 riel in a building that counts in riel and takes a dollar for 4,100.
const account = {
  outstanding: '41958',
  credit: '0',
  payer: { id: '1', code: 'A', name: null, householder: null },
  lines: [
    {
      id: '2',
      name: 'Fee',
      fee_type: 'OTHERS',
      month: '2026-10',
      due_on: null,
      amount: '41958',
      open: '41958',
      priority: 1,
      payer_kind: null,
      payer_ref: null,
      payer_name: null,
      income_kind: 'own' as const,
    },
  ],
  payers: [],
  pays_for: [],
} satisfies ApartmentAccount
const desk: DeskCash = {
  currencies: [
    { currency_code: 'riel', of: null, price: null },
    { currency_code: 'usd', of: 'usd', price: '4100' },
  ],
  change: 'riel',
  riel_step: '100',
  riel_rounding: 'nearest',
}
const context = { account, currency: 'riel', desk, isCash: true } as const
const entry = (handed: Handed, more: Partial<Entry> = {}): Entry => ({
  currency: 'riel',
  handed,
  received: undefined,
  leftover: undefined,
  credit: undefined,
  deduction: undefined,
  deductionReason: '',
  method: undefined,
  fund: undefined,
  serial: undefined,
  month: '2026-11',
  receivedOn: undefined,
  payer: '',
  note: '',
  attachments: [],
  byHand: {},
  ...more,
})
const total = (handed: Handed, more?: Partial<Entry>) => totalTenders(entry(handed, more), context)

test('a part is missing in hundreds, and settles what it is worth', () => {
  expect(total({ usd: '5' })).toMatchObject({ settled: '20500', missing: '21500', change: '0' })
  expect(total({})).toMatchObject({ settled: '0', missing: '42000', tenders: [] })
})

test('what was asked for pays the fee in full, though it is more or less than the fee', () => {
  expect(total({ riel: '42000' })).toMatchObject({
    settled: '41958',
    missing: '0',
    change: '0',
    prepaid: '0',
  })
  expect(total({ riel: '41930' })).toMatchObject({ settled: '41958', missing: '0', change: '0' })
})

test('too much goes back in riel, or is kept as credit', () => {
  expect(total({ usd: '10', riel: '5000' })).toMatchObject({
    settled: '41958',
    received: '46000',
    change: '4000',
    tenders: [
      { currency_code: 'riel', amount: '5000' },
      { currency_code: 'usd', amount: '10' },
      { currency_code: 'riel', amount: '-4000' },
    ],
  })
  expect(total({ usd: '11' }, { leftover: 'credit' })).toMatchObject({ change: '0', prepaid: '3142' })
})

test('what is missing can be asked for in either currency', () => {
  expect(restIn('riel', entry({ usd: '5' }), context)).toBe('21500')
  expect(restIn('usd', entry({ riel: '21500' }), context)).toBe('4.99')
  expect(restIn('usd', entry({ riel: '50000' }), context)).toBe('0')
})

describe('a transfer into a dollar account', () => {
  const takes = {
    ...desk,
    transfers: [{ cash_account_id: '7', currency_code: 'usd', of: 'usd', price: '4100' }],
  } as const
  const transfer = deskOf(takes, { isCash: false, fund: '7' })
  const said = (usd: string) =>
    transfer && totalTenders(entry({ usd }), { account, currency: 'riel', desk: transfer, isCash: false })

  test('is said in dollars, where that account is chosen', () => {
    expect(transfer?.currencies.map(({ currency_code }) => currency_code)).toEqual(['usd'])
    expect(deskOf(takes, { isCash: false, fund: '8' })).toBeUndefined()
    expect(deskOf(takes, { isCash: true, fund: undefined })).toBe(takes)
  })

  test('pays what it is worth, and what is more is credit', () => {
    expect(said('10')).toMatchObject({
      settled: '41000',
      missing: '0.23',
      change: '0',
      prepaid: '0',
      tenders: [{ currency_code: 'usd', amount: '10' }],
    })
    expect(said('10.24')).toMatchObject({ settled: '41958', change: '0', prepaid: '26' })
  })
})
