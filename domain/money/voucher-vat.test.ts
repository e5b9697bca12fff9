import { describe, expect, test } from 'vitest'
import { cashLimitOn, deductionRefusal, vatOnNet, vatPartsOf } from './voucher-vat.ts'

const said = { amount: '1080000', kind: 'taxed', percent: '8', net: null, vat: null } as const

describe('the parts of an amount', () => {
  test.each([
    ['with the tax in it', {}, { net: '1000000', vat: '80000' }],
    ['rounded once', { amount: '333333' }, { net: '308642', vat: '24691' }],
    ['by the net that was typed', { net: '1000000' }, { net: '1000000', vat: '80000' }],
    ['by the tax on the paper, one đồng off', { vat: '80001' }, { net: '999999', vat: '80001' }],
    ['exempt', { kind: 'exempt', percent: null }, { net: '1080000', vat: '0' }],
    ['at zero', { kind: 'zero', percent: null }, { net: '1080000', vat: '0' }],
  ] as const)('%s', (_what, more, parts) => {
    expect(vatPartsOf({ ...said, ...more }, 'vnd')).toEqual(parts)
  })

  test.each([
    ['both are typed and differ', { net: '1000000', vat: '80001' }],
    ['the tax is more than the amount', { vat: '1080001' }],
    ['the net is more than the amount', { net: '1080001' }],
  ])('are none where %s', (_what, more) => expect(vatPartsOf({ ...said, ...more }, 'vnd')).toBeUndefined())

  test('are in the digits of the currency', () => {
    expect(vatPartsOf({ ...said, amount: '10.80', percent: '10' }, 'usd')).toEqual({
      net: '9.82',
      vat: '0.98',
    })
    expect(vatOnNet('333333', '8', 'vnd')).toBe('26667')
  })
})

describe('the tax of a purchase', () => {
  const bought = {
    total: '5000000',
    day: '2026-11-05',
    vat: '370370',
    way: 'cash',
    isDeductible: true,
    isForMaintenance: false,
    isForOthers: false,
  } as const

  test.each([
    ['cash of five million is not deducted', {}, 'cash'],
    ['cash of a đồng less is', { total: '4999999' }, undefined],
    ['five million by transfer is', { way: 'transfer' }, undefined],
    ['before the law’s day no limit is kept', { day: '2025-06-30' }, undefined],
    ['what the office does not deduct is not', { way: 'transfer', isDeductible: false }, 'office'],
    ['of the maintenance fund is not', { way: 'transfer', isForMaintenance: true }, 'maintenance'],
    ['of money of others is not', { way: 'transfer', isForOthers: true }, 'for_others'],
    ['where there is none, nothing is refused', { vat: '0' }, undefined],
  ] as const)('%s', (_what, more, refusal) => {
    expect(deductionRefusal({ ...bought, ...more })).toBe(refusal)
  })

  test('the limit names its law', () =>
    expect(cashLimitOn('2026-01-01')).toMatchObject({
      amount: '5000000',
      law: expect.stringContaining('181/2025'),
    }))
})
