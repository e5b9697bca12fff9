import { z } from 'zod'
import type { FilterNode } from '#core/wire/filter.ts'
import { wire } from './calls/values.ts'

/** The records that a figure adds up: a list of the console and of the API. */
export interface FigureList {
  /** The entity's name. */
  readonly resource: string
  readonly filters: readonly FilterNode[]
  /** The field whose total the figure is; null: the number of records. */
  readonly sums: string | null
}

/**
 * A figure with the list that it sums: whoever opens the list finds the figure as its total. `value` is a decimal string in
 * the building's currency, or a number of records.
 */
export interface Figure {
  readonly value: string
  readonly list: FigureList
}

/** A figure in a reply. */
export const figure = z.strictObject({
  value: wire.amount,
  list: z.strictObject({
    resource: z.string(),
    filters: z.array(z.custom<FilterNode>((node) => typeof node === 'object' && node !== null)),
    sums: z.string().nullable(),
  }),
})

const isFigure = (value: object): value is Figure => 'list' in value && 'value' in value

/** Every figure in a reply, however deep, with the path to it: `collecting.types.0.charged`. */
export function figuresIn(reply: unknown, path = ''): { readonly path: string; readonly figure: Figure }[] {
  if (typeof reply !== 'object' || reply === null) return []
  if (isFigure(reply)) return [{ path, figure: reply }]
  return Object.entries(reply).flatMap(([name, part]) =>
    figuresIn(part, path === '' ? name : `${path}.${name}`),
  )
}
