import { multiplyAmounts } from '#core/amount.ts'
import { householdsOf } from './households.ts'
import type { DemoPart } from './part.ts'
import { padded, type DemoRow } from './row.ts'
import { tell } from './tell.ts'
import { amount } from './warehouse.ts'

const providers = [
  ['NCC-GIAT', { vi: 'Giặt là Bích Ngọc', km: 'បោកអ៊ុត ផ្កាយមាស' }],
  ['NCC-DON', { vi: 'Dọn nhà 24h', km: 'សម្អាតផ្ទះ 24ម៉ោង' }],
  ['NCC-DIEN', { vi: 'Điện lạnh Hải Đăng', km: 'ម៉ាស៊ីនត្រជាក់ ព្រះអាទិត្យ' }],
] as const
const groups = [
  ['GIAT-LA', { vi: 'Giặt là', km: 'បោកអ៊ុត' }, 'Laundry'],
  ['DON-NHA', { vi: 'Dọn nhà', km: 'សម្អាតផ្ទះ' }, 'Cleaning'],
  ['SUA-CHUA', { vi: 'Sửa chữa', km: 'ជួសជុល' }, 'Repairs'],
] as const
const offers = [
  ['GIAT-KG', 0, 0, 'piece', 25_000, { vi: 'Giặt sấy theo kg', km: 'បោកអ៊ុតតាមគីឡូ' }],
  ['GIAT-CHAN', 0, 0, 'piece', 90_000, { vi: 'Giặt chăn ga', km: 'បោកភួយ' }],
  ['DON-GIO', 1, 1, 'piece', 80_000, { vi: 'Dọn nhà theo giờ', km: 'សម្អាតតាមម៉ោង' }],
  ['DON-THANG', 1, 1, 'month', 1_600_000, { vi: 'Dọn nhà theo tháng', km: 'សម្អាតប្រចាំខែ' }],
  ['VS-SAN', 1, 1, 'm2', 15_000, { vi: 'Đánh bóng sàn', km: 'ប៉ូលាកម្រាល' }],
  ['VS-DH', 2, 2, 'piece', 200_000, { vi: 'Vệ sinh điều hòa', km: 'សម្អាតម៉ាស៊ីនត្រជាក់' }],
  ['SUA-DIEN', 2, 2, 'piece', 150_000, { vi: 'Sửa điện trong nhà', km: 'ជួសជុលអគ្គិសនី' }],
  ['SUA-NUOC', 2, 2, 'piece', 180_000, { vi: 'Sửa đường nước', km: 'ជួសជុលបំពង់ទឹក' }],
] as const

/** The providers of services for residents, and the bookings. */
export const servicesDemo: DemoPart = (context) => {
  const { own, say, day, moment, phone } = tell(context)
  const offering = providers.map(([code, name], at): DemoRow => ({
    ...own('provider'),
    code,
    name: say(name),
    phone_number: phone(at + 20),
    // Who cleans sends several crews; the others are at one flat at a time.
    jobs_at_once: code === 'NCC-DON' ? 3 : 1,
    email: `${code.toLowerCase()}@example.com`,
  }))
  const sorted = groups.map(([code, name, english], at): DemoRow => ({
    ...own('service_group'),
    code,
    name: say(name),
    language_contents: [{ language_code: 'en', name: english }],
    order: at + 1,
  }))
  const services = offers.map(([code, group, by, unit, price, name]): DemoRow => ({
    ...own('service'),
    code,
    name: say(name),
    group_id: sorted[group]!.id,
    provider_id: offering[by]!.id,
    unit,
    price: amount(context, price),
  }))
  const households = householdsOf(context)
  const states = ['new', 'pending', 'complete', 'complete', 'new', 'complete', 'cancel', 'complete'] as const
  const bookings = Array.from({ length: 32 }, (_, at): DemoRow => {
    const status = at < 8 ? states[at % 2]! : states[at % states.length]!
    const service = services[at % services.length]!
    const { apartment, head } = households[(at * 4) % households.length]!
    const start = [at < 8 ? at - 1 : 1 - at, 540 + (at % 8) * 45] as const
    const line = { service_id: service.id, quantity: (at % 3) + 1, price: String(service.price), note: null }
    return {
      ...own('service_booking'),
      code: `DV-${padded(at + 1, 4)}`,
      date: day(at < 8 ? at - 2 : -at),
      apartment_id: apartment.id,
      customer_id: head.id,
      customer_name: head.full_name,
      customer_phone: head.phone_number ?? null,
      provider_id: service.provider_id,
      scheduled_at: status === 'new' ? null : moment(...start),
      ends_at: status === 'new' ? null : moment(start[0], start[1] + 60),
      is_exclusive: offering.find(({ id }) => id === service.provider_id)?.jobs_at_once === 1,
      services: [line],
      total: multiplyAmounts(line.price, String(line.quantity)),
      // The office's story charges completed ones, and receipts settle what it charged.
      payment_status: status === 'cancel' ? null : 'unpaid',
      cash_basis: false,
      rating: status === 'complete' ? 3 + (at % 3) : null,
      cancel_reason: status === 'cancel' ? say({ vi: 'Cư dân bận đột xuất.', km: 'អ្នកស្នាក់នៅរវល់។' }) : null,
      status,
    }
  })
  return { provider: offering, service_group: sorted, service: services, service_booking: bookings }
}
