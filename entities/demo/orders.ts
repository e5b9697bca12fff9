import { priceOrder } from '#domain/money/order-price.ts'
import { currencies, currencyCodes, type CurrencyCode } from '#domain/currency.ts'
import { moduleCodes, type ModuleCode } from '#domain/permission.ts'
import { addDays } from '#core/days.ts'
import type { DemoRow, Ids } from './row.ts'
import { demoOrganisation, sites, type Site } from './sites.ts'

/** A month of each module that is sold, by currency. */
const modulePrices = {
  ql: { vnd: '1500000', usd: '60', riel: '250000' },
  vh: { vnd: '700000', usd: '28', riel: '110000' },
  tc: { vnd: '800000', usd: '32', riel: '140000' },
} as const satisfies Partial<Record<ModuleCode, Record<CurrencyCode, string>>>
type SoldModule = keyof typeof modulePrices
const soldModules = Object.keys(modulePrices) as SoldModule[]

const moduleNames = {
  ql: 'Gói Quản lý',
  vh: 'Gói Vận hành',
  tc: 'Gói Thu chi',
} as const satisfies Record<SoldModule, string>

/** The prices of the organisation's modules, and a coupon that every building has used once. */
export const salesRows = (ids: Ids): Record<'module_price' | 'coupon', DemoRow[]> => ({
  module_price: soldModules.flatMap((module) =>
    currencyCodes.map((currency_code) => ({
      id: ids('module_price'),
      organisation_id: demoOrganisation.id,
      name: `${moduleNames[module]} (${currency_code.toUpperCase()})`,
      module,
      currency_code,
      price: modulePrices[module][currency_code],
      note: null,
    })),
  ),
  coupon: [
    {
      id: couponId,
      organisation_id: demoOrganisation.id,
      code: 'LOBBY10',
      name: 'Ưu đãi gia hạn',
      discount_type: 'percent',
      percent: 10,
      currency_code: null,
      amount: null,
      valid_from: null,
      valid_to: null,
      usage_limit: 20,
      used_count: sites.length,
      active: true,
      note: null,
    },
  ],
})

const couponId = '1'
const months = 12

function yearOf(site: Site, modules: readonly string[], percent?: number) {
  const currency = site.building.currency_code
  const prices = soldModules.filter((one) => modules.includes(one)).map((one) => modulePrices[one][currency])
  const discount = percent === undefined ? undefined : { percent }
  return { months, ...priceOrder({ months, prices, discount, digits: currencies[currency].digits }) }
}

/**
 * For each building: last year's order, one that is valid today, its renewal in preparation, and one cancelled. The
 * story pays the first two by vouchers.
 */
export function orderRows(site: Site, buildingId: string, ids: Ids, today: string): DemoRow[] {
  const order = (suffix: string, from: number, rest: Readonly<Record<string, unknown>>): DemoRow => ({
    id: ids('order'),
    building_id: buildingId,
    code: `DH-${site.building.code}-${suffix}`,
    permission_product_codes: moduleCodes,
    start_date: addDays(today, from),
    end_date: addDays(today, from + 364),
    ...yearOf(site, moduleCodes),
    coupon: null,
    payment_status: 'unpaid',
    used_coupon_id: null,
    note: null,
    cancel_reason: null,
    ...rest,
  })
  return [
    order('01', -565, { status: 'complete' }),
    order('02', -200, {
      ...yearOf(site, moduleCodes, 10),
      status: 'complete',
      coupon: 'LOBBY10',
      used_coupon_id: couponId,
    }),
    order('03', 165, { status: 'new' }),
    order('04', -210, {
      ...yearOf(site, ['ql']),
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
