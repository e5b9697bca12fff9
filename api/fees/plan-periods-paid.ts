import type { CurrencyCode } from '#domain/currency.ts'
import { convert } from '#domain/money/conversion.ts'
import type { Caller } from '#api/context.ts'
import type { Queryable } from '#api/database/pool.ts'
import { columns } from '#api/sql/column.ts'
import { statesOf } from '#api/sql/literals.ts'
import { command, query } from '#api/sql/query.ts'
import type { Slots } from '#api/sql/types.ts'
import { paymentVoucher } from '#entities/vouchers/payment-voucher.ts'
import { receiptVoucher } from '#entities/vouchers/receipt-voucher.ts'
import { voucherPlan } from '#entities/vouchers/voucher-plan.ts'
import { voucherPlanPeriod } from '#entities/vouchers/voucher-plan-period.ts'
import { currencyOfBuilding } from '../currencies/building-currency.ts'
import { ratesOn } from '../currencies/exchange-rates.ts'
import { invalidInput } from '../http/error.ts'
import { bumpSql } from '../records/sql/bump-sql.ts'

// What vouchers have paid of a plan's period. A charged voucher counts with what its line came to.

const periodIs = statesOf(voucherPlanPeriod)
const receiptIs = statesOf(receiptVoucher)
const paymentIs = statesOf(paymentVoucher)

/** SQL of the sum of the vouchers that stand for the period `d`. */
const paidSql = `(select coalesce(sum(coalesce(f.amount, v.amount)), 0) from receipt_voucher v
      left join fee f on f.building_id = v.building_id and f.id = v.fee_id
      where v.building_id = d.building_id and v.plan_period_id = d.id
        and v.status in (${receiptIs.approved}, ${receiptIs.charged}))
    + (select coalesce(sum(v.amount), 0) from payment_voucher v
      where v.building_id = d.building_id and v.plan_period_id = d.id and v.status = ${paymentIs.approved})`

const place = { buildingId: 'bigint', id: 'bigint' } as const satisfies Slots

/** A period, and what has been paid of it, in the building's currency; what is due is in the plan's. */
const periods = query({
  row: {
    ...columns(voucherPlan, ['kind', 'currency_code']),
    ...columns(voucherPlanPeriod, ['status']),
    due: 'text',
    paid: 'text',
  },
  takes: place,
  sql: ({ buildingId, id }) =>
    `select p.kind, p.currency_code, d.status, trim_scale(d.amount_with_tax)::text as due,
        trim_scale(${paidSql})::text as paid
      from voucher_plan_period d join voucher_plan p on p.building_id = d.building_id and p.id = d.voucher_plan_id
      where d.building_id = ${buildingId} and d.id = ${id}`,
})

export async function readPeriod(db: Queryable, at: { buildingId: string; id: string }) {
  const [period] = await periods(db, at)
  return period
}

const lockPeriod = command({
  takes: place,
  sql: ({ buildingId, id }) =>
    `select from voucher_plan_period where building_id = ${buildingId} and id = ${id} for update`,
})

/**
 * The same, locked until the transaction ends. Locked first and read after it, so that of two vouchers the second sees
 * what the first has paid.
 */
export async function holdPeriod(db: Queryable, at: { buildingId: string; id: string }) {
  await lockPeriod(db, at)
  return readPeriod(db, at)
}

/**
 * What is due for a period in the building's own currency, by the rates of the voucher's day. 422 `no_exchange_rate`
 * without one.
 */
export async function dueInBooks(
  db: Queryable,
  caller: Caller,
  of: {
    readonly buildingId: string
    readonly due: string
    readonly currency_code: CurrencyCode
    readonly day: string
  },
): Promise<string> {
  const [from, to] = [of.currency_code, currencyOfBuilding(caller, of.buildingId)]
  if (from === to) return of.due
  try {
    return convert(of.due, { from, to }, await ratesOn(db, caller.principal.organisationId, of.day))
  } catch (error) {
    if (error instanceof RangeError)
      throw invalidInput([{ field: 'plan_period_id', code: 'no_exchange_rate' }])
    throw error
  }
}

/** A period is done once vouchers have paid it, and open again when they no longer do; a blocked one stays blocked. */
export const movePeriod = command({
  takes: { ...place, due: 'numeric' },
  sql: ({ buildingId, id, due }) =>
    `update voucher_plan_period d set ${bumpSql()},
        status = case when ${paidSql} >= ${due} then ${periodIs.done} else ${periodIs.coming_soon} end
      where building_id = ${buildingId} and id = ${id} and status <> ${periodIs.inactive}
        and (status = ${periodIs.done}) <> (${paidSql} >= ${due})`,
})
