import { expect, test } from 'vitest'
import { periodsOf, tariffOn, type DatedTariff } from '#domain/money/periods.ts'
import { priceTariff } from '#domain/money/tariff.ts'
import { addMonths, monthAfter } from '#core/days.ts'
import { titleIn } from '#core/derive/title.ts'
import { languages } from '#core/language.ts'
import { tariffOf } from '#domain/money/tariff-rows.ts'
import { feeSetting } from '../fees/fee-setting.ts'
import { buildDemo, demoMonths, type DemoRow } from './index.ts'
import { groupRights } from './staff.ts'

/** The months before the first start that the demo's story covers, and the current one. */
const told = Array.from({ length: demoMonths.full + 1 }, (_, at) => at - demoMonths.full)
const firstStarts = Array.from({ length: 12 }, (_, at) => addMonths('2026-01-05', at))

/** The demo of the only office whose building this is. */
const ownOf = (demo: ReturnType<typeof buildDemo>, entity: string, code: string) => {
  const { id } = demo.building!.find((one) => one.code === code)!
  return demo[entity]!.filter((row) => row.building_id === id)
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null)
const dated = (row: DemoRow): DatedTariff => ({
  ...tariffOf(
    {
      tiers: row.tiers as [],
      surcharges: row.surcharges as [],
      per: row.per === 'person' ? 'person' : 'one',
      tier_kind: 'cumulative',
    },
    'vnd',
  ),
  id: row.id,
  name: String(row.name),
  decision: textOf(row.decision),
  from: String(row.valid_from),
  to: textOf(row.valid_to),
})

test.each(firstStarts)('started first on %s, every month that is told has its tariffs and rates', (today) => {
  const demo = buildDemo({ today, months: demoMonths.full })
  const months = told.map((by) => monthAfter(today, by))
  const settings = demo.fee_setting!.filter(({ price_type }) => price_type !== 'parking')
  const lacking = settings.flatMap(({ id, code }) => {
    const tariffs = demo.tariff!.filter(({ fee_setting_id }) => fee_setting_id === id).map(dated)
    return months.flatMap((month) =>
      periodsOf(month, tariffs) === undefined ? [`${String(code)} ${month}`] : [],
    )
  })
  expect(lacking).toEqual([])
  for (const { id } of demo.currency!.filter(({ code }) => code !== 'vnd')) {
    const rates = demo.exchange_rate!.filter(({ currency_id }) => currency_id === id)
    expect(rates.some(({ valid_from }) => String(valid_from) <= `${months[0]}-01`)).toBe(true)
    expect(rates.every(({ valid_from }) => String(valid_from) <= today)).toBe(true)
  }
  const readings = [...demo.electric_reading!, ...demo.water_reading!].map(({ month }) => month)
  expect(months.filter((month) => !readings.includes(month))).toEqual([])
})

test('every fee has a name of its own in each language', () => {
  const { fee_setting: settings = [] } = buildDemo({ today: '2026-11-26', months: demoMonths.full })
  const named = settings.map((setting) =>
    languages.map((language) => titleIn(feeSetting, setting, language) ?? setting.name),
  )
  expect(new Set(named.map((names) => new Set(names).size))).toEqual(new Set([languages.length]))
  const offices = new Set(named.map((names) => names.toSorted().join()))
  expect(offices.size).toBe(new Set(settings.map(({ code }) => code)).size)
})

test('Hồ Sen charges 12 m³ as Hà Nội does, with the fee for waste water, in every year', () => {
  const demo = buildDemo({ today: '2026-11-26', months: demoMonths.full })
  const water = ownOf(demo, 'fee_setting', 'HOSEN').find(({ code }) => code === 'NUOC')!
  const tariffs = demo.tariff!.filter(({ fee_setting_id }) => fee_setting_id === water.id)
  const day = tariffs.map(dated)
  for (const on of ['2026-11-30', '2027-06-30'])
    expect(priceTariff('12', 1, tariffOn(on, day)!).total).toBe('120520')
})

test('no tariff of Mekong names a decision of Viet Nam', () => {
  const demo = buildDemo({ today: '2026-11-26', months: demoMonths.full })
  const tariffs = ownOf(demo, 'tariff', 'MEKONG')
  expect(tariffs.length).toBeGreaterThan(0)
  expect(tariffs.map(({ decision }) => decision ?? null).filter((one) => one !== null)).toEqual([])
})

test('the demo’s cashier voids no receipt', () => {
  const held = groupRights.cashier.filter(({ code }) => code === 'manage_debt')
  expect(held.map((right) => [right.create, right.delete])).toEqual([[true, false]])
})
