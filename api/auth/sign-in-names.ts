import type { Queryable } from '../database/pool.ts'
import { invalid } from '../http/error.ts'

interface Names {
  readonly email?: string | null
  readonly phone_number?: string | null
}

/**
 * 422 `email_exists` or `phone_number_exists` where an account of another organisation signs in with the name: sign-in
 * asks for no organisation, and of two accounts one would keep the other out. Within the organisation an index refuses.
 */
export async function requireNotElsewhere(
  db: Queryable,
  organisationId: string,
  { email = null, phone_number = null }: Names,
): Promise<void> {
  if (email === null && phone_number === null) return
  const [taken] = await db.query<{ email: boolean | null; phone_number: boolean | null }>(
    `select bool_or(lower(email) = lower($2)) as email, bool_or(phone_number = $3) as phone_number from account
      where organisation_id <> $1 and deleted_at is null and (lower(email) = lower($2) or phone_number = $3)`,
    [organisationId, email, phone_number],
  )
  const fields = (['email', 'phone_number'] as const).filter((field) => taken?.[field] === true)
  if (fields.length > 0) throw invalid(fields.map((field) => ({ field, code: `${field}_exists` as const })))
}
