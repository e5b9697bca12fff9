import { expect, test } from 'vitest'
import { amountAtIndex, indexesOf, type TariffRecord } from './correction.ts'

const fee = {
  month: '2026-09',
  fee_setting_id: '3',
  old_index: 222,
  new_index: 229.5,
  consumption: 7.5,
  apartment: { register_people_number: 4 },
}
const tariff: TariffRecord = {
  id: '3',
  name: 'Water',
  decision: null,
  valid_from: '2026-01-01',
  valid_to: null,
  per_person: false,
  currency_code: null,
  tiers: [{ up_to: 10, price: '8500' }, { up_to: null, price: '9900' }],
  surcharges: [{ code: 'vat', name: 'VAT', percent: 5, of: null }],
} // prettier-ignore
const at = (fresh: string, more: Partial<TariffRecord> = {}) =>
  amountAtIndex({ fee, old: '222', fresh, tariffs: [{ ...tariff, ...more }], currency: 'vnd' })

test('an index may be said anew where one reading made the fee', () => {
  expect(indexesOf(fee)).toEqual({ old: '222', fresh: '229.5' })
  expect(indexesOf({ ...fee, consumption: 12 })).toBeUndefined()
  expect(indexesOf({ ...fee, new_index: null })).toBeUndefined()
  expect(indexesOf({ ...fee, fee_setting_id: null })).toBeUndefined()
})

test('what it would come to is what the server reckons: tiers, then surcharges', () => {
  expect(at('234')).toBe('110040')
  // Four people: the first tier reaches to 40.
  expect(at('234', { per_person: true })).toBe('107100')
})

test('nothing is foretold that only the server can tell', () => {
  expect(at('221')).toBeUndefined()
  expect(at('234', { valid_from: '2026-10-01' })).toBeUndefined()
  expect(at('234', { currency_code: 'usd' })).toBeUndefined()
})
