import { expect, test, vi } from 'vitest'
import { voucherPlan } from '#entities/vouchers/voucher-plan.ts'
import { answering } from '#tests/support/components/provider.ts'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import { PlanInAll } from './plan-in-all.tsx'

const year = {
  contract_id: '5',
  first_date: '2026-01-01',
  last_date: '2026-12-31',
  period_months: 1,
  currency_code: 'vnd' as const,
}
const agreed = { id: '5', version: 1, value: '60000000', tax_percent: 10 }

async function plan(values: object) {
  const onChange = vi.fn()
  const screen = await renderInConsole(
    <WithTools>
      {(tools) => (
        <PlanInAll entity={voucherPlan} record={{ ...year, ...values }} onChange={onChange} tools={tools} />
      )}
    </WithTools>,
    { verbs: { getOne: answering(agreed) } },
  )
  return { ...screen, onChange }
}

test('a contract’s value that is typed for each month is told', async () => {
  const screen = await plan({ amount_before_tax: '60000000', amount_with_tax: '66000000' })
  await expect
    .element(screen.getByText('12 kỳ, mỗi kỳ 66.000.000 đ gồm thuế; cả kế hoạch 792.000.000 đ.'))
    .toBeVisible()
  await expect.element(screen.getByText(/^Cả kế hoạch 720\.000\.000 đ trước thuế, nhiều hơn/)).toBeVisible()
})

test('it is shared among the periods by one press', async () => {
  const screen = await plan({})
  await screen.getByRole('button', { name: 'Chia giá trị hợp đồng 60.000.000 đ cho 12 kỳ' }).click()
  expect(screen.onChange.mock.calls).toEqual([
    ['amount_before_tax', '5000000'],
    ['amount_with_tax', '5500000'],
  ])
})

test('what the contract is worth is no warning', async () => {
  const screen = await plan({ amount_before_tax: '5000000', amount_with_tax: '5500000' })
  await expect.element(screen.getByText(/cả kế hoạch 66\.000\.000 đ/)).toBeVisible()
  await expect.element(screen.getByText(/nhiều hơn giá trị/)).not.toBeInTheDocument()
})
