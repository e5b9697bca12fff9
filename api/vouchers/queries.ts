import { column, columns } from '#api/sql/column.ts'
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

/** Holds a voucher as it was read; no row where somebody has changed it since. */
export const holdVoucher = query({
  row: {},
  takes: { ...place, version: 'integer' },
  over: directions,
  sql: ({ buildingId, id, version }, table) =>
    `select from ${table}
      where building_id = ${buildingId} and id = ${id} and version = ${version} for update`,
})

/** Whether a payment would take from the maintenance fund for something else; no row where a reference is wrong. */
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

/** The period, where it is one of a plan by which money goes the other way. */
export const otherWayPeriods = query({
  row: {},
  takes: { ...place, kind: column(voucherPlan, 'kind') },
  sql: ({ buildingId, id, kind }) =>
    `select from voucher_plan_period d
      join voucher_plan p on p.building_id = d.building_id and p.id = d.voucher_plan_id
      where d.building_id = ${buildingId} and d.id = ${id} and p.kind <> ${kind}`,
})

/** Holds a period, so that of two vouchers that are voided at once the second sees the first. */
export const holdPeriod = command({
  takes: place,
  sql: ({ buildingId, id }) =>
    `select from voucher_plan_period where building_id = ${buildingId} and id = ${id} for update`,
})

const periodIs = statesOf(voucherPlanPeriod)

/** SQL: whether vouchers were made for the period `d`; drafts and those in the trash, which may come back, among them. */
const hasVouchers = Object.values(directions)
  .map(
    (table) =>
      `exists (select from ${table} v where v.building_id = d.building_id and v.plan_period_id = d.id)`,
  )
  .join(' or ')

const planPlace = { buildingId: 'bigint', planId: 'bigint' } as const satisfies Slots

/** One period of a plan that is done, or that vouchers were made for. */
export const usedPeriods = query({
  row: {},
  takes: planPlace,
  sql: ({ buildingId, planId }) =>
    `select from voucher_plan_period d where building_id = ${buildingId} and voucher_plan_id = ${planId}
      and (status = ${periodIs.done} or ${hasVouchers}) limit 1`,
})

/** Deletes all periods of a plan that is deleted. */
export const deletePeriods = command({
  takes: planPlace,
  sql: ({ buildingId, planId }) =>
    `delete from voucher_plan_period where building_id = ${buildingId} and voucher_plan_id = ${planId}`,
})

const isBeyond = ({ buildingId, planId, last }: Record<'buildingId' | 'planId' | 'last', string>) =>
  `d.building_id = ${buildingId} and d.voucher_plan_id = ${planId} and d.number > ${last}
    and d.status <> ${periodIs.done}`

/** Deletes the periods after the last one that a plan has now, but for those with vouchers. */
export const deletePeriodsBeyond = command({
  takes: { ...planPlace, last: 'integer' },
  sql: (places) => `delete from voucher_plan_period d where ${isBeyond(places)} and not (${hasVouchers})`,
})

/** Blocks the others of those. */
export const blockPeriodsBeyond = command({
  takes: { ...planPlace, last: 'integer' },
  sql: (places) =>
    `update voucher_plan_period d set status = ${periodIs.inactive}, version = version + 1, updated_at = now()
      where ${isBeyond(places)} and status <> ${periodIs.inactive}`,
})

/** The currency of a period's plan, which its own row does not hold. */
export const currencyOfPeriod = query({
  row: columns(voucherPlan, ['currency_code']),
  takes: place,
  sql: ({ buildingId, id }) =>
    `select p.currency_code from voucher_plan_period d
      join voucher_plan p on p.building_id = d.building_id and p.id = d.voucher_plan_id
      where d.building_id = ${buildingId} and d.id = ${id}`,
})
