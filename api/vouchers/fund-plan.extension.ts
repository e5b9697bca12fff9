import { apiError } from '#api/http/error.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { bumpSql } from '#api/records/sql/bump-sql.ts'
import { statesOf } from '#api/sql/literals.ts'
import { command, query } from '#api/sql/query.ts'
import type { Slots } from '#api/sql/types.ts'
import { fundPlanItem } from '#entities/vouchers/fund-plan-item.ts'
import { fundPlan } from '#entities/vouchers/fund-plan.ts'
import { paymentVoucher } from '#entities/vouchers/payment-voucher.ts'
import { spentSql } from './fund-plan-item.extension.ts'

const itemIs = statesOf(fundPlanItem)
const place = { buildingId: 'bigint', id: 'bigint' } as const satisfies Slots
const itemsOf = (row: string) => `i.building_id = ${row}.building_id and i.fund_plan_id = ${row}.id`

/** A plan's items are approved and withdrawn with it; one that was spent by stays. */
export const fundPlanExtension = extendEntity(fundPlan, {
  expressions: {
    amount: `coalesce((select sum(i.amount) from fund_plan_item i where ${itemsOf('t')}), 0)`,
    spent: `coalesce((select sum(${spentSql('i')}) from fund_plan_item i where ${itemsOf('t')}), 0)`,
  },
  rereads: true,
  on: {
    approve: {
      async before({ before: { building_id: buildingId, id }, tx }) {
        const items = await lockItems(tx, { buildingId, id })
        if (items.length === 0) throw apiError(409, 'fund_plan_empty')
      },
      async after({ after: { building_id: buildingId, id }, tx, notify }) {
        await moveItems(tx, { buildingId, id, from: 'planned', to: 'approved' })
        notify(fundPlanItem, buildingId)
      },
    },
    withdraw: {
      async before({ before: { building_id: buildingId, id }, tx }) {
        await lockItems(tx, { buildingId, id })
        if ((await standingPayments(tx, { buildingId, id })).length > 0)
          throw apiError(409, 'fund_plan_spent')
      },
      async after({ after: { building_id: buildingId, id }, tx, notify }) {
        await moveItems(tx, { buildingId, id, from: 'approved', to: 'withdrawn' })
        notify(fundPlanItem, buildingId)
      },
    },
  },
})

/** Locks a plan's items, so that no payment names one while its plan moves. */
const lockItems = query({
  row: {},
  takes: place,
  sql: ({ buildingId, id }) =>
    `select from fund_plan_item where building_id = ${buildingId} and fund_plan_id = ${id} order by id for update`,
})

const moveItems = command({
  takes: { ...place, from: 'text', to: 'text' },
  sql: ({ buildingId, id, from, to }) =>
    `update fund_plan_item set status = ${to}, ${bumpSql()}
      where building_id = ${buildingId} and fund_plan_id = ${id} and status = ${from}`,
})

/** A payment that stands and names an item of the plan. */
const standingPayments = query({
  row: {},
  takes: place,
  sql: ({ buildingId, id }) =>
    `select from payment_voucher v join fund_plan_item i on i.building_id = v.building_id and i.id = v.fund_item_id
      where v.building_id = ${buildingId} and i.fund_plan_id = ${id} and i.status = ${itemIs.approved}
        and v.status = ${statesOf(paymentVoucher).approved} limit 1`,
})
