import type { Queryable } from '#api/database/pool.ts'
import type { PipelineContext } from '../context.ts'
import type { Values } from '../extension.ts'
import { presentRead } from './present.ts'
import { attachMany, relatedOf, type RelationTree } from '../read/relations.ts'
import type { RowScope } from '../rights.ts'
import type { Selected } from '../sql/select.ts'
import type { Presented } from './presented.ts'

interface ReadRows {
  readonly rows: readonly (readonly unknown[])[]
  readonly scope: RowScope
  /** Relations to include. */
  readonly tree: RelationTree
  /** Source of the relations: the same snapshot as the rows. */
  readonly db: Queryable
}

/** Presents the rows of one query as records, with the relations that they include. */
export async function presentPage(
  { plan, caller, pipeline }: PipelineContext,
  reading: Selected,
  { rows, scope, tree, db }: ReadRows,
): Promise<Presented[]> {
  const records: Values[] = []
  for (const row of rows) records.push(reading.record(row))
  await attachMany(db, { ...relatedOf(pipeline), plan, caller, buildings: scope.buildings, tree }, records)
  return records.map((record) => {
    const seen = presentRead(pipeline, { plan, caller }, record)
    return reading.aside.length === 0 ? seen : without(seen, reading.aside)
  })
}

function without(record: Presented, names: readonly string[]): Presented {
  const rest = { ...record }
  for (const name of names) delete (rest as Values)[name]
  return rest
}
