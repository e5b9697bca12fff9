import { searchText } from '#core/derive/fields.ts'
import type { Language } from '#core/language.ts'
import { account } from '#entities/account/account.ts'
import type { Caller } from '../context.ts'
import type { Tx } from '../database/pool.ts'
import { invalid } from '../http/error.ts'
import { attach, release } from '../files/attach.ts'
import { savePreference } from '../preferences/preferences.ts'
import { confirmPassword } from './password-change.ts'
import { writeSecurityLog, type LoggedChange } from './security-log.ts'
import type { AuthServices } from './services.ts'

export interface ProfileChanges {
  readonly name?: string | undefined
  readonly language?: Language | undefined
  /** A file's public id; empty removes it. */
  readonly avatar?: string | null | undefined
  readonly email?: string | undefined
  readonly phone_number?: string | undefined
  readonly current_password?: string | undefined
}

type Contact = { name: string; email: string; phone_number: string | null; avatar: string | null }
const columns = ['name', 'email', 'phone_number', 'avatar'] as const

/** What one signs in with (e-mail, phone) changes only with the current password. */
export async function updateProfile(
  services: AuthServices,
  caller: Caller,
  changes: ProfileChanges,
): Promise<void> {
  const { db, hub } = services
  const { accountId, organisationId } = caller.principal
  const [before] = await db.query<Contact>(
    'select name, email, phone_number, avatar from account where id = $1',
    [accountId],
  )
  if (before === undefined) return
  const next = { ...before, ...wanted(changes) }
  const changed = columns.filter((column) => next[column] !== before[column])
  if (changed.includes('email') || changed.includes('phone_number'))
    await confirmPassword(services, caller, changes.current_password)

  await db.transaction(async (tx) => {
    if (changes.language !== undefined)
      await savePreference(tx, { accountId, key: 'language', content: changes.language })
    if (changed.length === 0) return
    await refuseTaken(tx, { ...next, accountId, organisationId })
    if (changed.includes('avatar')) {
      const owner = { entity: account.name, id: accountId, field: 'avatar', buildingId: null }
      if (before.avatar !== null) await release(tx, [before.avatar], owner)
      if (next.avatar !== null) await attach(tx, { fileIds: [next.avatar], owner, uploaderId: accountId })
    }
    await tx.execute(
      `update account set name = $2, email = $3, phone_number = $4, avatar = $5, search_text = $6, updated_at = now(), updated_by = $1, version = version + 1
       where id = $1`,
      [accountId, next.name, next.email, next.phone_number, next.avatar, searchText(account, { ...next })],
    )
    await logChanges(
      tx,
      caller,
      changed.map((field) => ({ field, before: before[field], after: next[field] })),
    )
  })
  hub.send({ type: 'access', accountIds: [accountId] })
  hub.send({
    type: 'changed',
    resource: 'account',
    buildingId: null,
    organisationId,
    ids: [accountId],
    action: 'update',
  })
}

function wanted({ name, avatar, email, phone_number }: ProfileChanges): Partial<Contact> {
  return {
    ...(name === undefined ? {} : { name: name.trim().normalize('NFC') }),
    ...(email === undefined ? {} : { email }),
    ...(phone_number === undefined ? {} : { phone_number: phone_number === '' ? null : phone_number }),
    ...(avatar === undefined ? {} : { avatar: avatar === '' ? null : avatar }),
  }
}

async function refuseTaken(
  tx: Tx,
  next: Contact & { accountId: string; organisationId: string },
): Promise<void> {
  const others = await tx.query<{ email: string | null; phone_number: string | null }>(
    `select email, phone_number from account where id <> $1 and organisation_id = $2 and deleted_at is null
     and (lower(email) = $3 or phone_number = $4)`,
    [next.accountId, next.organisationId, next.email, next.phone_number],
  )
  const taken = (['email', 'phone_number'] as const).filter(
    (field) => next[field] !== null && others.some((other) => other[field]?.toLowerCase() === next[field]),
  )
  if (taken.length > 0) throw invalid(taken.map((field) => ({ field, code: `${field}_exists` })))
}

const logChanges = (tx: Tx, { principal, ...sender }: Caller, changes: LoggedChange[]) =>
  writeSecurityLog(
    tx,
    {
      action: changes.some(({ field }) => field === 'email' || field === 'phone_number')
        ? 'contact_changed'
        : 'update',
      organisationId: principal.organisationId,
      actor: { id: principal.accountId, name: principal.name },
      resource: 'account',
      recordId: principal.accountId,
      recordTitle: principal.name,
      changes,
    },
    sender,
  )
