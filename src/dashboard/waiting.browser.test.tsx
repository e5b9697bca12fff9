import { expect, test } from 'vitest'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import { words } from './locale.ts'
import { Waiting } from './office-panels.tsx'
import type { Dashboard } from './use-dashboard.ts'

const kinds = [
  'fee',
  'receipt_voucher',
  'payment_voucher',
  'refund',
  'deposit',
  'deposit_return',
  'prepayment',
  'write_off',
  'adjustment',
]

/** A dashboard on which so many lines wait: of one record, of two, and so on. */
const dashboardOf = (lines: number): Dashboard => ({
  role: 'manager',
  month: '2026-11',
  waiting: kinds.slice(0, lines).map((resource, at) => ({
    resource,
    state: 'draft',
    oldest: '2026-11-01T00:00:00.000Z',
    records: {
      value: String(at + 1),
      list: { resource, filters: [{ field: 'status', operator: 'eq', value: 'draft' }], sums: null },
    },
  })),
  waiting_total: (lines * (lines + 1)) / 2,
  fees: null,
  till: null,
  debtors: [],
  funds: null,
  unmatched: null,
  ending: [],
  meters: [],
  today: [],
  answers: null,
  satisfaction: [],
  buildings: [],
})

const show = (lines: number) =>
  renderInConsole(<WithTools>{(tools) => <Waiting data={dashboardOf(lines)} tools={tools} />}</WithTools>)
const allOf = (total: number) => words.vi.waiting_total.replace('{{n}}', String(total))

test('seven lines are seen at a glance, and the rest of the sum by one press', async () => {
  const { getByRole } = await show(9)
  await expect.poll(() => getByRole('link').elements().length).toBe(7)
  const all = getByRole('button', { name: allOf(45) })
  await expect.element(all).toHaveAttribute('aria-expanded', 'false')
  await all.click()
  await expect.poll(() => getByRole('link').elements().length).toBe(9)
  await all.click()
  await expect.poll(() => getByRole('link').elements().length).toBe(7)
})

test('what is seen whole has nothing to open', async () => {
  const { getByRole, getByText } = await show(2)
  await expect.element(getByText(allOf(3))).toBeVisible()
  expect(getByRole('button').elements()).toEqual([])
})
