/** Something that is always true of the books, and the query that finds where it is not. */
export interface Invariant {
  readonly code: string
  readonly says: string
  /**
   * Answers with what breaks it: `building`, `record` and `finding`, all text. Absent: there is nothing to ask yet.
   * Sets and joins only, so that a hundred thousand receipts are seconds.
   */
  readonly sql?: string
}

/** Documents of one kind have one name, whichever way an entry of theirs goes: what the ledger's `kind` is about. */
export const documentKind = (kind: string) =>
  `case ${kind} when 'opening' then 'fee' else replace(${kind}, '_void', '') end`

/** `why` for each condition that holds, in one text. */
export const findings = (...cases: readonly (readonly [condition: string, why: string])[]) =>
  `concat_ws('; ', ${cases.map(([condition, why]) => `case when ${condition} then ${why} end`).join(', ')})`
