import { bumpSql } from '#api/records/sql/bump-sql.ts'
import { column, columns } from '#api/sql/column.ts'
import { optionsOf, statesOf } from '#api/sql/literals.ts'
import { command, query } from '#api/sql/query.ts'
import { coupon } from '#entities/account/coupon.ts'
import { modulePrice } from '#entities/account/module-price.ts'
import { order } from '#entities/account/order.ts'
import { building } from '#entities/property/building.ts'

/** Two orders of one building that are submitted at the same time wait for each other. */
export const holdBuilding = command({
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) => `select from building where id = ${buildingId} for no key update`,
})

/** Another order of the building that has been paid and waits for its approval. */
export const waitingOrders = query({
  row: {},
  takes: { buildingId: 'bigint', id: 'bigint' },
  sql: ({ buildingId, id }) =>
    `select from "order" where building_id = ${buildingId} and id <> ${id} and status = ${statesOf(order).pending}
      and payment_status = ${optionsOf(order, 'payment_status').paid} and deleted_at is null limit 1`,
})

/** Uses a coupon once more; affects no row if it may not be used any more. */
export const takeCoupon = command({
  takes: { id: 'bigint' },
  sql: ({ id }) =>
    `update coupon set used_count = used_count + 1, ${bumpSql()}
      where id = ${id} and deleted_at is null and active and (usage_limit is null or used_count < usage_limit)`,
})

export const giveCouponBack = command({
  takes: { id: 'bigint' },
  sql: ({ id }) =>
    `update coupon set used_count = used_count - 1, ${bumpSql()} where id = ${id} and used_count > 0`,
})

export const currencyOf = query({
  row: columns(building, ['currency_code']),
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) => `select currency_code from building where id = ${buildingId}`,
})

const organisationOf = (buildingId: string) =>
  `(select organisation_id from building where id = ${buildingId})`

/** The monthly price of each of these modules; no row for one without a price. */
export const pricesOfModules = query({
  row: { price: 'text' },
  takes: { buildingId: 'bigint', modules: 'text[]', currency: column(modulePrice, 'currency_code') },
  sql: ({ buildingId, modules, currency }) =>
    `select trim_scale(price)::text as price from module_price
      where organisation_id = ${organisationOf(buildingId)} and module = any(${modules})
        and currency_code = ${currency} and deleted_at is null`,
})

/** The coupon with this code, as it was typed; `spent`: it has been used as often as it may. */
export const couponByCode = query({
  row: {
    ...columns(coupon, ['id', 'currency_code', 'discount_type', 'valid_from', 'valid_to', 'active']),
    percent: 'text | null',
    amount: 'text | null',
    spent: 'boolean',
  },
  takes: { buildingId: 'bigint', code: 'text' },
  sql: ({ buildingId, code }) =>
    `select id, trim_scale(percent)::text as percent, trim_scale(amount)::text as amount, currency_code, discount_type,
        valid_from, valid_to, active, coalesce(used_count >= usage_limit, false) as spent
      from coupon
      where organisation_id = ${organisationOf(buildingId)} and code = upper(${code}) and deleted_at is null`,
})
