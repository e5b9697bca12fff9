import { moduleCodes } from '#core/permission.ts'
import { addDays, type DemoRow, type Ids } from './row.ts'
import type { Site } from './sites.ts'

/** Of each building: last year's order, one that is valid today, its renewal in preparation, and one cancelled. */
export function orderRows(site: Site, buildingId: string, ids: Ids, today: string): DemoRow[] {
  const order = (suffix: string, from: number, rest: Readonly<Record<string, unknown>>): DemoRow => ({
    id: ids('order'),
    building_id: buildingId,
    code: `DH-${site.building.code}-${suffix}`,
    permission_product_codes: moduleCodes,
    start_date: addDays(today, from),
    end_date: addDays(today, from + 364),
    amount: site.orderAmount,
    coupon: null,
    payment_status: 'unpaid',
    note: null,
    cancel_reason: null,
    ...rest,
  })
  return [
    order('01', -565, { payment_status: 'paid', status: 'complete' }),
    order('02', -200, { payment_status: 'paid', status: 'complete', coupon: 'LOBBY10' }),
    order('03', 165, { status: 'new' }),
    order('04', -210, {
      permission_product_codes: ['ql'],
      status: 'cancel',
      cancel_reason: cancelReasons[site.language],
    }),
  ]
}

const cancelReasons = {
  vi: 'Chuyển sang gói đầy đủ phân hệ.',
  en: 'Replaced by the full package.',
  km: 'ប្តូរទៅកញ្ចប់ពេញលេញ។',
} as const
