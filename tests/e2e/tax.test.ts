import { afterAll, expect, it } from 'vitest'
import { monthOf, officeToday } from '#core/days.ts'
import { labels } from '#entities/labels.ts'
import { formatAmount } from '#src/fields/format.ts'
import { locales } from '#src/locales/index.ts'
import { apiAs, dataOf } from '#tests/support/browser/api.ts'
import { endVisits, admit, visit } from '#tests/support/browser/console.ts'

const words = locales.journal.vi
afterAll(endVisits)

it('an accountant finds the VAT of a fee in the list of it, and on the fee', async () => {
  const manager = await apiAs('manager')
  const place = `building_id=${manager.buildingId}`
  const [home] = Object.values(
    await manager.call(`GET apartments?${place}&handover_status=handover&limit=1&sort=id&columns=id`),
  ).find((value) => Array.isArray(value)) as { id: string }[]
  const fee = dataOf(
    await manager.call('POST fees', {
      building_id: manager.buildingId,
      fee_type: 'OTHERS',
      apartment_id: home?.id,
      month: monthOf(officeToday()),
      name: 'Phí chuyển đồ',
      amount: '1100000',
      vat_percent: 10,
    }),
  )
  await manager.call(`POST fees/${String(fee.id)}/approve`, {})

  const visitor = await visit()
  await admit(visitor, 'manager')
  const { page } = visitor
  await page.goto('/journal')
  await page.getByRole('tab', { name: words.tabs.output_vat }).click()
  const line = page.getByRole('row', { name: 'Phí chuyển đồ' })
  await line.getByText(formatAmount('100000', 'vnd', 'vi'), { exact: true }).waitFor()
  await line.getByText(formatAmount('1000000', 'vnd', 'vi'), { exact: true }).waitFor()
  await line.getByRole('link').click()
  await page.getByText(labels.fee.vi.fields.vat).waitFor()
  await page.getByText(/Doanh thu: 1\.000\.000 đ · thuế GTGT: 100\.000 đ/).waitFor()
  expect(visitor.complaints).toEqual([])
})
