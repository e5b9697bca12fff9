import { bumpSql } from '#api/records/sql/bump-sql.ts'
import { columns } from '#api/sql/column.ts'
import { statesOf } from '#api/sql/literals.ts'
import { command, query } from '#api/sql/query.ts'
import type { Slots } from '#api/sql/types.ts'
import { meteredKinds } from '#domain/metered-kinds.ts'
import { waterMeter } from '#entities/metering/water-meter.ts'
import { waterReading } from '#entities/metering/water-reading.ts'

// Meters and readings of every kind have the same columns; the fee type says which are meant.

const place = { buildingId: 'bigint', id: 'bigint' } as const satisfies Slots

/** Locks a meter, also one in the trash: confirming the next month continues from what it shows. */
export const holdMeter = query({
  row: {
    ...columns(waterMeter, ['apartment_id', 'deleted_at']),
    charge_factor: 'text',
    start_number: 'text',
  },
  takes: place,
  over: meteredKinds,
  sql: ({ buildingId, id }, { meter }) =>
    `select apartment_id, charge_factor::text, start_number::text, deleted_at from ${meter}
      where building_id = ${buildingId} and id = ${id} for update`,
})

/** A meter's last confirmed reading, and what the last three have consumed on average. */
export const lastReading = query({
  row: { ...columns(waterReading, ['id', 'month']), new_number: 'text', usual: 'text' },
  takes: { buildingId: 'bigint', meterId: 'bigint' },
  over: meteredKinds,
  sql: ({ buildingId, meterId }, { reading }) =>
    `with last as (select id, month, new_number, consumption from ${reading}
        where building_id = ${buildingId} and meter_id = ${meterId} and status = ${statesOf(waterReading).confirmed}
          and deleted_at is null
        order by month desc limit 3)
      select id, month, new_number::text, (select coalesce(trim_scale(round(avg(consumption), 3)), 0)::text from last) as usual
        from last order by month desc limit 1`,
})

/** Sets what the meter shows: this number, or the one that it starts from. */
export const showNumber = command({
  takes: { ...place, shown: 'numeric | null' },
  over: meteredKinds,
  sql: ({ buildingId, id, shown }, { meter }) =>
    `update ${meter} set current_number = coalesce(${shown}, start_number), ${bumpSql()}
      where building_id = ${buildingId} and id = ${id}`,
})
