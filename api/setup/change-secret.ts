import { openSecret, sealSecret } from '../auth/second-factor/seal.ts'
import { openGatewaySecret, sealGatewaySecret } from '../banks/bank-gateway.extension.ts'
import type { Db, Tx } from '../database/pool.ts'
import { connectedServers } from '../events/connected-servers.ts'
import { residentInvitation } from '#entities/people/resident-invitation.ts'
import { bumpSql } from '../records/sql/bump-sql.ts'
import { statesOf } from '../sql/literals.ts'
import { command, query } from '../sql/query.ts'
import { proofOf, proveSecret } from './prove-secret.ts'

interface Secrets {
  /** Undefined: it is lost, and what was sealed under it with it. */
  readonly from: Buffer | undefined
  readonly to: Buffer
}

/** How many of each. */
interface Changed {
  readonly sealedAnew: number
  /** Second factors and banks' secrets that nobody can read any more. */
  readonly lost: number
  /** Recovery codes, of which only keyed hashes are kept: their owners need new ones. */
  readonly recoveryCodes: number
  /** Invitations to the app, of which only keyed hashes are kept: they are sent again. */
  readonly invitations: number
}

/**
 * Seals everything anew under another secret of the server, all of it or nothing. Throws where a server is running, or
 * `from` is not the secret that the database was made with.
 */
export const changeSecret = (owner: Db, { from, to }: Secrets): Promise<Changed> =>
  owner.transaction(async (tx) => {
    await refuseWhileServed(tx)
    if (from !== undefined) await proveSecret(tx, from)
    const sealed = [
      ...(await factors(tx, {})).map(({ account_id: id, secret }) => ({
        sealAnew: (key: Buffer) => sealSecret(to, id, openSecret(key, id, secret)),
        keep: (fresh: string) => keepFactor(tx, { id, secret: fresh }),
      })),
      ...(await gateways(tx, {})).map(({ id, building_id: buildingId, secret }) => ({
        sealAnew: (key: Buffer) =>
          sealGatewaySecret(to, buildingId, openGatewaySecret(key, buildingId, secret)),
        keep: (fresh: string) => keepGateway(tx, { id, secret: fresh }),
      })),
    ]
    let sealedAnew = 0
    for (const { sealAnew, keep } of sealed) {
      const fresh = from === undefined ? undefined : orNothing(() => sealAnew(from))
      if (fresh === undefined) continue
      await keep(fresh)
      sealedAnew += 1
    }
    const recoveryCodes = await dropCodes(tx, {})
    const invitations = await endInvitations(tx, {})
    await keepNewProof(tx, { content: JSON.stringify({ proof: proofOf(to) }) })
    return { sealedAnew, lost: sealed.length - sealedAnew, recoveryCodes, invitations }
  })

/** A server that goes on would seal what is new under the former secret. */
async function refuseWhileServed(tx: Tx): Promise<void> {
  const servers = await connectedServers(tx)
  if (servers.length === 0) return
  const named = servers.map(({ host, version, started_at: at }) => `${host} (${version}, since ${at})`)
  throw new Error(`Servers are running on this database: stop them first. ${named.join(', ')}`)
}

/** What was sealed under a yet earlier secret is lost already. */
function orNothing(sealAnew: () => string): string | undefined {
  try {
    return sealAnew()
  } catch {
    return undefined
  }
}

const factors = query({
  row: { account_id: 'bigint', secret: 'text' },
  takes: {},
  sql: () => `select account_id, secret from second_factor order by account_id for update`,
})
const keepFactor = command({
  takes: { id: 'bigint', secret: 'text' },
  sql: ({ id, secret }) => `update second_factor set secret = ${secret} where account_id = ${id}`,
})
const gateways = query({
  row: { id: 'bigint', building_id: 'bigint', secret: 'text' },
  takes: {},
  sql: () => `select id, building_id, secret from bank_gateway order by id for update`,
})
const keepGateway = command({
  takes: { id: 'bigint', secret: 'text' },
  sql: ({ id, secret }) => `update bank_gateway set secret = ${secret} where id = ${id}`,
})
const dropCodes = command({ takes: {}, sql: () => `delete from recovery_code` })
const { revoked, waiting } = statesOf(residentInvitation)
const endInvitations = command({
  takes: {},
  sql: () => `update resident_invitation set status = ${revoked}, ${bumpSql()} where status = ${waiting}`,
})
const keepNewProof = command({
  takes: { content: 'jsonb' },
  sql: ({ content }) =>
    `insert into setting (organisation_id, code, content) values (0, 'server_secret', ${content})
      on conflict (organisation_id, building_id, code) do update set content = excluded.content, updated_at = now()`,
})
