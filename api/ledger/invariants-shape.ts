/** Something that is always true of the books, and the query that finds where it is not. */
export interface Invariant {
  readonly code: string
  readonly says: string
  /**
   * Returns what breaks it: `building`, `record` and `finding`, all text. Absent: there is nothing to check yet. Sets
   * and joins only, so that a hundred thousand receipts take seconds.
   */
  readonly sql?: string
}

/** One name for documents of one kind, whichever way their entry goes: what the ledger's `kind` is about. */
export const documentKind = (kind: string) =>
  `case ${kind} when 'opening' then 'fee' else replace(${kind}, '_void', '') end`

/** `why` for each condition that holds, in one text. */
export const findings = (...cases: readonly (readonly [condition: string, why: string])[]) =>
  `concat_ws('; ', ${cases.map(([condition, why]) => `case when ${condition} then ${why} end`).join(', ')})`
