import type { Queryable } from '#api/database/pool.ts'
import { columns } from '#api/sql/column.ts'
import { statesOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import type { PlanLine } from '#api/papers/plan-blocks.ts'
import { voucherPlanPeriod } from '#entities/vouchers/voucher-plan-period.ts'
import { voucherPlan } from '#entities/vouchers/voucher-plan.ts'

const [planIs, periodIs] = [statesOf(voucherPlan), statesOf(voucherPlanPeriod)]

/** The periods that plans of contracts ask for, in order; nobody is asked for what is blocked. */
const periodsOf = query({
  row: {
    contract_id: 'bigint',
    plan: 'text',
    ...columns(voucherPlan, ['kind', 'counterparty', 'currency_code']),
    number: 'integer',
    ...columns(voucherPlanPeriod, ['from_date', 'to_date', 'due_on']),
    amount_before_tax: 'text',
    amount_with_tax: 'text',
  },
  takes: { buildingId: 'bigint', ids: 'bigint[]' },
  sql: ({ buildingId, ids }) =>
    `select p.contract_id, p.name as plan, p.kind, p.counterparty, p.currency_code, d.number::int as number,
        d.from_date, d.to_date, d.due_on, trim_scale(d.amount_before_tax)::text as amount_before_tax,
        trim_scale(d.amount_with_tax)::text as amount_with_tax
      from voucher_plan p join voucher_plan_period d on d.building_id = p.building_id and d.voucher_plan_id = p.id
      where p.building_id = ${buildingId} and p.contract_id = any(${ids}) and p.deleted_at is null
        and p.status <> ${planIs.inactive} and d.status <> ${periodIs.inactive}
      order by p.first_date, p.id, d.number`,
})

/** What contracts are paid by, each by its id, as their plans say now; of one without a plan, nothing. */
export async function plansOf(
  db: Queryable,
  of: { readonly buildingId: string; readonly ids: readonly string[] },
): Promise<ReadonlyMap<string, readonly Required<PlanLine>[]>> {
  if (of.ids.length === 0) return new Map()
  const byContract = new Map<string, Required<PlanLine>[]>()
  for (const { contract_id: id, ...line } of await periodsOf(db, of))
    byContract.set(id, [...(byContract.get(id) ?? []), line])
  return byContract
}
