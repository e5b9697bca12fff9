import { account } from '#entities/account/account.ts'
import { takeNamedLock } from '../database/named-lock.ts'
import type { Queryable } from '../database/pool.ts'
import { invalidInput } from '../http/error.ts'
import { column } from '../sql/column.ts'
import { query } from '../sql/query.ts'
import { phoneSpellings, readUsername } from './username.ts'

interface Names {
  readonly email?: string | null
  readonly phone_number?: string | null
}

/**
 * 422 `email_exists` or `phone_number_exists` if another account signs in with the name, or can still go back to it. Sign-in does not ask for the
 * organisation, and takes a phone number in any spelling, so one of the two accounts would keep the other out. Within an
 * organisation an index refuses the same spelling.
 */
export async function requireFreeNames(
  db: Queryable,
  { id: accountId = null, organisationId }: { readonly id?: string | null; readonly organisationId: string },
  { email = null, phone_number: phone = null }: Names,
): Promise<void> {
  if (email === null && phone === null) return
  await claimNames(db, { email, phone_number: phone })
  const spellings = phone === null ? [] : phoneSpellings(phone)
  const [taken] = await namesElsewhere(db, { accountId, organisationId, email, phone, spellings })
  const fields = (['email', 'phone_number'] as const).filter((field) => taken?.[field] === true)
  if (fields.length > 0)
    throw invalidInput(fields.map((field) => ({ field, code: `${field}_exists` as const })))
}

/**
 * Keeps others who want one of these names waiting until this transaction ends, so that of two who ask at the same time,
 * in whatever organisation and spelling, the second finds it taken.
 */
export async function claimNames(
  tx: Queryable,
  { email = null, phone_number: phone = null }: Names,
): Promise<void> {
  const names = [email?.toLowerCase(), phone === null ? null : readUsername(phone).canonical]
  // In one order, so that two who want the same two names never wait for each other.
  for (const name of names.filter((one) => one !== null && one !== undefined).toSorted())
    await takeNamedLock(tx, `sign-in/${name}`)
}

const namesElsewhere = query({
  row: { email: 'boolean | null', phone_number: 'boolean | null' },
  takes: {
    accountId: 'bigint | null',
    organisationId: 'bigint',
    email: 'text | null',
    phone: column(account, 'phone_number'),
    spellings: 'text[]',
  },
  sql: ({ accountId, organisationId, email, phone, spellings }) =>
    `select bool_or(lower(email) = lower(${email}) and organisation_id <> ${organisationId})
          or exists (select from unproved_address former where former.account_id is distinct from ${accountId}
            and lower(former.former_email) = lower(${email}) and former.undo_until > now()) as email,
        bool_or(phone_number = any(${spellings})
          and (organisation_id <> ${organisationId} or phone_number <> ${phone})) as phone_number
      from account
      where id is distinct from ${accountId} and deleted_at is null
        and (lower(email) = lower(${email}) or phone_number = any(${spellings}))`,
})
