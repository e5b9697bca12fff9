import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addAmounts, compareAmounts, sumAmounts } from '#core/amount.ts'
import { allocate, type OpenLine } from './allocation.ts'

const line = (id: string, open: string, month: string, priority = 1): OpenLine => ({
  id,
  open,
  month,
  priority,
})
const lines = [
  line('new', '500', '2026-11'),
  line('old', '300', '2026-09'),
  line('water', '200', '2026-11', 0),
]

const day = '2026-11-26'

test('what is overdue first, whatever its priority and month say', () => {
  const parking = { ...line('parking', '150', '2026-10', 9), due_on: '2026-10-10' }
  const management = { ...line('management', '2500', '2026-10', 1), due_on: '2026-12-10' }
  const today = { ...line('today', '10', '2026-09', 0), due_on: day }
  expect(allocate('160', [management, today, parking], day).allocations).toEqual([
    { id: 'parking', amount: '150' },
    { id: 'today', amount: '10' },
  ])
})

test('the oldest month first, then the priority; what is left over is the excess', () => {
  expect(allocate('600', lines, day)).toEqual({
    allocations: [
      { id: 'old', amount: '300' },
      { id: 'water', amount: '200' },
      { id: 'new', amount: '100' },
    ],
    excess: '0',
  })
  expect(allocate('1200.5', lines, day).excess).toBe('200.5')
  expect(allocate('0', lines, day)).toEqual({ allocations: [], excess: '0' })
})

test('what is received is what is allocated and what is left, and no line gets more than is open', () => {
  const amounts = fc.integer({ min: 0, max: 10_000_000 }).map(String)
  const open = fc.array(fc.tuple(amounts, fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 3 })), {
    maxLength: 20,
  })
  fc.assert(
    fc.property(amounts, open, (received, rows) => {
      const all = rows.map(([amount, month, priority], at) =>
        line(String(at), amount, `2026-${String(month).padStart(2, '0')}`, priority),
      )
      const { allocations, excess } = allocate(received, all, day)
      expect(addAmounts(sumAmounts(allocations.map(({ amount }) => amount)), excess)).toBe(received)
      for (const { id, amount } of allocations)
        expect(compareAmounts(amount, all[Number(id)]?.open ?? '0')).toBeLessThanOrEqual(0)
    }),
  )
})
