import type { DemoContext, DemoPart } from './part.ts'
import type { DemoRow } from './row.ts'
import { tell } from './tell.ts'
import { amount } from './warehouse.ts'

/** Code, type, way of calculation, collection order, name. */
const settings = [
  ['PQL', 'MANAGEMENT', 'area', 1, { vi: 'Phí quản lý vận hành', km: 'ថ្លៃគ្រប់គ្រង' }],
  ['DIEN', 'ELECTRICITY', 'metered', 2, { vi: 'Tiền điện', km: 'ថ្លៃអគ្គិសនី' }],
  ['NUOC', 'WATER', 'metered', 3, { vi: 'Tiền nước', km: 'ថ្លៃទឹក' }],
  ['GUIXE', 'PARKING', 'parking', 4, { vi: 'Phí gửi xe', km: 'ថ្លៃចំណត' }],
  ['SANVUON', 'OTHERS', 'garden_area', 5, { vi: 'Chăm sóc sân vườn', km: 'ថែទាំសួនច្បារ' }],
  ['NUOCNONG', 'INDEXED', 'metered', 6, { vi: 'Nước nóng', km: 'ទឹកក្តៅ' }],
] as const

type Tiers = readonly (readonly [upTo: number | null, dong: number])[]

const electricity: Readonly<Record<'older' | 'newer', Tiers>> = {
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
  const rows = settings.map(([code, fee_type, price_type, priority, name]): DemoRow => ({
    ...own('fee_setting'),
    code,
    fee_type,
    price_type,
    priority,
    name: say(name),
    due_days: 15,
  }))
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
  })
  const tap = water[String(context.site.building.code)] ?? water.other!
  const drainage = [
    { code: 'drainage', name: say({ vi: 'Dịch vụ thoát nước', km: 'សេវាបង្ហូរទឹក' }), percent: 30, of: null },
    {
      code: 'drainage_vat',
      name: say({ vi: 'Thuế GTGT thoát nước', km: 'អាករសេវាបង្ហូរទឹក' }),
      percent: 8,
      of: 'drainage',
    },
  ]
  const readOnThe28th = new Set(['ELECTRICITY', 'WATER'])
  return {
    fee_setting: rows,
    fee_schedule: rows.map((row): DemoRow => ({
      ...own('fee_schedule'),
      name: String(row.name),
      fee_setting_id: row.id,
      // The month's fees are run by hand in the demo; nothing begins to charge by itself at the first start.
      is_active: false,
      day: readOnThe28th.has(String(row.fee_type)) ? 28 : 1,
      for_month: 'this',
    })),
    tariff: [
      tariff(0, ['2024-01-01', [[null, 9000]]], { surcharges: [vat(8)] }),
      tariff(1, ['2024-10-11', electricity.older], {
        surcharges: [vat(8)],
        decision: '2699/QĐ-BCT',
        valid_to: '2025-05-09',
      }),
      tariff(1, ['2025-05-10', electricity.newer], { surcharges: [vat(8)], decision: '1279/QĐ-BCT' }),
      tariff(2, ['2024-01-01', tap.tiers], {
        per_person: tap.perPerson,
        surcharges: tap.perPerson ? [vat(5), ...drainage] : [vat(5)],
      }),
      tariff(4, ['2024-01-01', [[null, 4000]]]),
      tariff(5, ['2024-01-01', [[null, 65_000]]], { surcharges: [vat(8)] }),
    ],
  }
}

/** A unit price keeps decimals that a rounded amount would lose: some riel per kWh, cents per square metre. */
const priced = (context: DemoContext, dong: number) =>
  context.site.building.currency_code === 'riel' ? String(Math.round(dong / 6)) : amount(context, dong)
