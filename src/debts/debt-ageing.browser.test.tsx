import { expect, test, vi } from 'vitest'
import { debt } from '#entities/debts/debt.ts'
import { emptyListState, encodeListState } from '#domain/lists/list-state.ts'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import { DebtAgeing } from './debt-ageing.tsx'

const sums = {
  outstanding: '590',
  credit: '0',
  not_due: '0',
  to_30: '500',
  to_60: '0',
  to_90: '0',
  over_90: '90',
}
const totals = Object.fromEntries(
  Object.entries(sums).map(([name, amount]) => [name, [{ currency: null, amount }]]),
)

test('the sums are those of the list, and lead to those who owe them', async () => {
  const getList = vi.fn((_params: never) => Promise.resolve({ data: [], total: 0, totals }))
  const screen = await renderInConsole(
    <WithTools>{(tools) => <DebtAgeing entity={debt} tools={tools} />}</WithTools>,
    { verbs: { getList } },
  )
  const over = screen.getByRole('link', { name: '90 đ', exact: true })
  await expect.element(over).toBeVisible()
  await expect.element(screen.getByRole('link', { name: '590 đ' })).toBeVisible()
  expect(JSON.stringify(getList.mock.lastCall)).toContain('over_90')
  const more = encodeListState({
    ...emptyListState,
    filters: [{ field: 'over_90', operator: 'gt', value: '0' }],
    sort: [{ field: 'over_90', desc: true }],
  })
  await expect.element(over).toHaveAttribute('href', `/manage-cost-debt-list?${more.toString()}`)
  // Narrowed down, it asks for the sums of what is left.
  await over.click()
  await expect.poll(() => screen.router.state.location.search).toContain('over_90')
})
