import { columns } from '#api/sql/column.ts'
import { optionsOf, statesOf } from '#api/sql/literals.ts'
import { command, query } from '#api/sql/query.ts'
import { contract } from '#entities/contracts/contract.ts'
import { receiptVoucher } from '#entities/vouchers/receipt-voucher.ts'
import { voucherPlanPeriod } from '#entities/vouchers/voucher-plan-period.ts'
import { voucherPlan } from '#entities/vouchers/voucher-plan.ts'
import { plansOf } from '../contracts/contract-plans.ts'
import { writePeriods } from '../vouchers/plan-periods.ts'
import type { Story, StoryParts } from './story.ts'
import { bookVoucher } from './voucher-story.ts'

const undividedPlans = query({
  row: {
    ...columns(voucherPlan, [
      'id',
      'building_id',
      'contract_id',
      'name',
      'first_date',
      'last_date',
      'currency_code',
    ]),
    period_months: 'integer',
    warning_days: 'integer',
    amount_before_tax: 'text',
    amount_with_tax: 'text',
  },
  takes: {},
  sql: () =>
    `select id, building_id, contract_id, name, first_date, last_date, currency_code, period_months::int, warning_days::int,
        amount_before_tax::text, amount_with_tax::text
      from voucher_plan p where deleted_at is null
        and not exists (select from voucher_plan_period d where d.building_id = p.building_id and d.voucher_plan_id = p.id)`,
})

/** Contracts that were sent say what was planned. */
const keepPlans = command({
  takes: { buildingId: 'bigint', contracts: 'jsonb' },
  sql: ({ buildingId, contracts }) =>
    `update contract c set sent_plan = k.lines from jsonb_to_recordset(${contracts}) k(id bigint, lines jsonb)
      where c.building_id = ${buildingId} and c.id = k.id and c.status <> ${statesOf(contract).draft}`,
})

/** Divides the plans of every building into their periods. */
export async function dividePlans({ db }: StoryParts): Promise<void> {
  const plans = await undividedPlans(db, {})
  await db.transaction(async (tx) => {
    for (const plan of plans) await writePeriods(tx, plan)
    for (const [buildingId, own] of Map.groupBy(plans, (plan) => plan.building_id)) {
      const kept = await plansOf(tx, { buildingId, ids: own.map((plan) => plan.contract_id) })
      const contracts = JSON.stringify([...kept].map(([id, lines]) => ({ id, lines })))
      await keepPlans(tx, { buildingId, contracts })
    }
  })
}

const is = statesOf(voucherPlanPeriod)

/** What was to come in by a day and has not. */
const awaited = query({
  row: { id: 'bigint', party: columns(voucherPlan, ['counterparty']).counterparty, amount: 'text' },
  takes: { buildingId: 'bigint', day: 'date' },
  sql: ({ buildingId, day }) =>
    `select d.id, p.counterparty as party, trim_scale(d.amount_with_tax)::text as amount
      from voucher_plan_period d join voucher_plan p on p.building_id = d.building_id and p.id = d.voucher_plan_id
      where d.building_id = ${buildingId} and d.due_on <= ${day} and d.status in (${is.coming_soon}, ${is.active}, ${is.expired})
        and p.kind = ${optionsOf(voucherPlan, 'kind').revenue} and p.deleted_at is null
      order by d.due_on, d.id`,
})

/** Who rents from the building pays each period by its day. */
export async function collectPlans(story: Story, date: string): Promise<void> {
  const { db, buildingId } = story
  for (const { id, party, amount } of await awaited(db, { buildingId, day: date }))
    await bookVoucher(story, {
      entity: receiptVoucher.name,
      categories: 'receipt_voucher_category',
      category: 'THU-MB',
      isApproved: true,
      values: { date, amount, party, plan_period_id: id },
    })
}
