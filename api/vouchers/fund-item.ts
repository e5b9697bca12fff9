import type { ErrorCode } from '#core/vocabulary.ts'
import type { Tx } from '#api/database/pool.ts'
import { invalidInput } from '#api/http/error.ts'
import { column } from '#api/sql/column.ts'
import { statesOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import type { Slots } from '#api/sql/types.ts'
import { fundPlanItem } from '#entities/vouchers/fund-plan-item.ts'
import { fundPlan } from '#entities/vouchers/fund-plan.ts'
import { paymentVoucherCategory } from '#entities/vouchers/payment-voucher-category.ts'

interface Payment {
  readonly building_id: string
  readonly category_id: string
  readonly date: string
  readonly fund_item_id?: string | null | undefined
  readonly off_plan_reason?: string | null | undefined
}

/**
 * Whether a payment spends the maintenance fund. 422 at the field unless it then names an item of its year's approved
 * plan, or says why it names none; and where it names one and spends other money. The item stays locked, so that its plan
 * is not withdrawn meanwhile.
 */
export async function readFundUse(tx: Tx, voucher: Payment): Promise<{ readonly for_maintenance: boolean }> {
  const { building_id: buildingId, category_id: id, date } = voucher
  const { fund_item_id: itemId = null, off_plan_reason: reason = null } = voucher
  const [category] = await categoryUse(tx, { buildingId, id })
  const isForFund = category?.for_maintenance === true
  if (!isForFund) {
    if (itemId !== null) throw refuse('fund_item_id', 'plan_item_not_for_fund')
    if (reason !== null) throw refuse('off_plan_reason', 'plan_item_not_for_fund')
    return { for_maintenance: false }
  }
  if (itemId === null && reason === null) throw refuse('fund_item_id', 'plan_item_or_reason')
  if (itemId === null) return { for_maintenance: true }
  const [item] = await holdItem(tx, { buildingId, id: itemId })
  if (item?.is_approved !== true) throw refuse('fund_item_id', 'invalid_reference')
  if (item.year !== date.slice(0, 4)) throw refuse('fund_item_id', 'plan_of_other_year')
  return { for_maintenance: true }
}

const place = { buildingId: 'bigint', id: 'bigint' } as const satisfies Slots

const categoryUse = query({
  row: { for_maintenance: column(paymentVoucherCategory, 'for_maintenance') },
  takes: place,
  sql: ({ buildingId, id }) =>
    `select for_maintenance from payment_voucher_category where building_id = ${buildingId} and id = ${id}`,
})

const holdItem = query({
  row: { is_approved: 'boolean', year: column(fundPlan, 'year') },
  takes: place,
  sql: ({ buildingId, id }) =>
    `select i.status = ${statesOf(fundPlanItem).approved} as is_approved, p.year
      from fund_plan_item i join fund_plan p on p.building_id = i.building_id and p.id = i.fund_plan_id
      where i.building_id = ${buildingId} and i.id = ${id} for share of i`,
})

const refuse = (field: string, code: ErrorCode) => invalidInput([{ field, code }])
