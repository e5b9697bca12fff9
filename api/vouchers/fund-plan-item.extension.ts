import { invalidInput } from '#api/http/error.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { statesOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { fundPlanItem } from '#entities/vouchers/fund-plan-item.ts'
import { fundPlan } from '#entities/vouchers/fund-plan.ts'
import { paymentVoucher } from '#entities/vouchers/payment-voucher.ts'

/** SQL of what the payments that stand have spent of an item. */
export const spentSql = (item: string) =>
  `coalesce((select sum(v.amount) from payment_voucher v where v.building_id = ${item}.building_id
    and v.fund_item_id = ${item}.id and v.status = ${statesOf(paymentVoucher).approved}), 0)`

/** An item joins a plan while that is a draft; what was spent of it is read from its payments. */
export const fundPlanItemExtension = extendEntity(fundPlanItem, {
  expressions: {
    year: `(select p.year from fund_plan p where p.building_id = t.building_id and p.id = t.fund_plan_id)`,
    spent: spentSql('t'),
    unspent: `t.amount - ${spentSql('t')}`,
  },
  async create({ values: { building_id: buildingId, fund_plan_id: id }, tx }) {
    // Its plan is not approved while it is written.
    const held = await holdDraft(tx, { buildingId, id })
    if (held.length === 0) throw invalidInput([{ field: 'fund_plan_id', code: 'invalid_reference' }])
  },
})

const holdDraft = query({
  row: {},
  takes: { buildingId: 'bigint', id: 'bigint' },
  sql: ({ buildingId, id }) =>
    `select from fund_plan where building_id = ${buildingId} and id = ${id} and status = ${statesOf(fundPlan).draft}
      for share`,
})
