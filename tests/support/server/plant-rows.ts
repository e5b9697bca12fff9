import type { AnyEntity } from '#core/entity.ts'
import type { Db } from '#api/database/pool.ts'
import { seed } from '#api/setup/seed.ts'
import { fillRemaining } from '#entities/demo/generic.ts'
import type { DemoRow } from '#entities/demo/row.ts'
import { registry } from '#entities/index.ts'

const inBuildings = (Object.values(registry) as readonly AnyEntity[]).filter(
  ({ scope }) => scope === 'building',
)
const byName = Object.fromEntries(inBuildings.map((entity) => [entity.name, entity]))
const buildingIds = ['1', '2']

/** Values that the database's own checks, or the replies' description, demand of a row besides its kinds. */
const agreeing: Readonly<Record<string, object>> = {
  fee: { settled: '0', vat: '0', for_others: '0' },
  // Only a matched line has a receipt.
  bank_line: { status: 'unmatched', receipt_id: null, payment_voucher_id: null, shares: null, booked: null },
  // Before all that is planted: what lies in a closed month is refused for that alone.
  closed_month: { month: '2001-01' },
  // A text's kind knows no length.
  resident_invitation: { code_end: 'AB' },
  // Kinds have no picture to show, which each of these rows must have.
  gas_meter: { missed_readings: null },
  prepayment: { first_month: '2040-01', date: '2026-11-20' },
}

/**
 * Writes one row in buildings 1 and 2 for each entity that has none there yet, so that a walk over all collections
 * meets a real record in each. The rows come from the kinds alone: documents of money among them are not booked.
 */
export async function plantRows(db: Db): Promise<void> {
  const rows: Record<string, DemoRow[]> = {}
  const empty: AnyEntity[] = []
  for (const entity of inBuildings) {
    const found = await db.query<DemoRow>(
      `select id::text, building_id::text from "${entity.name}" where building_id = any($1::bigint[]) order by id`,
      [buildingIds],
    )
    if (buildingIds.every((id) => found.some(({ building_id }) => building_id === id)))
      rows[entity.name] = found
    else empty.push(entity)
  }
  const planted: Record<string, DemoRow[]> = {}
  let next = 1_000_000
  // One entity at a time, so that rows which refer to it find the ones that were written.
  for (let left = empty.length; left > 0; left--) {
    const filled = fillRemaining(
      { registry: byName, rows, organisationId: '1', buildingIds, ids: () => String(next++) },
      new Set(),
    )
    const [name, made] = Object.entries(filled)[0] ?? ['', []]
    planted[name] = buildingIds
      .flatMap((id) => made.find(({ building_id }) => building_id === id) ?? [])
      .map((row) => ({ ...row, organisation_id: '1', ...agreeing[name] }))
    rows[name] = planted[name]
  }
  // The guards of the books would demand the rest of their documents.
  for (const { name } of empty) await db.execute(`alter table "${name}" disable trigger user`)
  await seed(db, registry, planted)
  for (const { name } of empty) await db.execute(`alter table "${name}" enable trigger user`)
}
