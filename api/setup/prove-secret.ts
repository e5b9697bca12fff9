import { hashWithKey } from '../auth/server-key.ts'
import type { Queryable } from '../database/pool.ts'
import { query } from '../sql/query.ts'
import { json } from '../sql/types.ts'

/**
 * Keeps a proof of the server's secret with the data at the first start, and refuses every other secret from then on: with
 * one, second factors and the banks' messages could not be read, and at DATABASE_URL it would lock out the servers that
 * have the right one. The proof tells nothing of the secret.
 */
export async function proveSecret(owner: Queryable, key: Buffer): Promise<void> {
  const proof = proofOf(key)
  const [kept] = await keepProof(owner, { content: JSON.stringify({ proof }) })
  if (kept?.content.proof === proof) return
  throw Object.assign(
    new Error(
      'This database belongs to a server with another secret: start with the LOBBY_SECRET, or the key file (server.key in ' +
        'DATA_DIR, or LOBBY_KEY_FILE), that it was made with; after a restore, bring that file back as well. Nothing was changed.',
    ),
    { code: 'OTHER_SECRET' },
  )
}

/** Tells nothing of the secret, and is the same only for the same. */
export const proofOf = (key: Buffer): string => hashWithKey(key, 'proof of the secret')

/** The proof that is kept: this one, if there was none. Of two servers that start together, both see the first's. */
const keepProof = query({
  row: { content: json<{ readonly proof: string }>() },
  takes: { content: 'jsonb' },
  sql: ({ content }) =>
    `insert into setting (organisation_id, code, content) values (0, 'server_secret', ${content})
      on conflict (organisation_id, building_id, code) do update set updated_at = setting.updated_at
      returning content`,
})
