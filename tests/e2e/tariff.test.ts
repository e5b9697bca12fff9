import { afterAll, expect, it } from 'vitest'
import { labels } from '#entities/labels.ts'
import { locales } from '#src/locales/index.ts'
import { apiAs } from '#tests/support/browser/api.ts'
import { endVisits, signIn, visit } from '#tests/support/browser/console.ts'

const words = locales.money.vi
afterAll(endVisits)

it('a board sees what a price means before it sets it: 350 kWh cost 979,560 đ', async () => {
  const visitor = await visit()
  await signIn(visitor, 'manager')
  const manager = await apiAs('manager')
  const { data } = (await manager.call(
    `GET tariffs?building_id=${manager.buildingId}&limit=all&columns=id,decision,valid_to`,
  )) as { data: { id: string; decision: string | null; valid_to: string | null }[] }
  const electricity = data.find(
    // With the VAT of 2026.
    ({ decision, valid_to: end }) => decision === '1279/QĐ-BCT' && end === '2026-12-31',
  )
  const { page } = visitor
  await page.goto(`/tariff-detail/${electricity?.id}`)
  await page.getByRole('heading', { name: words.preview }).waitFor()
  await page.getByLabel(words.quantity, { exact: true }).fill('350')
  const total = page.getByRole('row', { name: words.total })
  await total.getByText('979.560').waitFor()
  await page.getByText('Chín trăm bảy mươi chín nghìn năm trăm sáu mươi đồng').waitFor()
  // The same during a change, with the typed values.
  await page.goto(`/tariff-edit/${electricity?.id}`)
  await page.getByLabel(words.quantity, { exact: true }).fill('50')
  await page.getByRole('row', { name: words.total }).getByText('107.136').waitFor()
  expect(await page.getByText(labels.tariff.vi.fields.tiers).count()).toBeGreaterThan(0)
  expect(visitor.complaints).toEqual([])
})
