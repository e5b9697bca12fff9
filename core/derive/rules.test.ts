import { describe, expect, test } from 'vitest'
import { applyConditions, checkRecord, hiddenFields, requiredFields } from './rules.ts'
import { defineEntity } from '../entity.ts'
import { belongsTo, lines, money, text } from '../fields/index.ts'
import { lease } from './sample.fixture.ts'

const check = (record: Record<string, unknown>, currency?: 'vnd' | 'usd') =>
  checkRecord(lease, record, { currency, currencies: { vnd: { digits: 0 }, usd: { digits: 2 } } }).map(
    ({ field, code }) => `${field}: ${code}`,
  )

describe('a whole record', () => {
  test.each([
    [{ starts: '2026-01-01', ends: '2026-01-02' }, []],
    [{ starts: '2026-01-01', ends: '2026-01-01' }, ['ends: invalid_after']],
    [{ starts: '2026-01-01', ends: null }, []],
    [{ rent: '9', deposit: '10' }, ['rent: invalid_at_least']],
    [{ rent: '10', deposit: '9.00' }, []],
  ])('%j breaks %j', (record, broken) => expect(check(record)).toEqual(broken))

  test('what a condition requires must be there', () => {
    expect(check({ kind: 'shop' })).toEqual(['shop_name: required'])
    expect(check({ kind: 'home' })).toEqual([])
    expect(requiredFields(lease, { kind: 'shop' })).toContain('shop_name')
  })

  test('hidden fields are emptied, and those that are hidden thereby', () => {
    const record = { kind: 'home', shop_name: 'Phở', reason: 'x', code: 'L' }
    expect(applyConditions(lease, record)).toEqual({ kind: 'home', shop_name: null, reason: null, code: 'L' })
    expect(hiddenFields(lease, { kind: 'shop', shop_name: 'Phở' })).toEqual(new Set())
  })

  test('amounts are not finer than their currency', () => {
    expect(check({ rent: '10.5' }, 'vnd')).toEqual(['rent: too_many_decimals'])
    expect(check({ rent: '10.5' }, 'usd')).toEqual([])
    expect(check({ rent: '10.5' })).toEqual([])
  })
})

test('a record never refers to itself', () => {
  const drawer = defineEntity({
    name: 'drawer',
    path: 'drawers',
    scope: 'building',
    permission: 'manage_apartment',
    title: 'name',
    fields: { name: text({ required: true }), within_id: belongsTo('drawer') },
    list: { columns: ['name'] },
    form: [{ name: 'general', fields: ['name', 'within_id'] }],
  })
  const faults = (record: Record<string, unknown>) => checkRecord(drawer, record).map(({ code }) => code)
  expect(faults({ id: '7', name: 'A', within_id: '7' })).toEqual(['refers_to_itself'])
  expect(faults({ id: '7', name: 'A', within_id: '8' })).toEqual([])
  // A new one has no id that anything could name.
  expect(faults({ name: 'A', within_id: null })).toEqual([])
})

test('an amount in a row may be in the currency that the record names, unless the row names one', () => {
  const own = { currency_code: text() }
  const amount = money({ currency: { field: 'currency_code' } })
  const drawer = defineEntity({
    name: 'drawer',
    path: 'drawers',
    scope: 'building',
    permission: 'manage_apartment',
    title: 'name',
    fields: {
      name: text({ required: true }),
      ...own,
      shares: lines({ fields: { amount } }),
      tenders: lines({ fields: { ...own, amount } }),
    },
    list: { columns: ['name'] },
    form: [{ name: 'general', fields: ['name', 'currency_code', 'shares', 'tenders'] }],
  })
  const faults = (record: Record<string, unknown>) =>
    checkRecord(
      drawer,
      { name: 'A', currency_code: 'usd', ...record },
      { currency: 'vnd', currencies: { vnd: { digits: 0 }, usd: { digits: 2 } } },
    ).map(({ field, code }) => `${field}: ${code}`)
  expect(faults({ shares: [{ amount: '10.25' }] })).toEqual([])
  expect(faults({ shares: [{ amount: '10.25' }], currency_code: 'vnd' })).toEqual([
    'shares: too_many_decimals',
  ])
  expect(faults({ tenders: [{ currency_code: 'vnd', amount: '0.5' }] })).toEqual([
    'tenders: too_many_decimals',
  ])
  expect(faults({ tenders: [{ amount: '0.5' }] })).toEqual(['tenders: too_many_decimals'])
})
