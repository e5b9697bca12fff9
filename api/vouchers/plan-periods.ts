import { periodAmount, planPeriods } from '#domain/money/plan-periods.ts'
import { sqlOfficeDay } from '#api/database/office-day.ts'
import type { Tx } from '#api/database/pool.ts'
import { bumpSql } from '#api/records/sql/bump-sql.ts'
import { columns } from '#api/sql/column.ts'
import { statesOf } from '#api/sql/literals.ts'
import { command, query } from '#api/sql/query.ts'
import type { Slots } from '#api/sql/types.ts'
import type { RecordOf } from '#core/stored.ts'
import { voucherPlanPeriod } from '#entities/vouchers/voucher-plan-period.ts'
import { voucherPlan } from '#entities/vouchers/voucher-plan.ts'
import { hasVouchers } from './queries.ts'

/** The fields that determine the instalments. */
export const shaping = [
  'first_date',
  'last_date',
  'period_months',
  'amount_before_tax',
  'amount_with_tax',
  'warning_days',
  'currency_code',
] as const

/** The fields of a plan that its instalments are made from. */
export type PeriodsPlan = Pick<
  RecordOf<typeof voucherPlan>,
  'id' | 'building_id' | 'name' | (typeof shaping)[number]
>

/**
 * Writes a plan's instalments, also if it has some already: done ones stay unchanged, the others follow the plan, and
 * blocked ones stay blocked.
 */
export async function writePeriods(tx: Tx, plan: PeriodsPlan): Promise<void> {
  const place = { buildingId: plan.building_id, planId: plan.id }
  const periods = planPeriods({ from: plan.first_date, to: plan.last_date, months: plan.period_months })
  const { currency_code: currency } = plan
  const beyond = { ...place, last: periods.length }
  await deletePeriodsBeyond(tx, beyond)
  await blockPeriodsBeyond(tx, beyond)
  const rows = periods.map((one) => ({
    name: `${plan.name} · ${one.number}/${periods.length}`,
    number: one.number,
    from_date: one.from,
    to_date: one.to,
    amount_before_tax: periodAmount(plan.amount_before_tax, one, currency),
    amount_with_tax: periodAmount(plan.amount_with_tax, one, currency),
  }))
  await upsertPeriods(tx, { ...place, periods: JSON.stringify(rows), warningDays: plan.warning_days })
}

const periodIs = statesOf(voucherPlanPeriod)
const planPlace = { buildingId: 'bigint', planId: 'bigint' } as const satisfies Slots

/** A period's state by the office's day: it is asked for `warningDays` days before it begins. */
const stateOf = (warningDays: string) =>
  `case when p.from_date < ${sqlOfficeDay()} then ${periodIs.expired}
    when p.from_date - ${warningDays} <= ${sqlOfficeDay()} then ${periodIs.active} else ${periodIs.coming_soon} end`

const upsertPeriods = command({
  takes: { ...planPlace, periods: 'jsonb', warningDays: 'integer' },
  sql: ({ buildingId, planId, periods, warningDays }) =>
    `with p as (select p.*, p.from_date - ${warningDays} as warn_on, ${stateOf(warningDays)} as status
        from jsonb_to_recordset(${periods}) p(name text, number int, from_date date, to_date date,
          amount_before_tax numeric, amount_with_tax numeric)),
      kept as (update voucher_plan_period d set name = p.name, from_date = p.from_date, to_date = p.to_date,
          due_on = p.from_date, warn_on = p.warn_on, amount_before_tax = p.amount_before_tax,
          amount_with_tax = p.amount_with_tax, search_text = plain_text(p.name),
          status = case d.status when ${periodIs.inactive} then d.status else p.status end, ${bumpSql('d')}
        from p where d.building_id = ${buildingId} and d.voucher_plan_id = ${planId} and d.number = p.number
          and d.status <> ${periodIs.done})
      insert into voucher_plan_period (building_id, voucher_plan_id, name, number, from_date, to_date, due_on, warn_on,
        amount_before_tax, amount_with_tax, search_text, status)
      select ${buildingId}, ${planId}, p.name, p.number, p.from_date, p.to_date, p.from_date, p.warn_on,
        p.amount_before_tax, p.amount_with_tax, plain_text(p.name), p.status
      from p where not exists (select from voucher_plan_period d
        where d.building_id = ${buildingId} and d.voucher_plan_id = ${planId} and d.number = p.number)`,
})

/**
 * One period of a plan that is done, or that has vouchers: drafts too, and those in the trash, which may be restored.
 */
export const usedPeriods = query({
  row: {},
  takes: planPlace,
  sql: ({ buildingId, planId }) =>
    `select from voucher_plan_period d where building_id = ${buildingId} and voucher_plan_id = ${planId}
      and (status = ${periodIs.done} or ${hasVouchers()}) limit 1`,
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

/** Deletes the periods that a plan no longer has, except those with vouchers. */
const deletePeriodsBeyond = command({
  takes: { ...planPlace, last: 'integer' },
  sql: (places) => `delete from voucher_plan_period d where ${isBeyond(places)} and not (${hasVouchers()})`,
})

/** Blocks the periods that a plan no longer has but that have vouchers. */
const blockPeriodsBeyond = command({
  takes: { ...planPlace, last: 'integer' },
  sql: (places) =>
    `update voucher_plan_period d set status = ${periodIs.inactive}, ${bumpSql()}
      where ${isBeyond(places)} and status <> ${periodIs.inactive}`,
})

/** SQL of the currency of a period's plan, which its own row does not hold. */
export const currencyOfPlan = (row: string) =>
  `(select p.currency_code from voucher_plan p
    where p.building_id = ${row}.building_id and p.id = ${row}.voucher_plan_id)`

export const currencyOfPeriod = query({
  row: columns(voucherPlan, ['currency_code']),
  takes: { buildingId: 'bigint', id: 'bigint' },
  sql: ({ buildingId, id }) =>
    `select ${currencyOfPlan('d')} as currency_code from voucher_plan_period d
      where d.building_id = ${buildingId} and d.id = ${id}`,
})
