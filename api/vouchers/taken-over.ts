/** What a voucher takes over of a partner or of its fund where nobody types it, and so no longer has of another one. */
const takenOver = {
  partner_id: ['partner_tax_code', 'receiver_name', 'receiver_account', 'receiver_bank'],
  cash_account_id: ['payment_way'],
} as const

type Source = keyof typeof takenOver
type TakenOver = (typeof takenOver)[Source][number]

interface Edit {
  readonly before: Readonly<Record<string, unknown>>
  readonly changes: Readonly<Record<string, unknown>>
}

/**
 * Of an edit, null for what was taken over of a partner or fund that another takes the place of, unless it is typed
 * anew: it is taken over again. What was typed while there was none stays.
 */
export function withoutTakenOver({ before, changes }: Edit): { readonly [K in TakenOver]?: null } {
  const sources = (Object.keys(takenOver) as Source[]).filter(
    (source) => source in changes && (before[source] ?? null) !== null,
  )
  const stale = sources
    .flatMap((source) => takenOver[source])
    .filter((name) => name in before && !(name in changes))
  return Object.fromEntries(stale.map((name) => [name, null]))
}
