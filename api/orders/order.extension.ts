import type { ErrorCode } from '#core/vocabulary.ts'
import { compareAmounts, isZero } from '#core/amount.ts'
import { currencies, defaultCurrency, type CurrencyCode } from '#domain/currency.ts'
import { countBegunMonths, priceOrder, type Discount } from '#domain/money/order-price.ts'
import { isModuleOpen, moduleCodes } from '#domain/permission.ts'
import type { Queryable, Tx } from '#api/database/pool.ts'
import { apiError, invalidInput } from '#api/http/error.ts'
import { today } from '#api/calendar/today.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { paidOfOrder } from '#api/vouchers/order-payments.ts'
import type { RowOf } from '#api/sql/query.ts'
import type { RecordOf } from '#core/stored.ts'
import { order } from '#entities/account/order.ts'
import {
  couponByCode,
  currencyOf,
  giveCouponBack,
  holdBuilding,
  pricesOfModules,
  takeCoupon,
  waitingOrders,
} from './queries.ts'

type Order = RecordOf<typeof order>
/** The fields that determine the price. */
type Priced = Pick<Order, 'building_id' | 'permission_product_codes' | 'start_date' | 'end_date'> & {
  readonly coupon?: string | null
}
const priced = ['permission_product_codes', 'start_date', 'end_date', 'coupon'] as const

/** The server calculates what an order costs; submitting it uses its coupon, and a refusal gives the coupon back. */
export const orderExtension = extendEntity(order, {
  create: async ({ values, tx, also }) => also(await priceOf(tx, values)),
  async update({ changes, before, whole, tx, also }) {
    if (!priced.some((name) => name in changes)) return
    const price = await priceOf(tx, whole)
    return also({ ...price, ...(await paymentAfterPrice(tx, before, price)) })
  },
  async remove({ before, tx }) {
    const { id, building_id: buildingId } = before
    if (!isZero(await paidOfOrder(tx, { buildingId, id }))) throw apiError(409, 'record_in_use')
  },
  on: {
    submit: {
      async before({ before, whole, tx, also }) {
        const price = await priceOf(tx, whole, 'whole')
        const used_coupon_id = (await couponOf(tx, whole))?.id ?? null
        return also({ ...price, ...(await paymentAfterPrice(tx, before, price)), used_coupon_id })
      },
      after: ({ after, tx }) => submit(tx, after),
    },
    reject: {
      before: ({ also }) => also({ used_coupon_id: null }),
      after: ({ before, tx }) => giveBack(tx, before),
    },
  },
})

interface Price {
  readonly months: number
  /** Null while a module has no price yet. */
  readonly full_price: string | null
  readonly discount: string | null
  readonly amount: string | null
}

/** What was paid was paid for the amount of that time: an order that comes to more is unpaid until the rest is paid too. */
async function paymentAfterPrice(
  tx: Tx,
  { id, building_id: buildingId, amount: before }: Order,
  { amount }: Price,
): Promise<{ readonly payment_status?: Order['payment_status'] }> {
  if (before === amount || (before !== null && amount !== null && compareAmounts(before, amount) === 0))
    return {}
  const paid = await paidOfOrder(tx, { buildingId, id })
  return { payment_status: amount !== null && compareAmounts(paid, amount) >= 0 ? 'paid' : 'unpaid' }
}

/** Only one paid order at a time waits for approval, and the coupon is used now or not at all. */
async function submit(tx: Tx, { id, building_id: buildingId, used_coupon_id }: Order): Promise<void> {
  await holdBuilding(tx, { buildingId })
  const waiting = await waitingOrders(tx, { buildingId, id })
  if (waiting.length > 0) throw apiError(409, 'pending_order_exists')
  if (used_coupon_id === null) return
  const used = await takeCoupon(tx, { id: used_coupon_id })
  if (used === 0) throw couponError('coupon_used_up')
}

async function giveBack(tx: Tx, { used_coupon_id: id }: Order): Promise<void> {
  if (id !== null) await giveCouponBack(tx, { id })
}

/** `whole`: every module must have its price, 422 `no_price`. Otherwise the order has no amount until all have one. */
async function priceOf(db: Queryable, record: Priced, mode?: 'whole'): Promise<Price> {
  const [building] = await currencyOf(db, { buildingId: record.building_id })
  const currency = building?.currency_code ?? defaultCurrency
  const coupon = await couponOf(db, record)
  const discount = coupon === undefined ? undefined : discountOf(coupon, currency)
  const months = countBegunMonths(record.start_date, record.end_date)
  const prices = await pricesOf(db, record, currency)
  if (prices === undefined) {
    if (mode === 'whole') throw invalidInput([{ field: 'permission_product_codes', code: 'no_price' }])
    return { months, full_price: null, discount: null, amount: null }
  }
  const price = priceOrder({ months, prices, discount, digits: currencies[currency].digits })
  if (compareAmounts(price.full_price, largest) > 0)
    throw invalidInput([{ field: 'end_date', code: 'too_large' }])
  return { months, ...price }
}

/** The most that an amount may be. */
const largest = '9999999999999'

/** The monthly price of each module of the order; undefined while one of them has no price. */
async function pricesOf(
  db: Queryable,
  record: Priced,
  currency: CurrencyCode,
): Promise<string[] | undefined> {
  const bought: readonly string[] = record.permission_product_codes
  // A module that is open to every building is free.
  const sold = moduleCodes.filter((module) => bought.includes(module) && !isModuleOpen(module, []))
  const rows = await pricesOfModules(db, { buildingId: record.building_id, modules: sold, currency })
  return rows.length < sold.length ? undefined : rows.map(({ price }) => price)
}

type Coupon = RowOf<typeof couponByCode>

/** The order's coupon; undefined if it names none. 422 at its field if it may not be used today. */
async function couponOf(db: Queryable, record: Priced): Promise<Coupon | undefined> {
  const code = record.coupon?.trim() ?? ''
  if (code === '') return undefined
  const [coupon] = await couponByCode(db, { buildingId: record.building_id, code })
  if (coupon?.active !== true) throw couponError('coupon_not_found')
  const day = today()
  if ((coupon.valid_from ?? day) > day || (coupon.valid_to ?? day) < day) throw couponError('coupon_expired')
  if (coupon.spent) throw couponError('coupon_used_up')
  return coupon
}

function discountOf(coupon: Coupon, currency: CurrencyCode): Discount {
  if (coupon.discount_type === 'percent') return { percent: Number(coupon.percent ?? 0) }
  if (coupon.currency_code !== currency) throw couponError('coupon_other_currency')
  return { amount: coupon.amount ?? '0' }
}

const couponError = (code: ErrorCode) => invalidInput([{ field: 'coupon', code }])
