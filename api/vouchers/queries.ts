import { bumpSql } from '#api/records/bump-sql.ts'
import { column } from '#api/sql/column.ts'
import { optionsOf, statesOf } from '#api/sql/literals.ts'
import { command, query } from '#api/sql/query.ts'
import type { Slots } from '#api/sql/types.ts'
import { cashAccount } from '#entities/finance/cash-account.ts'
import { paymentVoucher } from '#entities/vouchers/payment-voucher.ts'
import { receiptVoucher } from '#entities/vouchers/receipt-voucher.ts'
import { voucherPlanPeriod } from '#entities/vouchers/voucher-plan-period.ts'
import { voucherPlan } from '#entities/vouchers/voucher-plan.ts'

const directions = {
  receipt_voucher: receiptVoucher.name,
  payment_voucher: paymentVoucher.name,
} as const
const place = { buildingId: 'bigint', id: 'bigint' } as const satisfies Slots

/** Locks a voucher as it was read; no row if somebody has changed it since. */
export const holdVoucher = query({
  row: {},
  takes: { ...place, version: 'integer' },
  over: directions,
  sql: ({ buildingId, id, version }, table) =>
    `select from ${table}
      where building_id = ${buildingId} and id = ${id} and version = ${version} for update`,
})

/** Whether a payment would use the maintenance fund for something else; no row if a reference is wrong. */
export const fundUse = query({
  row: { refused: 'boolean' },
  takes: { buildingId: 'bigint', cashAccountId: 'bigint', categoryId: 'bigint' },
  sql: ({ buildingId, cashAccountId, categoryId }) =>
    `select a.account_type = ${optionsOf(cashAccount, 'account_type').building_maintenance}
        and not c.for_maintenance as refused
      from cash_account a, payment_voucher_category c
      where a.building_id = ${buildingId} and a.id = ${cashAccountId}
        and c.building_id = ${buildingId} and c.id = ${categoryId}`,
})

/** The period, if it belongs to a plan whose money goes the other way. */
export const otherWayPeriods = query({
  row: {},
  takes: { ...place, kind: column(voucherPlan, 'kind') },
  sql: ({ buildingId, id, kind }) =>
    `select from voucher_plan_period d
      join voucher_plan p on p.building_id = d.building_id and p.id = d.voucher_plan_id
      where d.building_id = ${buildingId} and d.id = ${id} and p.kind <> ${kind}`,
})

/** Locks a period, so that of two vouchers that are voided at the same time the second sees the first. */
export const holdPeriod = command({
  takes: place,
  sql: ({ buildingId, id }) =>
    `select from voucher_plan_period where building_id = ${buildingId} and id = ${id} for update`,
})

/** SQL: whether the period `d` has vouchers `v` for which the condition is true, in either direction of money. */
export const hasVouchers = (condition = 'true') =>
  Object.values(directions)
    .map(
      (table) => `exists (select from ${table} v
        where v.building_id = d.building_id and v.plan_period_id = d.id and ${condition})`,
    )
    .join(' or ')

const periodIs = statesOf(voucherPlanPeriod)
const voucherIs = statesOf(receiptVoucher)
const stands = `v.status in (${voucherIs.approved}, ${voucherIs.charged})`

/** A period is done by a voucher, and open again once all of its vouchers are void; a blocked one stays blocked. */
export const movePeriod = command({
  takes: place,
  over: {
    done: { status: periodIs.done, condition: 'true' },
    coming_soon: { status: periodIs.coming_soon, condition: `not (${hasVouchers(stands)})` },
  },
  sql: ({ buildingId, id }, { status, condition }) =>
    `update voucher_plan_period d set status = ${status}, ${bumpSql()}
      where building_id = ${buildingId} and id = ${id} and status <> ${periodIs.inactive} and ${condition}`,
})
