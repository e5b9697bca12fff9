import type { NumberedCode } from '#core/numbered.ts'
import type { Tx } from '../../database/pool.ts'
import { quote } from '../sql/params.ts'
import type { EntityPlan } from '../plan.ts'

/** The field of a kind of record whose codes are numbered in a building. */
export interface Numbering {
  readonly plan: EntityPlan
  readonly name: string
  readonly buildingId: string
}

/** Numbers that no code has, the trash included: all from the first to the last. */
export interface FreeNumbers {
  readonly first: number
  readonly last: number
}

interface Search extends Numbering {
  readonly pattern: NumberedCode
  /** Digits of the longest number that counts. */
  readonly most: number
}

/**
 * The numbers after the highest one in use. Where that has the most digits already, as only somebody who types it can
 * bring about, the lowest free ones.
 */
export async function freeNumbers(
  tx: Tx,
  { plan, name, buildingId, pattern: { before, after }, most }: Search,
): Promise<FreeNumbers> {
  const column = `t.${quote(name)}`
  // The two ends of a short code may overlap.
  const between = `substring(${column} from length($2) + 1
    for greatest(length(${column}) - length($2) - length($3), 0))`
  const [row] = await tx.query<{ first: string; last: string }>(
    `with used as materialized (
        select (${between})::bigint as number from ${plan.quoted} t
        where t.building_id = $1::bigint and starts_with(${column}, $2) and right(${column}, length($3)) = $3
          and ${between} ~ ('^[0-9]{1,' || $4 || '}$')),
      highest as (select coalesce(max(number), 0) as number, repeat('9', $4::int)::bigint as most from used),
      free as (select case when h.number < h.most then h.number + 1 else
          (select min(u.number) + 1 from (select 0 as number union all select number from used) u
            where not exists (select from used n where n.number = u.number + 1)) end as first
        from highest h)
      select f.first::text, coalesce((select min(number) - 1 from used where number > f.first), h.most)::text as last
      from free f, highest h`,
    [buildingId, before, after, String(most)],
  )
  return { first: Number(row?.first ?? 1), last: Number(row?.last ?? 1) }
}
