import type { ColumnName } from '#api/sql/column.ts'
import { statesOf } from '#api/sql/literals.ts'
import { fee } from '#entities/fees/fee.ts'

export const feeIs = statesOf(fee)

/** SQL: `from` and `where` of the fees that name this record (`t`) by `key`, except void ones. */
export const livingFees = (key: ColumnName<typeof fee>) =>
  `from fee f where f.building_id = t.building_id and f.${key} = t.id
    and f.status <> ${feeIs.void} and f.deleted_at is null`
