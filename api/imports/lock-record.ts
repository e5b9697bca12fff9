import { quote } from '../records/sql/params.ts'
import type { RowWork } from './take-rows.ts'

interface Present {
  readonly version: number
  readonly state: string | null
}

/** Locks a record of an import's building until the transaction ends; undefined where it is gone, or in the trash. */
export async function lockRecord(
  { tx, plan, batch }: Pick<RowWork, 'tx' | 'plan' | 'batch'>,
  id: string | null,
): Promise<Present | undefined> {
  const living = plan.hasTrash ? ' and t.deleted_at is null' : ''
  const state = plan.stateField === undefined ? 'null' : `t.${quote(plan.stateField)}`
  const place = plan.owner === 'building' ? 't.building_id = $2::bigint' : '$2::bigint is not null'
  // oxlint-disable-next-line statements/declared -- written for whatever entity the import is of
  const [found] = await tx.query<Present>(
    `select t.version, ${state} as state from ${plan.quoted} t
      where t.id = $1::bigint and ${place}${living} for update`,
    [id, batch.building_id],
  )
  return found
}

/**
 * The version of a record as the transaction has it. What a row writes beside its record may change the record itself: a
 * resident's state follows where they live.
 */
export const versionNow = async (work: Pick<RowWork, 'tx' | 'plan' | 'batch'>, id: string): Promise<number> =>
  (await lockRecord(work, id))?.version ?? 0
