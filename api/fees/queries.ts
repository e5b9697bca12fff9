import { column, columns } from '#api/sql/column.ts'
import { optionsOf, statesOf } from '#api/sql/literals.ts'
import { command, query } from '#api/sql/query.ts'
import type { Slots } from '#api/sql/types.ts'
import { fee } from '#entities/fees/fee.ts'
import { receiptVoucher } from '#entities/vouchers/receipt-voucher.ts'

const feeIs = statesOf(fee)
const place = { buildingId: 'bigint', id: 'bigint' } as const satisfies Slots

/** A fee that goes to the trash while it is owed is void from then on. */
export const voidFee = command({
  takes: place,
  sql: ({ buildingId, id }) =>
    `update fee set status = ${feeIs.void} where building_id = ${buildingId} and id = ${id}`,
})

/** A run that is tried once more begins with the first apartment. */
export const restartRun = command({
  takes: place,
  sql: ({ buildingId, id }) =>
    `update group_fee_slip set cursor = 0 where building_id = ${buildingId} and id = ${id}`,
})

/** Whether all of these fees are charged by the building; null where it charges none. */
export const areCharged = query({
  row: { all: 'boolean | null' },
  takes: { buildingId: 'bigint', ids: 'bigint[]' },
  sql: ({ buildingId, ids }) =>
    `select count(*) > 0 and ${ids} <@ array_agg(id) as all from fee_setting
      where building_id = ${buildingId} and is_active and deleted_at is null`,
})

const neighbour = (
  field: 'old_index' | 'new_index',
  side: '<' | '>',
  places: Record<'buildingId' | 'apartmentId' | 'month', string>,
) =>
  `(select i.${field} from indexed_fee i where i.building_id = ${places.buildingId}
    and i.apartment_id = ${places.apartmentId} and i.month ${side} ${places.month}
    and i.deleted_at is null order by i.month ${side === '<' ? 'desc' : 'asc'} limit 1)`

/** Whether the months before and after go on from other indexes; null where there is no such month. */
export const indexesApart = query({
  row: { before: 'boolean | null', after: 'boolean | null' },
  takes: {
    buildingId: 'bigint',
    apartmentId: 'bigint',
    month: 'text',
    oldIndex: 'numeric',
    newIndex: 'numeric',
  },
  sql: ({ oldIndex, newIndex, ...places }) =>
    `select ${neighbour('new_index', '<', places)} <> ${oldIndex} as before,
      ${neighbour('old_index', '>', places)} <> ${newIndex} as after`,
})

/** What has become of the fee that an opening debt was made into. */
export const openingFee = query({
  row: { ...columns(fee, ['status']), is_paid: 'boolean', is_replaced: 'boolean' },
  takes: place,
  sql: ({ buildingId, id }) =>
    `select status, settled > 0 as is_paid, exists (select from fee n
          where n.building_id = f.building_id and n.replaces_id = f.id) as is_replaced
      from fee f where building_id = ${buildingId} and id = ${id}`,
})

/** The approved fee of an opening debt, due on its own day or at the end of its month; none without its apartment. */
export const issueOpening = query({
  row: columns(fee, ['id']),
  takes: {
    buildingId: 'bigint',
    apartmentId: 'bigint',
    slipId: column(fee, 'fee_slip_id'),
    ...columns(fee, ['fee_type', 'month', 'name', 'amount', 'due_on', 'old_debt']),
    by: 'bigint',
  },
  sql: ({ buildingId, apartmentId, fee_type, month, name, amount, due_on, old_debt, slipId, by }) =>
    `insert into fee (building_id, apartment_id, fee_type, month, name, amount, settled, due_on, status, old_debt,
        fee_slip_id, created_by)
      select ${buildingId}, ${apartmentId}, ${fee_type}, ${month}, ${name}, ${amount}, 0,
        coalesce(${due_on}, ((${month} || '-01')::date + interval '1 month - 1 day')::date), ${feeIs.approved},
        ${old_debt}, ${slipId}, ${by}
      where exists (select from apartment
        where building_id = ${buildingId} and id = ${apartmentId} and deleted_at is null) returning id`,
})

/** The line that a receipt voucher becomes, which the apartment's next receipt settles. */
export const issueVoucherLine = query({
  row: { ...columns(fee, ['id', 'building_id', 'apartment_id', 'fee_type']), amount: 'text' },
  takes: {
    ...columns(receiptVoucher, ['building_id', 'apartment_id', 'code', 'amount', 'date']),
    description: 'text',
    month: 'text',
    by: 'bigint',
  },
  sql: ({ building_id, apartment_id, code, amount, date, description, month, by }) =>
    `with s as (insert into fee_slip (building_id, apartment_id, month)
          values (${building_id}, ${apartment_id}, ${month})
        on conflict (building_id, apartment_id, month) do update set month = excluded.month returning id)
      insert into fee (building_id, apartment_id, fee_type, month, name, amount, settled, due_on, status, fee_slip_id,
        note, created_by)
      select ${building_id}, ${apartment_id}, ${optionsOf(fee, 'fee_type').RECEIPT_VOUCHER}, ${month},
        coalesce(nullif(${description}, ''), ${code}), ${amount}, 0, ${date}, ${feeIs.approved}, s.id, ${code}, ${by}
      from s returning id, building_id, apartment_id, fee_type, amount::text`,
})
