import type { WireNode } from '#core/kind.ts'
import type { Tx } from '../../database/pool.ts'
import { quote } from '../sql/params.ts'
import type { EntityPlan } from '../plan.ts'

/** One column of one record, as text; null where it is empty or there is no such record. Asks for no right. */
export async function readColumn(
  tx: Tx,
  plan: EntityPlan,
  { name, id }: { readonly name: string; readonly id: WireNode },
): Promise<string | null> {
  const [row] = await tx.query<{ value: string | null }>(
    `select t.${quote(name)}::text as value from ${plan.quoted} t where t.id = $1::bigint`,
    [id],
  )
  return row?.value ?? null
}
