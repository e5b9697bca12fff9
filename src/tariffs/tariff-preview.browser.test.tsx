import { expect, test } from 'vitest'
import { tariff } from '#entities/fees/tariff.ts'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import { TariffPreview } from './tariff-preview.tsx'

const record = {
  fee_setting_id: '1',
  valid_from: '2026-01-01',
  currency_code: 'usd' as const,
  per: 'one' as const,
  tier_kind: 'cumulative' as const,
  tiers: [{ up_to: null, price: '3' }],
  surcharges: [],
}

/** Previews the tariff of a fee that is charged by area, with these rates; types 68.35 as the quantity. */
async function preview(values: object, rates: object, setting: object = { id: '1', price_type: 'area' }) {
  const screen = await renderInConsole(
    <WithTools>
      {(tools) => <TariffPreview entity={tariff} record={{ ...record, ...values }} tools={tools} />}
    </WithTools>,
    {
      verbs: { getOne: () => Promise.resolve({ data: setting }) },
      replies: { 'GET /v1/manage/tariffs/rates': { data: rates } },
    },
  )
  await screen.getByLabelText('Số lượng').fill('68,35')
  return screen
}

test('a tariff in dollars is previewed in dollars, with the rate and the amount that is booked', async () => {
  const screen = await preview({}, { usd: '25400' })
  await expect.element(screen.getByText('3,00 $').first()).toBeVisible()
  expect(screen.getByText('205,05 $').elements().length).toBeGreaterThan(1)
  await expect.element(screen.getByText('205,05 $ theo tỷ giá 1 $ = 25.400 đ: 5.208.270 đ')).toBeVisible()
})

test('without a rate the preview says that no fee can be calculated', async () => {
  const screen = await preview({}, {})
  await expect.element(screen.getByText(/^Chưa có tỷ giá của \$ cho tháng/)).toBeVisible()
})

test('a tariff in the building’s currency asks for no rate', async () => {
  const screen = await preview({ currency_code: null, tiers: [{ up_to: null, price: '9000.5' }] }, {})
  await expect.element(screen.getByText('9.000,5 đ')).toBeVisible()
  expect(screen.getByText('615.184 đ').elements().length).toBeGreaterThan(1)
})

test('what of it is VAT and what is collected for others is said before anybody is charged', async () => {
  const surcharges = [
    { code: 'vat', name: 'VAT', percent: 10, of: null, booked_as: 'output_vat' },
    { code: 'env', name: 'BVMT', percent: 20, of: null, booked_as: 'collected_for_others' },
  ]
  const screen = await preview(
    { surcharges, currency_code: 'vnd', tiers: [{ up_to: null, price: '1000' }] },
    {},
  )
  await expect
    .element(screen.getByText('Doanh thu: 68.350 đ · thuế GTGT: 6.835 đ · thu hộ: 13.670 đ'))
    .toBeVisible()
})

test('the VAT that the price contains is taken out of it', async () => {
  const setting = { id: '1', price_type: 'area', income_kind: 'own', vat_percent: 8 }
  const screen = await preview({ currency_code: 'vnd', tiers: [{ up_to: null, price: '1080' }] }, {}, setting)
  await expect.element(screen.getByText('Doanh thu: 68.350 đ · thuế GTGT: 5.468 đ')).toBeVisible()
})
