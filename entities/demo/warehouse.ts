import type { Language } from '#core/language.ts'
import { staffOf, type DemoContext, type DemoPart } from './part.ts'
import { addDays } from '#core/days.ts'
import { padded, type DemoRow } from './row.ts'

type Words = Readonly<Record<'vi' | 'km', string>>
const said = (words: Words, language: Language) => (language === 'km' ? words.km : words.vi)

const rooms = [
  {
    code: 'KHO-KT',
    name: { vi: 'Kho kỹ thuật', km: 'ឃ្លាំងបច្ចេកទេស' },
    place: { vi: 'Tầng hầm B1', km: 'ជាន់ក្រោមដី B1' },
  },
  {
    code: 'KHO-VS',
    name: { vi: 'Kho vệ sinh', km: 'ឃ្លាំងអនាម័យ' },
    place: { vi: 'Tầng hầm B2', km: 'ជាន់ក្រោមដី B2' },
  },
] as const

/** Code, category, unit, unit cost in đồng, minimum, and what it is called. */
const items = [
  [
    'DEN-LED',
    'electrical',
    { vi: 'cái', km: 'គ្រាប់' },
    85_000,
    40,
    { vi: 'Bóng đèn LED 18W', km: 'អំពូល LED 18W' },
  ],
  [
    'CB-32A',
    'electrical',
    { vi: 'cái', km: 'គ្រឿង' },
    165_000,
    6,
    { vi: 'Aptomat 32A', km: 'ឧបករណ៍ផ្តាច់ភ្លើង 32A' },
  ],
  [
    'DAY-DIEN',
    'electrical',
    { vi: 'mét', km: 'ម៉ែត្រ' },
    12_500,
    200,
    { vi: 'Dây điện 2×2,5', km: 'ខ្សែភ្លើង 2×2,5' },
  ],
  ['VOI-NUOC', 'plumbing', { vi: 'cái', km: 'គ្រឿង' }, 210_000, 5, { vi: 'Vòi nước inox', km: 'ក្បាលរ៉ូប៊ីណេ' }],
  ['ONG-PPR', 'plumbing', { vi: 'mét', km: 'ម៉ែត្រ' }, 38_000, 60, { vi: 'Ống PPR D25', km: 'បំពង់ PPR D25' }],
  ['KEO-LUA', 'plumbing', { vi: 'cuộn', km: 'រមូរ' }, 8_000, 20, { vi: 'Cao su non', km: 'ស្កុតបិទធ្មេញបំពង់' }],
  [
    'NUOC-LAU',
    'cleaning',
    { vi: 'can', km: 'កាន' },
    120_000,
    10,
    { vi: 'Nước lau sàn 5 lít', km: 'ទឹកជូតឥដ្ឋ 5 លីត្រ' },
  ],
  [
    'GIAY-VS',
    'cleaning',
    { vi: 'cuộn', km: 'រមូរ' },
    18_000,
    50,
    { vi: 'Giấy vệ sinh công nghiệp', km: 'ក្រដាសអនាម័យ' },
  ],
  [
    'BINH-CO2',
    'safety',
    { vi: 'bình', km: 'បំពង់' },
    540_000,
    4,
    { vi: 'Bình chữa cháy CO₂ 3 kg', km: 'បំពង់ពន្លត់អគ្គិភ័យ CO₂' },
  ],
  ['PIN-AA', 'office', { vi: 'viên', km: 'គ្រាប់' }, 9_000, 30, { vi: 'Pin AA', km: 'ថ្ម AA' }],
] as const

interface Line {
  readonly item_id: string
  readonly quantity: number
}

