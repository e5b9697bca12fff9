import { seal, unseal } from '#api/auth/seal.ts'
import type { Tx } from '#api/database/pool.ts'
import { apiError } from '#api/http/error.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { query } from '#api/sql/query.ts'
import type { RecordOf } from '#core/stored.ts'
import { bankGateway } from '#entities/banks/bank-gateway.ts'

const placeOf = (buildingId: string) => ({
  purpose: 'bank-gateway-secret',
  boundTo: `bank-gateway:${buildingId}`,
})

/**
 * Seals the secret that somebody typed: the database keeps nothing with which a message could be forged. Of each account
 * one gateway tells: two would tell of one transfer under two ids, which nobody could know for the same.
 */
export const bankGatewayExtension = (key: Buffer) =>
  extendEntity(bankGateway, {
    create: {
      before: ({ values, also }) =>
        also({ secret: sealGatewaySecret(key, values.building_id, values.secret) }),
      after: ({ after, tx }) => requireOnlyActive(tx, after),
    },
    update({ before, changes, also }) {
      const { secret } = changes
      return typeof secret === 'string' && secret !== before.secret
        ? also({ secret: sealGatewaySecret(key, before.building_id, secret) })
        : undefined
    },
    change: { after: ({ after, tx }) => requireOnlyActive(tx, after) },
    restore: { after: ({ after, tx }) => requireOnlyActive(tx, after) },
  })

export const sealGatewaySecret = (key: Buffer, buildingId: string, secret: string): string =>
  seal(key, placeOf(buildingId), Buffer.from(secret))

/** The secret as it was typed. Throws if it was sealed for another building, or under another key. */
export const openGatewaySecret = (key: Buffer, buildingId: string, kept: string): string =>
  unseal(key, placeOf(buildingId), kept).toString('utf8')

/** Those that arrive at the same time are compared one after the other. */
async function requireOnlyActive(tx: Tx, gateway: RecordOf<typeof bankGateway>): Promise<void> {
  if (!gateway.is_active) return
  const { building_id: buildingId, bank_id: bankId, id } = gateway
  await lockAccount(tx, { buildingId, bankId })
  if ((await otherActive(tx, { buildingId, bankId, id })).length > 0)
    throw apiError(409, 'bank_has_gateway', [{ field: 'bank_id', code: 'bank_has_gateway' }])
}

const lockAccount = query({
  row: {},
  takes: { buildingId: 'bigint', bankId: 'bigint' },
  sql: ({ buildingId, bankId }) =>
    `select from bank where building_id = ${buildingId} and id = ${bankId} for no key update`,
})

const otherActive = query({
  row: {},
  takes: { buildingId: 'bigint', bankId: 'bigint', id: 'bigint' },
  sql: ({ buildingId, bankId, id }) =>
    `select from bank_gateway where building_id = ${buildingId} and bank_id = ${bankId} and id <> ${id}
        and is_active and deleted_at is null limit 1`,
})
