import { expect, test, vi } from 'vitest'
import { paymentVoucher } from '#entities/vouchers/payment-voucher.ts'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import { views } from './payment-voucher.views.tsx'

const taxed = { amount: '1080000', vat_kind: 'taxed', vat_percent: 8, date: '2026-11-05' }

/** What the form of a voucher says of such values. */
const say = (values: object, onChange: (name: string, value: unknown) => void = () => undefined) => {
  const Vat = views.slots?.vat
  if (Vat === undefined) throw new Error('no slot')
  return renderInConsole(
    <WithTools>
      {(tools) => (
        <Vat entity={paymentVoucher} record={{ ...taxed, ...values }} onChange={onChange} tools={tools} />
      )}
    </WithTools>,
  )
}

test('says what the amount contains', async () => {
  const screen = await say({})
  await expect.element(screen.getByText('Chưa thuế 1.000.000 đ, thuế GTGT 80.000 đ.')).toBeVisible()
})

test('warns where the tax on the paper is not rate times net', async () => {
  const screen = await say({ vat: '80001' })
  await expect.element(screen.getByText('Chưa thuế 999.999 đ, thuế GTGT 80.001 đ.')).toBeVisible()
  await expect.element(screen.getByText(/ra 80\.000 đ\. Hãy đối chiếu/)).toBeVisible()
})

test('says that parts which are typed do not add up', async () => {
  const screen = await say({ net: '1000000', vat: '80001' })
  await expect.element(screen.getByText(/khác với số tiền 1\.080\.000 đ/)).toBeVisible()
})

test('adds the tax to an amount that is before it', async () => {
  const onChange = vi.fn()
  const screen = await say({ amount: '1000000' }, onChange)
  await screen.getByRole('button', { name: 'Số tiền chưa gồm thuế: cộng thêm thuế' }).click()
  expect(onChange.mock.calls).toEqual([
    ['net', '1000000'],
    ['vat', '80000'],
    ['amount', '1080000'],
  ])
})

test.each([
  ['5000000', 'cash', true],
  ['4999999', 'cash', false],
  ['5000000', 'transfer', false],
])('of %s paid by %s warns that nothing is deducted: %s', async (amount, payment_way, isWarned) => {
  const screen = await say({ amount, payment_way })
  await expect.element(screen.getByText(/^Chưa thuế/)).toBeVisible()
  expect(screen.getByText(/không được khấu trừ/).elements()).toHaveLength(isWarned ? 1 : 0)
})
