import type { ErrorCode } from '#core/vocabulary.ts'
import { compareAmounts } from '#core/amount.ts'
import { currencies, type CurrencyCode } from '#domain/currency.ts'
import { begunMonths, priceOrder, type Discount } from '#domain/money/order-price.ts'
import { isModuleOpen, moduleCodes } from '#domain/permission.ts'
import type { Queryable, Tx } from '#api/database/pool.ts'
import { apiError, invalid } from '#api/http/error.ts'
import { today } from '#api/calendar/today.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { bumpSql } from '#api/records/bump-sql.ts'
import type { RecordOf } from '#core/stored.ts'
import { order } from '#entities/account/order.ts'

type Order = RecordOf<typeof order>
/** What the price follows from. */
type Priced = Pick<Order, 'building_id' | 'permission_product_codes' | 'start_date' | 'end_date'> & {
  readonly coupon?: string | null
}
const priced = ['permission_product_codes', 'start_date', 'end_date', 'coupon'] as const

/** An order costs what the server works out; submitting it uses its coupon, and a refusal gives that back. */
export const orderExtension = extendEntity(order, {
  create: async ({ values, tx, also }) => also(await priceOf(tx, values)),
  async update({ changes, before, whole, tx, also }) {
    if (!priced.some((name) => name in changes)) return
    const price = await priceOf(tx, whole)
    return also({ ...price, ...paidFor(before, price) })
  },
  on: {
    submit: {
      async before({ before, whole, tx, also }) {
        const price = await priceOf(tx, whole, 'whole')
        const used_coupon_id = (await couponOf(tx, whole))?.id ?? null
        return also({ ...price, ...paidFor(before, price), used_coupon_id })
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

/** What was paid was the amount of then: an order that comes to another is unpaid until the organisation says otherwise. */
function paidFor(before: Order, { amount }: Price): { readonly payment_status?: 'unpaid' } {
  const isSame = before.amount !== null && amount !== null && compareAmounts(before.amount, amount) === 0
  return before.payment_status !== 'paid' || isSame ? {} : { payment_status: 'unpaid' }
}

/** One paid order at a time waits for approval (specification §8), and the coupon is used now or not at all. */
async function submit(tx: Tx, { id, building_id, used_coupon_id }: Order): Promise<void> {
  // Two orders of one building that are submitted at once wait for each other.
  await tx.query('select from building where id = $1 for no key update', [building_id])
  const waiting = await tx.query(
    `select from "order" where building_id = $1 and id <> $2 and status = 'pending' and payment_status = 'paid'
      and deleted_at is null limit 1`,
    [building_id, id],
  )
  if (waiting.length > 0) throw apiError(409, 'pending_order_exists')
  if (used_coupon_id === null) return
  const used = await tx.query(
    `update coupon set used_count = used_count + 1, ${bumpSql()}
      where id = $1 and deleted_at is null and active and (usage_limit is null or used_count < usage_limit) returning id`,
    [used_coupon_id],
  )
  if (used.length === 0) throw couponError('coupon_used_up')
}

async function giveBack(tx: Tx, { used_coupon_id }: Order): Promise<void> {
  await tx.execute(
    `update coupon set used_count = used_count - 1, ${bumpSql()} where id = $1 and used_count > 0`,
    [used_coupon_id],
  )
}

/** `whole`: every module must have its price, 422 `no_price`; else the order stays without an amount until it has. */
async function priceOf(db: Queryable, record: Priced, mode?: 'whole'): Promise<Price> {
  const currency = await currencyOf(db, record)
  const coupon = await couponOf(db, record)
  const discount = coupon === undefined ? undefined : discountOf(coupon, currency)
  const months = begunMonths(record.start_date, record.end_date)
  const prices = await pricesOf(db, record, currency)
  if (prices === undefined) {
    if (mode === 'whole') throw invalid([{ field: 'permission_product_codes', code: 'no_price' }])
    return { months, full_price: null, discount: null, amount: null }
  }
  const price = priceOrder({ months, prices, discount, digits: currencies[currency].digits })
  if (compareAmounts(price.full_price, largest) > 0) throw invalid([{ field: 'end_date', code: 'too_large' }])
  return { months, ...price }
}

/** The most that an amount may be. */
const largest = '9999999999999'

async function currencyOf(db: Queryable, { building_id }: Priced): Promise<CurrencyCode> {
  const [building] = await db.query<{ currency_code: CurrencyCode }>(
    'select currency_code from building where id = $1',
    [building_id],
  )
  return building?.currency_code ?? 'vnd'
}

/** What each module of the order costs a month; undefined while one of them has no price. */
async function pricesOf(
  db: Queryable,
  record: Priced,
  currency: CurrencyCode,
): Promise<string[] | undefined> {
  const bought: readonly string[] = record.permission_product_codes
  // A module that is open to every building is free.
  const sold = moduleCodes.filter((module) => bought.includes(module) && !isModuleOpen(module, []))
  const rows = await db.query<{ price: string }>(
    `select trim_scale(price)::text as price from module_price
      where organisation_id = (select organisation_id from building where id = $1) and module = any($2::text[])
        and currency_code = $3 and deleted_at is null`,
    [record.building_id, sold, currency],
  )
  return rows.length < sold.length ? undefined : rows.map(({ price }) => price)
}

interface Coupon {
  readonly id: string
  readonly percent: string | null
  readonly amount: string | null
  readonly currency_code: string | null
  readonly discount_type: string
  readonly valid_from: string | null
  readonly valid_to: string | null
  readonly active: boolean
  readonly spent: boolean
}

/** The coupon that the order names, as it may be used today; undefined where it names none. 422 at its field. */
async function couponOf(db: Queryable, record: Priced): Promise<Coupon | undefined> {
  const code = record.coupon?.trim() ?? ''
  if (code === '') return undefined
  const [coupon] = await db.query<Coupon>(
    `select id, trim_scale(percent)::text as percent, trim_scale(amount)::text as amount, currency_code, discount_type,
        valid_from::text, valid_to::text, active, coalesce(used_count >= usage_limit, false) as spent from coupon
      where organisation_id = (select organisation_id from building where id = $1) and code = upper($2) and deleted_at is null`,
    [record.building_id, code],
  )
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

const couponError = (code: ErrorCode) => invalid([{ field: 'coupon', code }])
