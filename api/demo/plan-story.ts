import { columns } from '#api/sql/column.ts'
import { optionsOf, statesOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { receiptVoucher } from '#entities/vouchers/receipt-voucher.ts'
import { voucherPlanPeriod } from '#entities/vouchers/voucher-plan-period.ts'
import { voucherPlan } from '#entities/vouchers/voucher-plan.ts'
import { writePeriods } from '../vouchers/plan-periods.ts'
import type { Story, StoryParts } from './story.ts'
import { bookVoucher } from './voucher-story.ts'

const undividedPlans = query({
  row: {
    ...columns(voucherPlan, ['id', 'building_id', 'name', 'first_date', 'last_date', 'currency_code']),
    period_months: 'integer',
    warning_days: 'integer',
    amount_before_tax: 'text',
    amount_with_tax: 'text',
  },
  takes: {},
  sql: () =>
    `select id, building_id, name, first_date, last_date, currency_code, period_months::int, warning_days::int,
        amount_before_tax::text, amount_with_tax::text
      from voucher_plan p where deleted_at is null
        and not exists (select from voucher_plan_period d where d.building_id = p.building_id and d.voucher_plan_id = p.id)`,
})

/** Divides the plans of every building into their periods. */
export async function dividePlans({ db }: StoryParts): Promise<void> {
  const plans = await undividedPlans(db, {})
  await db.transaction(async (tx) => {
    for (const plan of plans) await writePeriods(tx, plan)
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
