import { describe, expect, test } from 'vitest'
import { countBegunMonths, priceOrder } from './order-price.ts'

describe('the months of a term', () => {
  test.each([
    ['2026-01-01', '2026-12-31', 12],
    ['2026-01-01', '2026-01-01', 1],
    ['2026-01-15', '2026-02-14', 1],
    ['2026-01-15', '2026-02-15', 2],
    ['2026-01-31', '2026-02-28', 2],
    ['2026-01-31', '2026-02-27', 1],
    ['2027-03-01', '2028-02-28', 12],
    ['2027-03-01', '2028-02-29', 12],
    ['2026-11-20', '2027-11-19', 12],
    ['2026-02-01', '2026-01-01', 0],
  ])('from %s to %s: %i begun', (from, to, months) => {
    expect(countBegunMonths(from, to)).toBe(months)
  })
})

describe('the price of an order', () => {
  const order = { months: 12, prices: ['1500000', '800000'], digits: 0 }

  test('is months times prices, less percent or an amount', () => {
    expect(priceOrder(order)).toEqual({ full_price: '27600000', discount: '0', amount: '27600000' })
    expect(priceOrder({ ...order, discount: { percent: 10 } })).toMatchObject({ amount: '24840000' })
    expect(priceOrder({ ...order, discount: { amount: '600000' } })).toMatchObject({ amount: '27000000' })
  })

  test('is rounded to the currency and never below nothing', () => {
    const odd = { months: 1, prices: ['10.01'], digits: 2 }
    expect(priceOrder({ ...odd, discount: { percent: 33.33 } })).toEqual({
      full_price: '10.01',
      discount: '3.34',
      amount: '6.67',
    })
    expect(priceOrder({ ...odd, discount: { amount: '99' } })).toMatchObject({
      discount: '10.01',
      amount: '0',
    })
    expect(priceOrder({ months: 0, prices: ['5'], discount: { amount: '1' }, digits: 0 })).toMatchObject({
      amount: '0',
    })
  })
})
