import { currencies } from '#domain/currency.ts'
import { checkRecord } from '#core/derive/rules.ts'
import { periodAmount, planPeriods } from '#domain/money/plan-periods.ts'
import { sqlOfficeDay } from '#api/database/office-day.ts'
import type { Tx } from '#api/database/pool.ts'
import { apiError, invalidInput } from '#api/http/error.ts'
import { extendEntity, type Created } from '#api/records/behaviour.ts'
import { bumpSql } from '#api/records/bump-sql.ts'
import type { RecordOf } from '#core/stored.ts'
import { voucherPlanPeriod } from '#entities/vouchers/voucher-plan-period.ts'
import { voucherPlan } from '#entities/vouchers/voucher-plan.ts'

/** What the instalments follow from. */
const shaping = [
  'first_date',
  'last_date',
  'period_months',
  'amount_before_tax',
  'amount_with_tax',
  'warning_days',
  'currency_code',
] as const

/** A plan's instalments come with it, and change with it as far as no voucher has been made for them. */
export const voucherPlanExtension = extendEntity(voucherPlan, {
  create: { after: writePeriodsAndNotify },
  restore: { after: writePeriodsAndNotify },
  update: {
    async before({ changes, before, tx }) {
      if ('kind' in changes || 'currency_code' in changes) await requireUnused(tx, before)
    },
    async after(context) {
      const { before, after } = context
      if (shaping.some((name) => before[name] !== after[name])) await writePeriodsAndNotify(context)
    },
  },
  async remove({ before, tx }) {
    await requireUnused(tx, before)
    await tx.execute('delete from voucher_plan_period where building_id = $1 and voucher_plan_id = $2', [
      before.building_id,
      before.id,
    ])
  },
})

async function writePeriodsAndNotify({ after, tx, notify }: Created<typeof voucherPlan>): Promise<void> {
  await writePeriods(tx, after)
  notify(voucherPlanPeriod, after.building_id)
}

type Plan = RecordOf<typeof voucherPlan>

/** What its vouchers were made for: a plan of that kind, in that currency. */
async function requireUnused(tx: Tx, plan: Plan): Promise<void> {
  const [used] = await tx.query(
    `select from voucher_plan_period d where building_id = $1 and voucher_plan_id = $2 and (status = 'done' or ${hasVouchers}) limit 1`,
    [plan.building_id, plan.id],
  )
  if (used !== undefined) throw apiError(409, 'plan_has_vouchers')
}

const currencyOfPlan = (row: string) =>
  `(select p.currency_code from voucher_plan p where p.building_id = ${row}.building_id and p.id = ${row}.voucher_plan_id)`

/** Its amounts are in its plan's currency, which its own row does not hold. */
export const voucherPlanPeriodExtension = extendEntity(voucherPlanPeriod, {
  expressions: { currency_code: currencyOfPlan('t') },
  async change({ changes, before, whole, tx }) {
    if (!('amount_before_tax' in changes || 'amount_with_tax' in changes)) return
    const [plan] = await tx.query<{ currency_code: string }>(
      `select ${currencyOfPlan('d')} as currency_code from voucher_plan_period d where d.building_id = $1 and d.id = $2`,
      [before.building_id, before.id],
    )
    const errors = checkRecord(voucherPlanPeriod, { ...whole, ...plan }, { currencies })
    if (errors.length > 0) throw invalidInput(errors)
  },
})

/** Approved, void, drafts, and those in the trash, which may come back. */
const hasVouchers = ['receipt_voucher', 'payment_voucher']
  .map(
    (table) =>
      `exists (select from ${table} v where v.building_id = d.building_id and v.plan_period_id = d.id)`,
  )
  .join(' or ')

/** What the instalments of a plan are made from. */
export type PeriodsPlan = Pick<Plan, 'id' | 'building_id' | 'name' | (typeof shaping)[number]>

/** Also of plans that stand already: what is done stays as it was, the others come in line, and what is blocked is so still. */
export async function writePeriods(tx: Tx, plan: PeriodsPlan): Promise<void> {
  const periods = planPeriods({ from: plan.first_date, to: plan.last_date, months: plan.period_months })
  const { currency_code: currency } = plan
  await dropPeriods(tx, plan, periods.length)
  await tx.execute(
    `with p as (select p.*, case when p.from_date < ${sqlOfficeDay()} then 'expired'
          when p.from_date - $4::int <= ${sqlOfficeDay()} then 'active' else 'coming_soon' end as status
        from jsonb_to_recordset($3::jsonb) p(name text, number int, from_date date, to_date date,
            amount_before_tax numeric, amount_with_tax numeric)),
      kept as (update voucher_plan_period d set name = p.name, from_date = p.from_date, to_date = p.to_date, due_on = p.from_date,
          warn_on = p.from_date - $4::int, amount_before_tax = p.amount_before_tax,
          amount_with_tax = p.amount_with_tax, search_text = plain_text(p.name),
          status = case d.status when 'inactive' then d.status else p.status end, ${bumpSql('d')}
        from p where d.building_id = $1 and d.voucher_plan_id = $2 and d.number = p.number and d.status <> 'done')
      insert into voucher_plan_period (building_id, voucher_plan_id, name, number, from_date, to_date, due_on, warn_on,
        amount_before_tax, amount_with_tax, search_text, status)
      select $1, $2, p.name, p.number, p.from_date, p.to_date, p.from_date, p.from_date - $4::int, p.amount_before_tax, p.amount_with_tax,
        plain_text(p.name), p.status
      from p where not exists (select from voucher_plan_period d where d.building_id = $1 and d.voucher_plan_id = $2 and d.number = p.number)`,
    [
      plan.building_id,
      plan.id,
      JSON.stringify(
        periods.map((one) => ({
          name: `${plan.name} · ${one.number}/${periods.length}`,
          number: one.number,
          from_date: one.from,
          to_date: one.to,
          amount_before_tax: periodAmount(plan.amount_before_tax, one, currency),
          amount_with_tax: periodAmount(plan.amount_with_tax, one, currency),
        })),
      ),
      plan.warning_days,
    ],
  )
}

/** Periods that the plan no longer has; one that a voucher is for stays, blocked. */
async function dropPeriods(tx: Tx, plan: PeriodsPlan, last: number): Promise<void> {
  const beyond = `d.building_id = $1 and d.voucher_plan_id = $2 and d.number > $3 and d.status <> 'done'`
  await tx.execute(`delete from voucher_plan_period d where ${beyond} and not (${hasVouchers})`, [
    plan.building_id,
    plan.id,
    last,
  ])
  await tx.execute(
    `update voucher_plan_period d set status = 'inactive', ${bumpSql()}
      where ${beyond} and status <> 'inactive'`,
    [plan.building_id, plan.id, last],
  )
}