/** Two stores, ten items, and documents of the last two months; the stock is what the approved ones leave. */
export const warehouseDemo: DemoPart = (context) => {
  const { site, buildingId, ids, today, seed } = context
  const of = (row: Readonly<Record<string, unknown>>, entity: string): DemoRow => ({
    id: ids(entity),
    building_id: buildingId,
    ...row,
  })
  const say = (words: Words) => said(words, site.language)
  const keepers = staffOf(context)
  const keeperId = keepers[0]?.id ?? null
  const partners = context.of('partner')
  const warehouses = rooms.map(({ code, name, place }) =>
    of(
      { code, name: say(name), place: say(place), keeper_id: keeperId, is_active: true, note: null },
      'warehouse',
    ),
  )
  const cost = (dong: number) => amount(context, dong)
  const kept = items.map(([code, category, unit, dong, minimum, name]) =>
    of(
      {
        code,
        category,
        name: say(name),
        unit: say(unit),
        minimum_stock: minimum,
        unit_cost: cost(dong),
        supplier_id: partners[0]?.id ?? null,
        image: null,
        is_active: true,
        note: null,
      },
      'warehouse_item',
    ),
  )
  const some = (from: number, size: number, quantity: (at: number) => number): Line[] =>
    Array.from({ length: size }, (_, at) => ({
      item_id: kept[(from + at) % kept.length]!.id,
      quantity: quantity(from + at),
    }))
  const document = (code: string, ago: number, status: string, store: number) => ({
    code,
    date: addDays(today, -ago),
    warehouse_id: warehouses[store % warehouses.length]!.id,
    files: [],
    note: null,
    cancel_reason: status === 'cancelled' ? say({ vi: 'Nhập nhầm kho.', km: 'ច្រឡំឃ្លាំង។' }) : null,
    status,
  })
  const ins = Array.from({ length: 8 }, (_, at) => {
    const status = at === 6 ? 'cancelled' : at === 7 ? 'draft' : 'approved'
    return of(
      {
        ...document(`PNK-${padded(at + 1, 4)}`, 60 - at * 8, status, at),
        partner_id: partners[at % Math.max(1, partners.length)]?.id ?? null,
        document_number: `HD${padded(4100 + at * 17, 6)}`,
        lines: some(at, 4, (turn) => 40 + (turn % 5) * 20).map((line, index) => ({
          ...line,
          unit_cost: cost(items[(at + index) % items.length]![3]),
          note: null,
        })),
      },
      'stock_in',
    )
  })
  const outs = Array.from({ length: 8 }, (_, at) => {
    const status = at === 7 ? 'draft' : 'approved'
    return of(
      {
        ...document(`PXK-${padded(at + 1, 4)}`, 40 - at * 5, status, at),
        purpose: seed.pick(['repair', 'maintenance', 'cleaning'] as const),
        receiver_id: keeperId,
        equipment_id: null,
        apartment_id: null,
        lines: some(at, 2, (turn) => 2 + (turn % 4)).map((line) => ({ ...line, note: null })),
      },
      'stock_out',
    )
  })
  const counts = [
    of(
      {
        ...document('KK-0001', 1, 'draft', 0),
        counter_id: keeperId,
        lines: some(0, 3, () => 20).map(({ item_id, quantity }) => ({
          item_id,
          counted: quantity,
          note: null,
        })),
      },
      'stock_count',
    ),
  ]
  return {
    warehouse: warehouses,
    warehouse_item: kept,
    stock_in: ins,
    stock_out: outs,
    stock_count: counts,
    ...stockAfter(context, [
      ...ins.map((row) => ({ row, via: 'stock_in_id', sign: 1 })),
      ...outs.map((row) => ({ row, via: 'stock_out_id', sign: -1 })),
    ]),
  }
}

interface Posting {
  readonly row: DemoRow
  readonly via: string
  readonly sign: number
}

/** The stock that approved documents leave, in the order of their days; an issue of missing stock is left out. */
function stockAfter({ buildingId, ids }: DemoContext, postings: readonly Posting[]) {
  const levels = new Map<string, { warehouse_id: unknown; item_id: string; quantity: number }>()
  const movements: DemoRow[] = []
  const approved = postings
    .filter(({ row }) => row.status === 'approved')
    .toSorted((a, b) => String(a.row.date).localeCompare(String(b.row.date)))
  for (const { row, via, sign } of approved) {
    for (const { item_id, quantity } of row.lines as readonly Line[]) {
      const key = `${String(row.warehouse_id)}/${item_id}`
      const level = levels.get(key) ?? { warehouse_id: row.warehouse_id, item_id, quantity: 0 }
      const balance = level.quantity + sign * quantity
      if (balance < 0) continue
      levels.set(key, { ...level, quantity: balance })
      movements.push({
        id: ids('stock_movement'),
        building_id: buildingId,
        warehouse_id: row.warehouse_id,
        item_id,
        change: sign * quantity,
        balance,
        stock_in_id: null,
        stock_out_id: null,
        stock_count_id: null,
        [via]: row.id,
      })
    }
  }
  const stock = [...levels.values()].map((level): DemoRow => ({
    id: ids('stock_level'),
    building_id: buildingId,
    ...level,
  }))
  return { stock_level: stock, stock_movement: movements }
}

/** An amount in the building's currency: a riel is worth some 6 đồng, a dollar some 25,000. */
export function amount({ site }: DemoContext, dong: number): string {
  const { currency_code } = site.building
  if (currency_code === 'usd') return (dong / 25_000).toFixed(2)
  return String(currency_code === 'riel' ? Math.round(dong / 6 / 100) * 100 : dong)
}
