import type { FastifyReply, FastifyRequest } from 'fastify'
import { writtenMoment } from '#core/office-clock.ts'
import { optionsOf } from '#api/sql/literals.ts'
import { command, query } from '#api/sql/query.ts'
import { deviceOf } from '#domain/device.ts'
import { account } from '#entities/account/account.ts'
import { senderOf } from '../context.ts'
import type { Ring } from '../events/messages.ts'
import { addressKey } from '../http/address.ts'
import { newDeviceText } from './device-text.ts'
import { homesNow } from './homes.ts'
import { lifetimes } from './limits.ts'
import { hashWithKey } from './server-key.ts'
import type { AuthServices } from './services.ts'
import { deviceToken } from './session-cookie.ts'

type Parts = Pick<AuthServices, 'db' | 'key'> & { readonly ring: Ring }

/**
 * Call it once a sign-in is complete: the device is known from now on, and somebody who lives in a house is told in their
 * bell of one that is new. The first device of an account is no news.
 */
export async function noteDevice(
  { db, key, ring }: Parts,
  sessionId: string,
  asked: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<void> {
  const { ip, userAgent } = senderOf(asked.request)
  // Who keeps no cookie, or comes to the app from the console's sign-in, is known by what they call themselves and where they are.
  const marks = [deviceToken(asked), `${addressKey(ip)} ${userAgent}`].filter((mark) => mark !== undefined)
  const deviceHashes = marks.map((mark) => hashWithKey(key, 'sign-in device', mark))
  const [known] = await knownDevice(db, { sessionId, deviceHashes })
  if (known === undefined) return
  const { account_id: accountId, is_resident: isResident } = known
  await rememberDevice(db, { accountId, deviceHashes })
  if (known.is_known || !known.has_others) return
  const { homes, pays } = await homesNow(db, accountId)
  const [home] = [...homes, ...pays]
  if (home === undefined) return
  const about = { device: nameOf(userAgent), time: writtenMoment(new Date().toISOString()) }
  const link = isResident ? `/app/homes/${home.apartmentId}/more/devices` : '/profile'
  await db.transaction((tx) =>
    ring(tx, [accountId], { link, buildingId: null, say: (language) => newDeviceText[language](about) }),
  )
}

/** `Chrome, Android`, as far as it says what it is. */
function nameOf(userAgent: string): string {
  const { browser, system } = deviceOf(userAgent)
  return [browser, system].filter((name) => name !== undefined).join(', ') || userAgent.slice(0, 40) || '?'
}

const since = `now() - interval '${lifetimes.knownDevice} seconds'`

/** Whether a session's account has signed in with the device before, or with any other. */
const knownDevice = query({
  row: { account_id: 'bigint', is_resident: 'boolean', is_known: 'boolean', has_others: 'boolean' },
  takes: { sessionId: 'bigint', deviceHashes: 'text[]' },
  sql: ({ sessionId, deviceHashes }) =>
    `select s.account_id, c.type = ${optionsOf(account, 'type').org_resident} as is_resident,
        exists (select from sign_in_device d where d.account_id = s.account_id and d.device_hash = any(${deviceHashes})
          and d.seen_at > ${since}) as is_known,
        exists (select from sign_in_device d where d.account_id = s.account_id)
          or exists (select from session o where o.account_id = s.account_id and o.id <> s.id) as has_others
      from session s join account c on c.id = s.account_id where s.id = ${sessionId}`,
})

const rememberDevice = command({
  takes: { accountId: 'bigint', deviceHashes: 'text[]' },
  sql: ({ accountId, deviceHashes }) =>
    `insert into sign_in_device (account_id, device_hash) select ${accountId}, hash from unnest(${deviceHashes}) hash
      on conflict (account_id, device_hash) do update set seen_at = now()`,
})

export const cleanKnownDevices = command({
  takes: {},
  sql: () => `delete from sign_in_device where seen_at < ${since}`,
})
