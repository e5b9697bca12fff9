import { addDays, officeInstant } from '#core/days.ts'
import { householdsOf } from './households.ts'
import type { DemoPart } from './part.ts'
import { padded, type DemoRow } from './row.ts'
import { tell } from './tell.ts'
import { amount } from './warehouse.ts'

const types = [
  ['THE-THAO', { vi: 'Thể thao', km: 'កីឡា' }, 'Sports'],
  ['SINH-HOAT', { vi: 'Sinh hoạt chung', km: 'សកម្មភាពរួម' }, 'Common rooms'],
  ['NGOAI-TROI', { vi: 'Ngoài trời', km: 'ក្រៅអគារ' }, 'Outdoors'],
] as const

/** Code, type, capacity, opening and closing, minutes of a slot, price, whether the office confirms, name, place. */
const places = [
  ['BE-BOI', 0, 30, '06:00:00', '21:00:00', 60, 0, false, { vi: 'Bể bơi', km: 'អាងហែលទឹក' }, { vi: 'Tầng 3', km: 'ជាន់ទី 3' }],
  ['TENNIS', 0, 4, '06:00:00', '22:00:00', 60, 120_000, true, { vi: 'Sân tennis', km: 'ទីលានវាយកូនបាល់' }, { vi: 'Sân sau', km: 'ខាងក្រោយ' }],
  ['GYM', 0, 20, '05:00:00', '22:00:00', 60, 0, false, { vi: 'Phòng tập gym', km: 'បន្ទប់ហាត់ប្រាណ' }, { vi: 'Tầng 2', km: 'ជាន់ទី 2' }],
  ['SHCD', 1, 60, '08:00:00', '22:00:00', 120, 300_000, true, { vi: 'Phòng sinh hoạt cộng đồng', km: 'បន្ទប់ប្រជុំរួម' }, { vi: 'Tầng 1', km: 'ជាន់ទី 1' }],
  ['BBQ', 2, 4, '16:00:00', '22:00:00', 180, 150_000, true, { vi: 'Khu nướng BBQ', km: 'កន្លែងអាំងសាច់' }, { vi: 'Sân thượng', km: 'ដំបូល' }],
] as const // prettier-ignore

const states = ['new', 'pending', 'confirmed', 'complete', 'complete', 'cancel'] as const

/** Places that residents share, and who has them when. */
export const amenitiesDemo: DemoPart = (context) => {
  const { own, say, day } = tell(context)
  const sorted = types.map(([code, name, english], at): DemoRow => ({
    ...own('utility_type'),
    code,
    name: say(name),
    language_contents: [{ language_code: 'en', name: english }],
    order: at + 1,
  }))
  const utilities = places.map(([code, type, capacity, open, close, slot, price, approval, name, place]) => ({
    ...own('utility'),
    code,
    name: say(name),
    type_id: sorted[type]!.id,
    place: say(place),
    capacity,
    open_time: open,
    close_time: close,
    slot_minutes: slot,
    closed_weekdays: code === 'BE-BOI' ? ['monday'] : [],
    cancel_hours: 24,
    price: amount(context, price),
    deposit: price > 200_000 ? amount(context, 500_000) : null,
    needs_approval: approval,
    is_exclusive: code === 'TENNIS' || code === 'SHCD',
    images: [],
  }))
  const households = householdsOf(context)
  const bookings = Array.from({ length: 24 }, (_, at): DemoRow => {
    const status = states[at % states.length]!
    const utility = utilities[at % utilities.length]!
    const { apartment, head } = households[(at * 6 + 3) % households.length]!
    const isOver = status === 'complete' || status === 'cancel'
    // The first slot of the day, each on a different day, so that no two of them overlap.
    const [hours = '0', minutes = '0'] = utility.open_time.split(':')
    const begins = day(isOver ? -2 - at : 1 + Math.floor(at / 2))
    const end = Number(hours) * 60 + Number(minutes) + utility.slot_minutes
    return {
      ...own('utility_booking'),
      code: `TI-${padded(at + 1, 4)}`,
      utility_id: utility.id,
      apartment_id: apartment.id,
      resident_id: head.id,
      date: begins,
      cancel_until: officeInstant(addDays(begins, -1), utility.open_time),
      from_time: utility.open_time,
      to_time: `${padded(Math.floor(end / 60), 2)}:${padded(end % 60, 2)}:00`,
      people_count: 1,
      is_exclusive: utility.is_exclusive,
      price: utility.price,
      deposit: utility.deposit,
      // The office's story charges completed ones, and receipts settle what it charged.
      payment_status: status === 'cancel' || Number(utility.price) === 0 ? null : 'unpaid',
      cancel_reason: status === 'cancel' ? say({ vi: 'Trời mưa.', km: 'ភ្លៀង។' }) : null,
      status,
    }
  })
  return { utility_type: sorted, utility: utilities, utility_booking: bookings }
}
