import { expect, test } from 'vitest'
import { invoiceBatch } from '#entities/einvoices/invoice-batch.ts'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import { views } from './invoice-batch.views.tsx'

const call = 'GET /v1/manage/invoice-batches/preview'

const found = {
  obstacle: null,
  seller: 'Ban quản trị Nhà Sen',
  symbol: '1C26TAA',
  invoices: 2,
  net: '2000000',
  vat: '160000',
  state_fees: '0',
  total: '2160000',
  faulty: 1,
  faults: [
    {
      apartment: 'A-0701',
      buyer: 'Công ty Sen Vàng',
      lines: 'Phí quản lý',
      total: '1080000',
      faults: ['buyer_code_wrong'],
    },
  ],
  unlawful: 1,
  rates: [{ apartment: 'A-0702', buyer: null, lines: 'Phí gửi xe', total: '108000', rates: ['8'] }],
  left_out: [{ reason: 'collected_for_others', count: 3, amount: '600000' }],
  prepaid: 0,
  sign_by: '2026-12-01',
  utilities_by: '2026-12-07',
}

const preview = (data: object) => {
  const Contents = views.slots?.contents
  if (Contents === undefined) throw new Error('no slot')
  return renderInConsole(
    <WithTools>
      {(tools) => (
        <Contents
          entity={invoiceBatch}
          record={{ month: '2026-11', date: '2026-11-30' }}
          onChange={() => undefined}
          tools={tools}
        />
      )}
    </WithTools>,
    { replies: { [call]: { data } } },
  )
}

test('a batch says what it will make, what it can’t and why, and by when', async () => {
  const screen = await preview(found)
  await expect
    .poll(() => screen.getByRole('status').element().textContent)
    .toContain('2 hóa đơn, ký hiệu 1C26TAA: chưa thuế 2.000.000 đ')
  await expect
    .element(screen.getByText('Ký và gửi chậm nhất ngày 01/12/2026', { exact: false }))
    .toBeVisible()
  await expect.element(screen.getByText('lập chậm nhất ngày 07/12/2026', { exact: false })).toBeVisible()
  await expect.element(screen.getByText('Mã số thuế của người mua sai', { exact: false })).toBeVisible()
  await expect
    .element(screen.getByText('không có hiệu lực vào ngày hóa đơn: 1 hóa đơn', { exact: false }))
    .toBeVisible()
  await expect.element(screen.getByText('8%', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('Thu hộ', { exact: false })).toBeVisible()
})

test('and says so where there is no seller yet', async () => {
  const screen = await preview({
    ...found,
    obstacle: 'seller_missing',
    seller: null,
    symbol: null,
    invoices: 0,
    faulty: 0,
    faults: [],
    unlawful: 0,
    rates: [],
    left_out: [],
  })
  await expect.element(screen.getByText(/^Chưa khai báo đơn vị bán/)).toBeVisible()
})
