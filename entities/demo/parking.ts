import { householdsOf } from './households.ts'
import type { DemoContext, DemoPart } from './part.ts'
import { padded, type DemoRow } from './row.ts'
import { tell } from './tell.ts'
import { amount } from './warehouse.ts'

const cardTypes = [
  ['XM-THANG', 'motorbike', 100_000, { vi: 'Xe máy theo tháng', km: 'ម៉ូតូប្រចាំខែ' }],
  ['XDD-THANG', 'electric_motorbike', 80_000, { vi: 'Xe máy điện theo tháng', km: 'ម៉ូតូអគ្គិសនីប្រចាំខែ' }],
  ['OTO-THANG', 'car', 1_200_000, { vi: 'Ô tô theo tháng', km: 'រថយន្តប្រចាំខែ' }],
  ['XD-THANG', 'bicycle', 30_000, { vi: 'Xe đạp theo tháng', km: 'កង់ប្រចាំខែ' }],
  ['KHACH', 'other', 5_000, { vi: 'Vé khách theo lượt', km: 'សំបុត្រភ្ញៀវ' }],
] as const

const models = {
  motorbike: [['Honda', 'Vision'], ['Honda', 'SH 150i'], ['Yamaha', 'Grande'], ['Honda', 'Wave Alpha'], ['Piaggio', 'Liberty']],
  electric_motorbike: [['VinFast', 'Klara S'], ['VinFast', 'Evo200'], ['Yadea', 'Xmen Neo']],
  car: [['Toyota', 'Vios'], ['Hyundai', 'Accent'], ['Mazda', 'CX-5'], ['VinFast', 'VF 6'], ['Kia', 'Seltos']],
  bicycle: [['Giant', 'Escape 3'], ['Asama', 'MTB 2602']],
} as const // prettier-ignore
type Ridden = keyof typeof models

const paints = [
  { vi: 'Đen', km: 'ខ្មៅ' },
  { vi: 'Trắng', km: 'ស' },
  { vi: 'Đỏ', km: 'ក្រហម' },
  { vi: 'Xám bạc', km: 'ប្រផេះ' },
  { vi: 'Xanh dương', km: 'ខៀវ' },
] as const

/** Cards, the vehicles of those who live here, and the last two days at the barrier. */
export const parkingDemo: DemoPart = (context) => {
  const { own, say, moment, chance, person } = tell(context)
  const types = cardTypes.map(([code, vehicle_type, price, name]): DemoRow => ({
    ...own('vehicle_card_type'),
    code,
    vehicle_type,
    name: say(name),
    unit_price: amount(context, price),
  }))
  const typeOf = new Map(types.map((type) => [type.vehicle_type, type]))
  const cards: DemoRow[] = []
  const vehicles: DemoRow[] = []
  const card = (row: Readonly<Record<string, unknown>>): DemoRow => {
    const made = {
      ...own('parking_card'),
      code: `TX-${padded(cards.length + 1, 5)}`,
      card_id: `00${padded(14_200_371 + cards.length * 7919 + Number(context.buildingId) * 90_000_000, 8)}`,
      card_status: 'opened',
      ...row,
    }
    cards.push(made)
    return made
  }
  for (const [at, { apartment, head, members }] of householdsOf(context).entries())
    for (const kind of ridden(members.length, chance)) {
      const number = vehicles.length
      const status = at % 29 === 3 ? 'pending' : at % 61 === 5 ? 'rejected' : 'active'
      const type = typeOf.get(kind)!
      const owner = members[number % members.length] ?? head
      const keeper = { apartment_id: apartment.id, resident_id: owner.id, card_type_id: type.id }
      const from = tell(context).day(-40 - (number % 300))
      const given = status === 'active' ? card({ ...keeper, given_on: from }) : undefined
      vehicles.push({
        ...own('vehicle'),
        ...vehicleOf(kind, number, context),
        apartment_id: apartment.id,
        owner_id: owner.id,
        card_type_id: type.id,
        parking_card_id: given?.id ?? null,
        register_from: given === undefined ? null : from,
        register_to: given === undefined ? null : tell(context).day(20 + (number % 340)),
        price: type.unit_price,
        apply_by: kind === 'car' ? 'day' : 'half_month',
        documents: [],
        reject_reason:
          status === 'rejected'
            ? say({ vi: 'Ảnh cà vẹt bị mờ, vui lòng gửi lại.', km: 'រូបភាពឯកសារមិនច្បាស់ សូមផ្ញើម្តងទៀត។' })
            : null,
        status,
      })
    }
  for (let spare = 0; spare < 20; spare += 1) card({ card_type_id: types[spare % types.length]!.id })
  card({
    card_type_id: types[0]!.id,
    lock_reason: say({ vi: 'Cư dân báo mất thẻ.', km: 'អ្នកស្នាក់នៅរាយការណ៍ថាបាត់កាត។' }),
    card_status: 'locked',
  })
  const passing = vehicles.filter(({ parking_card_id }) => parking_card_id !== null).slice(0, 70)
  const logs = passing.flatMap((vehicle, at): DemoRow[] =>
    (['out', 'in'] as const).map((direction) => ({
      ...own('parking_log'),
      at: moment(-1 - (at % 2), direction === 'out' ? 390 + ((at * 7) % 130) : 1020 + ((at * 11) % 200)),
      direction,
      plate_read: vehicle.license_plate,
      gate: at % 3 === 0 ? 'B2' : 'B1',
      parking_card_id: vehicle.parking_card_id,
      vehicle_id: vehicle.id,
      guard_id: person(at),
      images: [],
    })),
  )
  return { vehicle_card_type: types, parking_card: cards, vehicle: vehicles, parking_log: logs }
}

function ridden(people: number, chance: (share: number) => boolean): Ridden[] {
  return [
    ...(chance(0.8) ? (['motorbike'] as const) : []),
    ...(people > 1 && chance(0.4) ? (['motorbike'] as const) : []),
    ...(chance(0.12) ? (['electric_motorbike'] as const) : []),
    ...(chance(0.28) ? (['car'] as const) : []),
    ...(people > 2 && chance(0.1) ? (['bicycle'] as const) : []),
  ]
}

function vehicleOf(kind: Ridden, number: number, context: DemoContext) {
  const { say } = tell(context)
  const choices = models[kind]
  const [brand, model] = choices[number % choices.length]!
  const hasPlate = kind !== 'bicycle'
  const serial = padded(100_000 + Number(context.buildingId) * 10_000 + number, 6)
  return {
    license_plate: plateOf(kind, number, context),
    vehicle_type: kind,
    brand,
    model,
    paint: say(paints[number % paints.length]!),
    chassis_number: hasPlate ? `RLH${serial}${padded(number, 5)}` : null,
    engine_number: hasPlate ? `JF${serial}E` : null,
    register_province: hasPlate ? context.site.plates.province : null,
    register_district: null,
  }
}

/** As the province writes them; a bicycle bears the office's own tag. */
function plateOf(kind: Ridden, number: number, { site }: DemoContext): string {
  if (kind === 'bicycle') return `XD${padded(number, 5)}`
  const { car, motorbike } = site.plates
  return `${kind === 'car' ? car : motorbike}${padded((12_345 + number * 137) % 100_000, 5)}`
}
