import type { Tx } from '#api/database/pool.ts'
import { column, columns } from '#api/sql/column.ts'
import { command, query } from '#api/sql/query.ts'
import type { Slots } from '#api/sql/types.ts'
import { feeSlip } from '#entities/fees/fee-slip.ts'

type SlipFilter = Readonly<Record<string, unknown>>

/** The apartment's slip of the month. Null for an apartment that does not exist, which is refused as a reference. */
export async function slipOf(
  tx: Tx,
  { building_id, apartment_id, month }: SlipFilter,
): Promise<string | null> {
  const slip = { buildingId: String(building_id), apartmentId: String(apartment_id), month: String(month) }
  await openSlip(tx, slip)
  const [found] = await slipAt(tx, slip)
  return found?.id ?? null
}

const place = {
  buildingId: 'bigint',
  apartmentId: 'bigint',
  month: column(feeSlip, 'month'),
} as const satisfies Slots

const openSlip = command({
  takes: place,
  sql: ({ buildingId, apartmentId, month }) =>
    `insert into fee_slip (building_id, apartment_id, month)
      select building_id, id, ${month} from apartment where building_id = ${buildingId} and id = ${apartmentId}
      on conflict (building_id, apartment_id, month) do nothing`,
})

const slipAt = query({
  row: columns(feeSlip, ['id']),
  takes: place,
  sql: ({ buildingId, apartmentId, month }) =>
    `select id from fee_slip
      where building_id = ${buildingId} and apartment_id = ${apartmentId} and month = ${month}`,
})
