import { columns } from '#api/sql/column.ts'
import { statesOf } from '#api/sql/literals.ts'
import { command, query } from '#api/sql/query.ts'
import type { Slots } from '#api/sql/types.ts'
import { fee } from '#entities/fees/fee.ts'
import { block } from '#entities/property/block.ts'
import { adjustment } from '#entities/vouchers/adjustment.ts'

const feeIs = statesOf(fee)
const place = { buildingId: 'bigint', id: 'bigint' } as const satisfies Slots

/** A fee that goes to the trash while it is owed is void from then on. */
export const voidFee = command({
  takes: { ...place, voidedOn: 'date', reason: 'text | null' },
  sql: ({ buildingId, id, voidedOn, reason }) =>
    `update fee set status = ${feeIs.void}, voided_on = ${voidedOn}, reason = ${reason}
      where building_id = ${buildingId} and id = ${id}`,
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

export const blockNames = query({
  row: columns(block, ['name']),
  takes: { buildingId: 'bigint', blocks: 'bigint[]' },
  sql: ({ buildingId, blocks }) =>
    `select name from block where building_id = ${buildingId} and id = any(${blocks}) order by code`,
})

/** Two months of one apartment that arrive at the same time are checked one after the other. */
export const holdApartment = command({
  takes: { buildingId: 'bigint', apartmentId: 'bigint' },
  sql: ({ buildingId, apartmentId }) =>
    `select from apartment where building_id = ${buildingId} and id = ${apartmentId} for no key update`,
})

const neighbour = (
  field: 'old_index' | 'new_index',
  side: '<' | '>',
  places: Record<'buildingId' | 'apartmentId' | 'month', string>,
) =>
  `(select i.${field} from indexed_fee i where i.building_id = ${places.buildingId}
    and i.apartment_id = ${places.apartmentId} and i.month ${side} ${places.month}
    and i.deleted_at is null order by i.month ${side === '<' ? 'desc' : 'asc'} limit 1)`

/** Whether the months before and after continue from other indexes; null if there is no such month. */
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

/** An adjustment that lowers the fee, or that it is the line of. */
export const standingAdjustments = query({
  row: {},
  takes: place,
  sql: ({ buildingId, id }) =>
    `select from adjustment where building_id = ${buildingId} and ${id} in (fee_id, line_id)
      and status = ${statesOf(adjustment).approved} limit 1`,
})

/** The present state of the fee that an opening debt was made into. */
export const openingFee = query({
  row: { ...columns(fee, ['status']), is_paid: 'boolean', is_replaced: 'boolean' },
  takes: place,
  sql: ({ buildingId, id }) =>
    `select status, settled > 0 as is_paid, exists (select from fee n
          where n.building_id = f.building_id and n.replaces_id = f.id) as is_replaced
      from fee f where building_id = ${buildingId} and id = ${id}`,
})
