import type { RecordOf } from '#core/stored.ts'
import type { Tx } from '#api/database/pool.ts'
import { lockRuns } from './lock-runs.ts'
import { invalidInput } from '#api/http/error.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { query } from '#api/sql/query.ts'
import { isVatLaw } from '#domain/money/vat-laws.ts'
import { vatRate } from '#entities/finance/vat-rate.ts'

/** On any day at most one law sets a rate, so that what follows it is never in doubt. */
export const vatRateExtension = extendEntity(vatRate, {
  isShipped: isVatLaw,
  create: { after: ({ after, tx }) => requireAlone(tx, after) },
  update: { after: ({ after, tx }) => requireAlone(tx, after) },
  restore: { after: ({ after, tx }) => requireAlone(tx, after) },
})

/** Rates that arrive at the same time are compared one after the other, and none changes while a run charges by it. */
async function requireAlone(tx: Tx, { id, building_id: buildingId }: RecordOf<typeof vatRate>) {
  await lockRuns(tx, buildingId)
  const others = await overlapping(tx, { buildingId, id })
  if (others.length > 0) throw invalidInput([{ field: 'from_date', code: 'vat_rate_overlaps' }])
}

const overlapping = query({
  row: {},
  takes: { buildingId: 'bigint', id: 'bigint' },
  sql: ({ buildingId, id }) =>
    `select from vat_rate r
        join vat_rate o on o.building_id = r.building_id and o.id <> r.id and o.deleted_at is null
          and o.percent = r.percent
          and (r.to_date is null or o.from_date <= r.to_date) and (o.to_date is null or o.to_date >= r.from_date)
      where r.building_id = ${buildingId} and r.id = ${id} limit 1`,
})
