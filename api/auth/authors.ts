import type { Caller } from '../context.ts'
import { apiError } from '../http/error.ts'

/** The author of a new text: always the account, and the resident only where the account is theirs. */
export const writerOf = ({ principal }: Caller) => ({
  account_id: principal.accountId,
  resident_id: principal.type === 'org_resident' ? (principal.residentId ?? null) : null,
})

/** 403 `not_author` if somebody changes a text that names another author. */
export function requireAuthor(
  { principal }: Caller,
  before: { readonly account_id: string | null },
  { changes, words }: { changes: object; words: readonly string[] },
): void {
  const touched = words.filter((name) => name in changes)
  if (touched.length === 0 || before.account_id === principal.accountId) return
  throw apiError(
    403,
    'not_author',
    touched.map((field) => ({ field, code: 'not_author' })),
  )
}
