import type { Caller } from '#api/context.ts'
import { maskValue } from '#core/derive/mask.ts'
import { fieldMask, type FieldMask } from './mask.ts'
import type { PlanOf } from '../plan.ts'
import type { Presented } from './presented.ts'

/**
 * The source of a value in a hand-written reply: a declared field (`resident.full_name`), whose mask then applies, or
 * `figure`: a sum, a count, a day, a code or an id, which is no record's value and hides nothing.
 */
export type Source = 'figure' | `${string}.${string}`

/** A source for every name of the reply: a new name in a query's row does not compile without one. */
export type Sources<Row extends object> = { readonly [Name in keyof Row]-?: Source }

export interface PresentRequest {
  readonly planOf: PlanOf
  readonly caller: Caller
  readonly buildingId: string
}

/**
 * Presents rows of hand-written SQL: names without a source stay in the server, and what a mask hides is left out or
 * masked.
 */
export function presentRows<Row extends object>(
  asked: PresentRequest,
  sources: Sources<Row>,
  rows: readonly Row[],
): Presented<Row>[] {
  const columns = Object.entries<Source>(sources).map(([name, source]) => columnOf(asked, name, source))
  return rows.map((row) => {
    const seen: Record<string, unknown> = {}
    for (const { name, see } of columns) {
      const value = see((row as Record<string, unknown>)[name])
      if (value !== undefined) seen[name] = value
    }
    return seen as Presented<Row>
  })
}

/** The same for one row. */
export function presentRow<Row extends object>(
  asked: PresentRequest,
  sources: Sources<Row>,
  row: Row,
): Presented<Row> {
  const [seen] = presentRows(asked, sources, [row])
  if (seen === undefined) throw new Error('a row was not presented')
  return seen
}

function columnOf({ planOf, caller, buildingId }: PresentRequest, name: string, source: Source) {
  if (source === 'figure') return { name, see: (value: unknown) => value }
  const [entity = '', field = ''] = source.split('.')
  const plan = planOf(entity)
  const declared = plan.fields[field]
  if (declared === undefined) throw new Error(`a reply names ${source}, which is not declared`)
  const mask: FieldMask = fieldMask(plan, caller, [buildingId])
  if (mask.hidden.has(field)) return { name, see: () => undefined }
  if (mask.masked.has(field)) return { name, see: (value: unknown) => maskValue(declared, value) }
  return { name, see: (value: unknown) => value }
}
