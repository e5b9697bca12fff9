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

const answeringList = (amounts: readonly string[]) => () =>
  Promise.resolve({
    data: amounts.map((amount_with_tax, at) => ({ id: String(at + 1), amount_with_tax })),
    total: amounts.length,
  })

interface Told {
  /** Of the plan's periods, where it is stored and shown. */
  readonly amounts?: readonly string[]
  /** The contract's. */
  readonly status?: string
}

async function plan(values: object, { amounts, status = 'draft' }: Told = {}) {
  const onChange = vi.fn()
  const screen = await renderInConsole(
    <WithTools>
      {(tools) => (
        <PlanInAll
          entity={voucherPlan}
          record={{ ...year, ...values }}
          {...(amounts === undefined ? { onChange } : {})}
          tools={tools}
        />
      )}
    </WithTools>,
    {
      verbs: {
        getOne: answering({ ...agreed, status }),
        ...(amounts === undefined ? {} : { getList: answeringList(amounts) }),
      },
    },
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

test('a stored plan comes to what its periods say', async () => {
  const stored = { id: '7', amount_before_tax: '5000000', amount_with_tax: '5500000' }
  const alike = await plan(stored, { amounts: ['5500000', '5500000', '1000000'] })
  await expect
    .element(alike.getByText('3 kỳ, mỗi kỳ 5.500.000 đ gồm thuế; cả kế hoạch 12.000.000 đ.'))
    .toBeVisible()
  await alike.unmount()
  const unlike = await plan(stored, { amounts: ['5500000', '7000000'] })
  await expect.element(unlike.getByText('2 kỳ; cả kế hoạch 12.500.000 đ gồm thuế.')).toBeVisible()
})

test('a contract that was sent keeps the plan that it was sent with, which the form says', async () => {
  const kept = /bản in giữ kế hoạch lúc gửi/
  const sent = await plan({}, { status: 'approved' })
  await expect.element(sent.getByText(kept)).toBeVisible()
  await sent.unmount()
  const draft = await plan({})
  await expect.element(draft.getByRole('button', { name: /Chia giá trị/ })).toBeVisible()
  await expect.element(draft.getByText(kept)).not.toBeInTheDocument()
})
