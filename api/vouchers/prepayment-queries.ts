import { statesOf } from '#api/sql/literals.ts'
import { command, query } from '#api/sql/query.ts'
import type { Slots } from '#api/sql/types.ts'
import { fee } from '#entities/fees/fee.ts'
import { prepayment } from '#entities/vouchers/prepayment.ts'

const feeIs = statesOf(fee)
const prepaymentIs = statesOf(prepayment)
const place = { buildingId: 'bigint', id: 'bigint' } as const satisfies Slots

/** The building's discount for so many months. */
export const offeredDiscount = query({
  row: { percent: 'text' },
  takes: { buildingId: 'bigint', months: 'integer' },
  sql: ({ buildingId, months }) =>
    `select o.discount_percent::text as percent
      from building b, jsonb_to_recordset(coalesce(b.prepayment_offers, '[]')) o(months numeric, discount_percent numeric)
      where b.id = ${buildingId} and o.months = ${months} limit 1`,
})

/** A month of these that is charged already, or that another prepayment stands for. */
export const takenMonths = query({
  row: { month: 'text', is_charged: 'boolean' },
  takes: {
    buildingId: 'bigint',
    apartmentId: 'bigint',
    settingIds: 'bigint[]',
    first: 'text',
    last: 'text',
  },
  sql: ({ buildingId, apartmentId, settingIds, first, last }) =>
    `select f.month, true as is_charged from fee f
      where f.building_id = ${buildingId} and f.apartment_id = ${apartmentId} and f.fee_setting_id = any(${settingIds})
        and f.month between ${first} and ${last} and f.status in (${feeIs.approved}, ${feeIs.settled})
        and f.deleted_at is null
      union all
      select p.month, false from prepayment_portion p
        join prepayment d on d.building_id = p.building_id and d.id = p.prepayment_id
      where p.building_id = ${buildingId} and p.apartment_id = ${apartmentId} and p.fee_setting_id = any(${settingIds})
        and p.month between ${first} and ${last} and d.status in (${prepaymentIs.approved}, ${prepaymentIs.done})
      order by is_charged desc, month limit 1`,
})

/** The portions of a draft, instead of those that it had. */
export const insertPortions = command({
  takes: { ...place, apartmentId: 'bigint', by: 'bigint', portions: 'jsonb' },
  sql: ({ buildingId, id, apartmentId, by, portions }) =>
    `insert into prepayment_portion (building_id, prepayment_id, apartment_id, fee_setting_id, month, foreseen, discount,
        amount, created_by)
      select ${buildingId}, ${id}, ${apartmentId}, p.setting_id, p.month, p.foreseen, p.discount, p.amount, ${by}
      from jsonb_to_recordset(${portions}) p(setting_id bigint, month text, foreseen numeric, discount numeric,
        amount numeric)`,
})

export const deletePortions = command({
  takes: place,
  sql: ({ buildingId, id }) =>
    `delete from prepayment_portion where building_id = ${buildingId} and prepayment_id = ${id}`,
})

const portionsOf = (condition: string) => `from prepayment_portion p
    where p.building_id = t.building_id and p.prepayment_id = t.id and ${condition}`
const isHeld = `t.status in (${prepaymentIs.approved}, ${prepaymentIs.done})`

/** Expressions of the register: what a standing prepayment still holds. */
export const prepaymentExpressions = {
  months_left: `case when ${isHeld} then (select count(distinct p.month) ${portionsOf('p.fee_id is null')}) end`,
  unreleased: `case when ${isHeld} then (select coalesce(sum(p.amount), 0) ${portionsOf('p.fee_id is null')}) end`,
}

/** What a prepayment has released, and still holds. */
export const heldBy = query({
  row: { released: 'integer', rest: 'text' },
  takes: place,
  sql: ({ buildingId, id }) =>
    `select count(fee_id)::int as released,
        trim_scale(coalesce(sum(amount) filter (where fee_id is null), 0))::text as rest
      from prepayment_portion where building_id = ${buildingId} and prepayment_id = ${id}`,
})
