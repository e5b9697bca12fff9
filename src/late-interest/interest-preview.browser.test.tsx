import { expect, test } from 'vitest'
import { lateInterestRun } from '#entities/fees/late-interest-run.ts'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import { views } from './late-interest-run.views.tsx'

const row = {
  apartment_id: '7',
  apartment: 'A-0701',
  fee_id: '9',
  fee: 'Phí quản lý',
  month: '2026-09',
  from: '2026-10-06',
  to: '2026-10-31',
  days: 26,
  unpaid: '1000000',
  rate: '0.05',
  per: 'day',
  day_count: 'unpaid_days',
  amount: '13000',
}
const call = 'GET /v1/manage/late-interest-runs/preview'

const preview = (data: object) => {
  const Interest = views.slots?.interest
  if (Interest === undefined) throw new Error('no slot')
  return renderInConsole(
    <WithTools>
      {(tools) => (
        <Interest
          entity={lateInterestRun}
          record={{ month: '2026-10' }}
          onChange={() => undefined}
          tools={tools}
        />
      )}
    </WithTools>,
    { replies: { [call]: { data } } },
  )
}

test('a run says which days of which fee it will charge, at what rate', async () => {
  const screen = await preview({ amount: '13000', apartments: 1, lines: 1, rows: [row] })
  await expect
    .element(screen.getByText('Đến hết tháng 10/2026: 1 căn hộ, tổng tiền lãi 13.000 đ.'))
    .toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'A-0701' })).toBeVisible()
  await expect.element(screen.getByText('06/10/2026 – 31/10/2026')).toBeVisible()
  await expect.element(screen.getByText('0,05 %/ngày')).toBeVisible()
})

test('and says so where nothing is late', async () => {
  const screen = await preview({ amount: '0', apartments: 0, lines: 0, rows: [] })
  await expect.element(screen.getByText(/^Đến hết tháng 10\/2026 không có ngày nộp trễ/)).toBeVisible()
})
