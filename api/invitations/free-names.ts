import { writeSecurityLog, type SecurityEvent } from '#api/audit/security-log.ts'
import { endSessions } from '#api/auth/sessions.ts'
import { proveAddress } from '#api/auth/unproved-address.ts'
import { phoneSpellings } from '#api/auth/username.ts'
import type { Sender } from '#api/context.ts'
import type { Queryable, Tx } from '#api/database/pool.ts'
import type { Hub } from '#api/events/hub.ts'
import { searchText } from '#core/derive/fields.ts'
import { account } from '#entities/account/account.ts'
import { namesOfHomeless, rewriteNames, trashAccount } from './account-statements.ts'

// A name that nobody has proved keeps nobody out: an account without a home gives it up to whoever proves it, and with its last
// home by the office's hand. One that is left without any name goes to the trash.

type Name = 'email' | 'phone_number'

/** Whether an account without a home has a name that its owner has never proved. */
export async function mayGiveUp(db: Queryable, accountId: string, name: Name): Promise<boolean> {
  const [held] = await namesOfHomeless(db, { ...nobody, accountId })
  return held !== undefined && isUnproved[name](held)
}

interface Freeing {
  readonly sender: Sender
  readonly actor?: NonNullable<SecurityEvent['actor']>
}

/** Names that were proved just now are free, unless an account with a home has them, or one whose owner has proved them too. */
export async function freeProved(
  tx: Tx,
  hub: Pick<Hub, 'send'>,
  {
    email,
    phone,
    except,
    ...by
  }: Freeing & {
    readonly email: string | null
    readonly phone: string | null
    /** The account that gets them. */
    readonly except: string | null
  },
): Promise<void> {
  if (email === null && phone === null) return
  const phones = phone === null ? [] : [...phoneSpellings(phone)]
  for (const held of await namesOfHomeless(tx, { accountId: null, email, phones, except }, 'hold'))
    await giveUp(tx, hub, {
      ...by,
      held,
      names: [
        ...(held.email !== null && held.email.toLowerCase() === email ? (['email'] as const) : []),
        ...(phones.includes(held.phone_number ?? '') ? (['phone_number'] as const) : []),
      ],
    })
}

/** What the account of somebody who is in no more has not proved is free. */
export async function freeUnproved(
  tx: Tx,
  hub: Pick<Hub, 'send'>,
  { accountId, ...by }: Freeing & { readonly accountId: string },
): Promise<void> {
  const [held] = await namesOfHomeless(tx, { ...nobody, accountId }, 'hold')
  if (held === undefined || held.is_bound) return
  await giveUp(tx, hub, { ...by, held, names: ['email', 'phone_number'] })
}

const nobody = { email: null, phones: [], except: null }

type Held = Awaited<ReturnType<typeof namesOfHomeless>>[number]
const isUnproved: Readonly<Record<Name, (held: Held) => boolean>> = {
  email: ({ email_unproved: isEmail }) => isEmail,
  phone_number: ({ phone_unproved: isPhone }) => isPhone,
}

async function giveUp(
  tx: Tx,
  hub: Pick<Hub, 'send'>,
  { held, names, sender, actor }: Freeing & { readonly held: Held; readonly names: readonly Name[] },
): Promise<void> {
  const freed = names.filter((name) => held[name] !== null && isUnproved[name](held))
  if (freed.length === 0) return
  const { id, organisation_id: organisationId, name: title } = held
  const left = { name: title, email: held.email, phone_number: held.phone_number }
  for (const name of freed) left[name] = null
  const isNameless = left.email === null && left.phone_number === null
  if (isNameless) await trashAccount(tx, { id })
  else await rewriteNames(tx, { ...left, id, searchText: searchText(account, left) })
  if (!isNameless && freed.includes('email')) await proveAddress(tx, id)
  const send: Hub['send'] = (message) => tx.afterCommit(() => hub.send(message))
  await endSessions(tx, { send }, { accountId: id })
  await writeSecurityLog(
    tx,
    {
      action: isNameless ? 'delete' : 'contact_changed',
      organisationId,
      ...(actor === undefined ? {} : { actor }),
      resource: account.name,
      recordId: id,
      recordTitle: title,
      changes: freed.map((field) => ({ field, before: held[field], after: null })),
    },
    sender,
  )
}
