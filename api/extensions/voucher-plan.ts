import { planPeriods } from '#core/money/plan-periods.ts'
import type { Tx } from '#api/database/pool.ts'
import { apiError } from '#api/http/error.ts'
import { extendEntity, type StoredRecord } from '#api/records/extension.ts'
import { voucherPlan } from '#entities/contracts/voucher-plan.ts'

/** What the instalments follow from. */
const shaping = [
  'first_date',
  'last_date',
  'period_months',
  'amount_before_tax',
  'amount_with_tax',
  'warning_days',
]

/** A plan's instalments come with it, and change with it as far as no voucher has been made for them. */
export const voucherPlanExtension = extendEntity(voucherPlan, {
  async after({ before, after, action }, { tx, told }) {
    if (after === null) return
    const isShaped = before === null || shaping.some((name) => before[name] !== after[name])
    if ((action !== 'create' && action !== 'update') || !isShaped) return
    await writePeriods(tx, after)
    told({
      resource: 'voucher_plan_period',
      buildingId: String(after.building_id),
      ids: [],
      action: 'updated',
    })
  },
  async beforeDelete(before, { tx }) {
    const [done] = await tx.query(
      `select from voucher_plan_period where building_id = $1 and voucher_plan_id = $2 and status = 'done' limit 1`,
      [before.building_id, before.id],
    )
    if (done !== undefined) throw apiError(409, 'plan_has_vouchers')
    await tx.execute('delete from voucher_plan_period where building_id = $1 and voucher_plan_id = $2', [
      before.building_id,
      before.id,
    ])
  },
})

/** Also of plans that stand already. */
export async function writePeriods(tx: Tx, plan: StoredRecord): Promise<void> {
  const periods = planPeriods({
    from: String(plan.first_date),
    to: String(plan.last_date),
    months: Number(plan.period_months),
  })
  await tx.execute(
    `delete from voucher_plan_period where building_id = $1 and voucher_plan_id = $2 and status <> 'done'`,
    [plan.building_id, plan.id],
  )
  await tx.execute(
    `insert into voucher_plan_period (building_id, voucher_plan_id, name, number, from_date, to_date, due_on, warn_on,
        amount_before_tax, amount_with_tax, search_text, status)
      select $1, $2, p.name, p.number, p.from_date, p.to_date, p.from_date, p.from_date - $4::int, $5, $6, plain_text(p.name),
        case when p.from_date < (now() at time zone interval '7 hours')::date then 'expired'
          when p.from_date - $4::int <= (now() at time zone interval '7 hours')::date then 'active' else 'coming_soon' end
      from jsonb_to_recordset($3::jsonb) p(name text, number int, from_date date, to_date date)
      where not exists (select from voucher_plan_period d where d.building_id = $1 and d.voucher_plan_id = $2 and d.number = p.number)`,
    [
      plan.building_id,
      plan.id,
      JSON.stringify(
        periods.map(({ number, from, to }) => ({
          name: `${String(plan.name)} · ${number}/${periods.length}`,
          number,
          from_date: from,
          to_date: to,
        })),
      ),
      plan.warning_days,
      plan.amount_before_tax,
      plan.amount_with_tax,
    ],
  )
}
