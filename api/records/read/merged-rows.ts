import type { Many } from '../rights.ts'
import { spellIds } from '../sql/params.ts'
import type { Selected } from '../sql/select.ts'

/** Rows of each building that a page of all of them is merged from; what lies further back is sorted as a whole. */
const mostMerged = 10_000

/**
 * SQL of the first rows `t` of several buildings, as many as lie before the end of the page, taken from each building's own
 * in this order: an index of the building gives these, while all buildings' rows at once would have to be sorted. Undefined
 * where the page lies too far back.
 */
export function mergedRows(
  { plan, where }: Pick<Selected, 'plan' | 'where'>,
  { many, order, upTo, values }: Merging,
): string | undefined {
  if (upTo > mostMerged) return undefined
  const first = (place: string) =>
    `(select t.* from ${plan.quoted} t where ${place} and ${where}${order} limit ${upTo})`
  const place = `$${values.push(spellIds(many.buildings))}::bigint[]`
  const each = `select t.* from unnest(${place}) b (id) cross join lateral ${first('t.building_id = b.id')} t`
  return many.withOwn ? `${each} union all ${first('t.building_id is null')}` : each
}

interface Merging {
  readonly many: Many
  /** With its `order by`. */
  readonly order: string
  /** Rows before the end of the page. */
  readonly upTo: number
  /** The statement's; the buildings are added. */
  readonly values: unknown[]
}
