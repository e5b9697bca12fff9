import type { MetaQuery } from '@refinedev/core'

/** The options of a write besides its values. */
export interface WriteMeta {
  /** A write that is sent twice under one key runs once. */
  readonly idempotencyKey?: string
  /** What deleting asks for, as the wire has it. */
  readonly asked?: object
  /** The name of the question that the user has confirmed, as the server sent it. */
  readonly confirmed?: string
}

/** refine mixes the query of the page's address into `meta`; no address can spell a symbol. */
const said = Symbol('write')

/** The options as the `meta` of a provider's `create`, `update`, `deleteOne` or `deleteMany`. */
export const writeMeta = (write: WriteMeta): MetaQuery => ({ [said]: write })

const writeIn = (meta: MetaQuery | undefined): WriteMeta => (meta as MetaHolder | undefined)?.[said] ?? {}

interface MetaHolder {
  readonly [said]?: WriteMeta
}

export function headersOf(meta: MetaQuery | undefined): { readonly headers?: Record<string, string> } {
  const { idempotencyKey } = writeIn(meta)
  return idempotencyKey === undefined ? {} : { headers: { 'idempotency-key': idempotencyKey } }
}

/** What deleting asks for, as parts of the address. */
export const askedOf = (meta: MetaQuery | undefined): Readonly<Record<string, unknown>> => ({
  ...writeIn(meta).asked,
})

/** The server reads a confirmation as one more part of the body, or of the address. */
export function confirmationOf(meta: MetaQuery | undefined): [string, string][] {
  const { confirmed } = writeIn(meta)
  return confirmed === undefined ? [] : [[confirmed, '1']]
}
