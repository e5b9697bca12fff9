import { account } from '#entities/account/account.ts'
import type { Queryable } from '../database/pool.ts'
import { invalidInput } from '../http/error.ts'
import { column } from '../sql/column.ts'
import { query } from '../sql/query.ts'

interface Names {
  readonly email?: string | null
  readonly phone_number?: string | null
}

/**
 * 422 `email_exists` or `phone_number_exists` if an account of another organisation signs in with the name. Sign-in
 * does not ask for the organisation, so one of the two accounts would keep the other out. Within an organisation an
 * index refuses.
 */
export async function requireNotElsewhere(
  db: Queryable,
  organisationId: string,
  { email = null, phone_number = null }: Names,
): Promise<void> {
  if (email === null && phone_number === null) return
  const [taken] = await namesElsewhere(db, { organisationId, email, phone: phone_number })
  const fields = (['email', 'phone_number'] as const).filter((field) => taken?.[field] === true)
  if (fields.length > 0)
    throw invalidInput(fields.map((field) => ({ field, code: `${field}_exists` as const })))
}

const namesElsewhere = query({
  row: { email: 'boolean | null', phone_number: 'boolean | null' },
  takes: {
    organisationId: 'bigint',
    email: 'text | null',
    phone: column(account, 'phone_number'),
  },
  sql: ({ organisationId, email, phone }) =>
    `select bool_or(lower(email) = lower(${email})) as email, bool_or(phone_number = ${phone}) as phone_number
      from account
      where organisation_id <> ${organisationId} and deleted_at is null
        and (lower(email) = lower(${email}) or phone_number = ${phone})`,
})
