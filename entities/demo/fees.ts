import { currencyCodes, defaultCurrency } from '#domain/currency.ts'
import { firstDayOf, monthAfter, monthOf } from '#core/days.ts'
import { languages } from '#core/language.ts'
import { countryOf } from '#domain/countries.ts'
import { isMetered } from '#domain/metered-kinds.ts'
import { vatLawsFor } from '#domain/money/vat-laws.ts'
import type { DemoContext, DemoPart } from './part.ts'
import type { DemoRow } from './row.ts'
import { pipedGas, sites } from './sites.ts'
import { tell } from './tell.ts'
import { amount } from './warehouse.ts'

/** Code, type, way of calculation, collection order, name. */
const settings = [
  ['PQL', 'MANAGEMENT', 'area', 1, { vi: 'Phí quản lý vận hành', en: 'Management fee', km: 'ថ្លៃគ្រប់គ្រង' }],
  ['DIEN', 'ELECTRICITY', 'metered', 2, { vi: 'Tiền điện', en: 'Electricity', km: 'ថ្លៃអគ្គិសនី' }],
  ['NUOC', 'WATER', 'metered', 3, { vi: 'Tiền nước', en: 'Water', km: 'ថ្លៃទឹក' }],
  ['GUIXE', 'PARKING', 'parking', 4, { vi: 'Phí gửi xe', en: 'Parking', km: 'ថ្លៃចំណត' }],
  ['SANVUON', 'OTHERS', 'garden_area', 5, { vi: 'Chăm sóc sân vườn', en: 'Garden care', km: 'ថែទាំសួនច្បារ' }],
  ['NUOCNONG', 'INDEXED', 'metered', 6, { vi: 'Nước nóng', en: 'Hot water', km: 'ទឹកក្តៅ' }],
] as const
const gas = ['GAS', 'GAS', 'metered', 7, { vi: 'Tiền gas', en: 'Gas', km: 'ថ្លៃហ្គាស' }] as const

/** Whose price is only passed on: what is added to it is the supplier's too. */
const suppliers: ReadonlySet<string> = new Set(['ELECTRICITY', 'WATER'])
/** Where the board has set a price that contains its VAT; elsewhere it is added to the price. */
const inclusive = sites[1]

type Tiers = readonly (readonly [upTo: number | null, dong: number])[]

const electricity: Readonly<Record<'oldest' | 'older' | 'newer', Tiers>> = {
  oldest: [
    [50, 1806],
    [100, 1866],
    [200, 2167],
    [300, 2729],
    [400, 3050],
    [null, 3151],
  ],
  older: [
    [50, 1893],
    [100, 1956],
    [200, 2271],
    [300, 2860],
    [400, 3197],
    [null, 3302],
  ],
  newer: [
    [50, 1984],
    [100, 2050],
    [200, 2380],
    [300, 2998],
    [400, 3350],
    [null, 3460],
  ],
}
/** An invented price in Cambodia, in riel: all of a month's use at the price of its size. */
const byUse: Tiers = [
  [50, 480],
  [200, 610],
  [null, 730],
]
/** The building's city decides the water price: Hà Nội per household, Hồ Chí Minh City per person. */
const water: Readonly<Record<string, { readonly tiers: Tiers; readonly perPerson: boolean }>> = {
  HOSEN: {
    tiers: [
      [10, 8500],
      [20, 9900],
      [30, 16_000],
      [null, 27_000],
    ],
    perPerson: false,
  },
  other: {
    tiers: [
      [4, 6700],
      [6, 12_900],
      [null, 14_400],
    ],
    perPerson: true,
  },
}

