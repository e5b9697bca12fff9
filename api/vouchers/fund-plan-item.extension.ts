import { invalidInput } from '#api/http/error.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import type { HookContext } from '#api/records/extension.ts'
import { bumpSql } from '#api/records/sql/bump-sql.ts'
import { statesOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import type { RecordOf } from '#core/stored.ts'
import { fundPlanItem } from '#entities/vouchers/fund-plan-item.ts'
import { fundPlan } from '#entities/vouchers/fund-plan.ts'
import { paymentVoucher } from '#entities/vouchers/payment-voucher.ts'

/** SQL of what the payments that stand have spent of an item. */
export const spentSql = (item: string) =>
  `coalesce((select sum(v.amount) from payment_voucher v where v.building_id = ${item}.building_id
    and v.fund_item_id = ${item}.id and v.status = ${statesOf(paymentVoucher).approved}), 0)`

/**
 * An item joins a plan while that is a draft; what was spent of it is read from its payments. With its items a plan has
 * another version: nobody approves one that is no longer as it was looked at.
 */
export const fundPlanItemExtension = extendEntity(fundPlanItem, {
  expressions: {
    year: `(select p.year from fund_plan p where p.building_id = t.building_id and p.id = t.fund_plan_id)`,
    spent: spentSql('t'),
    unspent: `t.amount - ${spentSql('t')}`,
  },
  async create({ values, ...context }) {
    const touched = await touchDraft(values, context)
    if (touched.length === 0) throw invalidInput([{ field: 'fund_plan_id', code: 'invalid_reference' }])
  },
  async update({ before, ...context }) {
    await touchDraft(before, context)
  },
  async remove({ before, ...context }) {
    await touchDraft(before, context)
  },
})

type OfPlan = Pick<RecordOf<typeof fundPlanItem>, 'building_id' | 'fund_plan_id'>

/** Its plan is not approved while it is written; none if that is no draft. */
function touchDraft(
  { building_id: buildingId, fund_plan_id: id }: OfPlan,
  { tx, notify }: Pick<HookContext, 'tx' | 'notify'>,
) {
  notify(fundPlan, buildingId)
  return bumpDraft(tx, { buildingId, id })
}

const bumpDraft = query({
  row: { id: 'bigint' },
  takes: { buildingId: 'bigint', id: 'bigint' },
  sql: ({ buildingId, id }) =>
    `update fund_plan set ${bumpSql()} where building_id = ${buildingId} and id = ${id}
      and status = ${statesOf(fundPlan).draft} returning id`,
})