/** The fees of each building, and public tariffs with their dates: for the board to change. */
export const feesDemo: DemoPart = (context) => {
  const { own, say } = tell(context)
  const { of } = context
  const hasGas = context.site === pipedGas
  const rows = [...settings, ...(hasGas ? [gas] : [])].map(
    ([code, fee_type, price_type, priority, name]): DemoRow => ({
      ...own('fee_setting'),
      code,
      fee_type,
      price_type,
      priority,
      name: say(name),
      // In the languages of the others who read it: its own name is the office's.
      language_contents: languages
        .filter((language) => language !== context.site.language)
        .map((language) => ({ language_code: language, name: name[language] })),
      due_days: 15,
      income_kind: suppliers.has(fee_type) ? 'collected_for_others' : 'own',
      vat_percent: context.site === inclusive && code === 'PQL' ? 8 : null,
    }),
  )
  // Real dates, and none of this year: the months before the first start are charged too, also when it is in January.
  const tariff = (
    at: number,
    [from, tiers]: readonly [string, Tiers],
    more: Readonly<Record<string, unknown>> = {},
  ): DemoRow => ({
    ...own('tariff'),
    name: `${String(rows[at]!.name)} ${from.slice(0, 4)}`,
    fee_setting_id: rows[at]!.id,
    valid_from: from,
    tiers: tiers.map(([up_to, dong]) => ({ up_to, price: priced(context, dong) })),
    surcharges: [],
    ...more,
  })
  const vat = (percent: number) => ({
    code: 'vat',
    name: say({ vi: 'Thuế GTGT', km: 'អាករលើតម្លៃបន្ថែម' }),
    percent,
    of: null,
    booked_as: 'supplier_vat',
  })
  const currency = currencyCodes.find((one) => one === context.site.building.currency_code) ?? defaultCurrency
  const ownVat = (percent: number) => ({ surcharges: [{ ...vat(percent), booked_as: 'output_vat' }] })
  // Viet Nam's rate is lowered to 8 % through 2026; Cambodia's is 10 %.
  const taxed = (at: number, [from, tiers]: readonly [string, Tiers]) =>
    currency === 'vnd'
      ? [
          tariff(at, [from, tiers], { ...ownVat(8), valid_to: '2026-12-31' }),
          tariff(at, ['2027-01-01', tiers], ownVat(10)),
        ]
      : [tariff(at, [from, tiers], ownVat(10))]
  const tap = water[String(context.site.building.code)] ?? water.other!
  // Waste water in Hà Nội bears no VAT.
  const wasteWater = {
    code: 'waste_water',
    name: say({ vi: 'Phí bảo vệ môi trường nước thải', km: 'ថ្លៃទឹកកខ្វក់' }),
    percent: 10,
    of: null,
  }
  const drainage = (percent: number) => [
    { code: 'drainage', name: say({ vi: 'Dịch vụ thoát nước', km: 'សេវាបង្ហូរទឹក' }), percent: 30, of: null },
    {
      ...vat(percent),
      code: 'drainage_vat',
      name: say({ vi: 'Thuế GTGT thoát nước', km: 'អាករសេវាបង្ហូរទឹក' }),
      of: 'drainage',
    },
  ]
  const taps = () =>
    tap.perPerson
      ? [
          tariff(2, ['2024-01-01', tap.tiers], {
            per: 'person',
            surcharges: [vat(5), ...drainage(8)],
            valid_to: '2026-12-31',
          }),
          tariff(2, ['2027-01-01', tap.tiers], { per: 'person', surcharges: [vat(5), ...drainage(10)] }),
        ]
      : [tariff(2, ['2024-01-01', tap.tiers], { per: 'household', surcharges: [vat(5), wasteWater] })]
  return {
    vat_rate: vatLawsFor(countryOf({ currency_code: currency })).map((law): DemoRow => ({
      ...own('vat_rate'),
      ...law,
      // The board has decided that its price, which contains VAT, stays as it is.
      next_percent:
        context.site === inclusive && law.percent === 8 && law.to_date === '2026-12-31' ? 10 : null,
      note: null,
    })),
    fee_setting: rows,
    fee_schedule: rows.map((row): DemoRow => ({
      ...own('fee_schedule'),
      name: String(row.name),
      fee_setting_id: row.id,
      // The month's fees are run by hand in the demo; nothing begins to charge by itself at the first start.
      is_active: false,
      day: isMetered(String(row.fee_type)) ? 28 : 1,
      for_month: 'this',
    })),
    // From the next month on: what the demo has charged so far stays as it is.
    fee_rule: [
      {
        ...own('fee_rule'),
        name: say({ vi: 'Căn hộ tầng 1 vừa ở vừa kinh doanh', km: 'អាផាតមិនជាន់ទី1 ប្រើសម្រាប់អាជីវកម្ម' }),
        fee_setting_id: rows[0]!.id,
        from_month: monthAfter(monthOf(context.today), 1),
        priority: 10,
        effect: 'charge',
        coefficient: 1.5,
        floor_from: 1,
        floor_to: 1,
        reason: say({
          vi: 'Nghị quyết hội nghị nhà chung cư thường niên',
          km: 'សេចក្តីសម្រេចនៃអង្គប្រជុំម្ចាស់អាផាតមិនប្រចាំឆ្នាំ',
        }),
      },
    ],
    late_interest_rule: [
      {
        ...own('late_interest_rule'),
        name: say({ vi: 'Lãi chậm nộp', km: 'ការប្រាក់បង់យឺត' }),
        from_date: firstDayOf(monthAfter(context.today, -1)),
        rate: 0.03,
        per: 'day',
        day_count: 'unpaid_days',
        grace_days: 10,
        minimum: String(priced(context, 1_000_000)),
        cap_percent: 8,
        category_id: of('receipt_voucher_category').find(({ code }) => code === 'THU-LAI')!.id,
        note: say({
          vi: 'Theo hợp đồng quản lý vận hành, điều 7',
          km: 'តាមកិច្ចសន្យាគ្រប់គ្រង មាត្រា 7',
        }),
      },
    ],
    tariff: [
      ...(context.site === inclusive
        ? [tariff(0, ['2024-01-01', [[null, 9720]]])]
        : taxed(0, ['2024-01-01', [[null, 9000]]])),
      ...(currency === 'riel'
        ? [
            { ...tariff(1, ['2024-01-01', byUse]), tiers: inRiel(byUse), tier_kind: 'whole' },
            { ...tariff(2, ['2024-01-01', [[null, 1000]]]), tiers: inRiel([[null, 1000]]) },
          ]
        : [
            tariff(1, ['2023-11-09', electricity.oldest], {
              surcharges: [vat(8)],
              decision: '2941/QĐ-BCT',
              valid_to: '2024-10-10',
            }),
            tariff(1, ['2024-10-11', electricity.older], {
              surcharges: [vat(8)],
              decision: '2699/QĐ-BCT',
              valid_to: '2025-05-09',
            }),
            tariff(1, ['2025-05-10', electricity.newer], {
              surcharges: [vat(8)],
              decision: '1279/QĐ-BCT',
              per: 'household',
              valid_to: '2026-12-31',
            }),
            tariff(1, ['2027-01-01', electricity.newer], {
              surcharges: [vat(10)],
              decision: '1279/QĐ-BCT',
              per: 'household',
            }),
            ...taps(),
          ]),
      tariff(4, ['2024-01-01', [[null, 4000]]]),
      ...taxed(5, ['2024-01-01', [[null, 65_000]]]),
      ...(hasGas ? [tariff(settings.length, ['2024-01-01', [[null, 58_000]]], ownVat(10))] : []),
    ],
  }
}

const inRiel = (tiers: Tiers) => tiers.map(([up_to, riel]) => ({ up_to, price: String(riel) }))

/** A unit price keeps decimals that a rounded amount would lose: some riel per kWh, cents per square metre. */
const priced = (context: DemoContext, dong: number) =>
  context.site.building.currency_code === 'riel' ? String(Math.round(dong / 6)) : amount(context, dong)
