import type { ErrorCode } from '#core/vocabulary.ts'
import { storageQuotas, uploadQuotaHours } from '#domain/constants.ts'
import { command, query, type RowOf } from '#api/sql/query.ts'
import type { Slots } from '#api/sql/types.ts'
import type { Queryable } from '../database/pool.ts'
import { nobody } from '../context.ts'
import { apiError } from '../http/error.ts'

export interface Quota {
  readonly bytes: number
  readonly files: number
}

export interface Quotas {
  /** Bytes that one building stores, its trash included. */
  readonly building: Quota
  /** Bytes that one account uploads within `uploadQuotaHours`; of those without an account, all in one building. */
  readonly account: Quota
}

export const defaultQuotas: Quotas = storageQuotas

interface Upload {
  readonly accountId: string
  readonly buildingId: string | null
  readonly bytes: number
}

/**
 * 413 `upload_quota_exceeded` or `storage_quota_exceeded` if there is no room for the upload. Uploads of one account,
 * and into one building, are counted one after the other until their transaction ends, so that parallel ones never pass
 * together.
 */
export async function requireQuota(tx: Queryable, quotas: Quotas, upload: Upload): Promise<void> {
  // Always in this order, so that two uploads never wait for each other.
  if (upload.accountId !== nobody) await holdLine(tx, { name: `account:${upload.accountId}` })
  if (upload.buildingId !== null) await holdLine(tx, { name: `building:${upload.buildingId}` })
  await checkQuota(tx, quotas, upload)
}

/** The same without a lock: an early refusal, before any work is done. */
export async function checkQuota(db: Queryable, quotas: Quotas, upload: Upload): Promise<void> {
  const { buildingId, bytes } = upload
  requireWithin(quotas.account, await usedBy(db, upload), { bytes, code: 'upload_quota_exceeded' })
  if (buildingId === null) return
  const used = await usedByBuilding(db, buildingId)
  requireWithin(quotas.building, used, { bytes, code: 'storage_quota_exceeded' })
}

/** The same, after files have come into a building with a record. */
export async function requireRoom(tx: Queryable, quotas: Quotas, buildingId: string): Promise<void> {
  const used = await usedByBuilding(tx, buildingId)
  if (used.bytes > quotas.building.bytes || used.files > quotas.building.files)
    throw apiError(413, 'storage_quota_exceeded')
}

export const usedByBuilding = async (db: Queryable, buildingId: string): Promise<Quota> =>
  quotaOf(await sumOfBuilding(db, { buildingId }))

/** Strangers with links are nobody's account: those of one building take no room from another's. */
const usedBy = async (db: Queryable, { accountId, buildingId }: Upload): Promise<Quota> =>
  quotaOf(
    accountId === nobody ? await sumOfStrangers(db, { buildingId }) : await sumOfAccount(db, { accountId }),
  )

const sum = { bytes: 'numeric', files: 'integer' } as const satisfies Slots
/** Files, and sheets that were uploaded to become records. */
const sumOf = ({ files, sheets }: { files: string; sheets: string }) =>
  `select coalesce(sum(size), 0) as bytes, count(*)::int as files
    from (select size from file where ${files} union all select bytes from import_batch where ${sheets}) stored`

const sumOfBuilding = query({
  row: sum,
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) =>
    sumOf({ files: `building_id = ${buildingId}`, sheets: `building_id = ${buildingId}` }),
})
const isCounted = `created_at > now() - interval '${uploadQuotaHours} hours'`
const sumOfAccount = query({
  row: sum,
  takes: { accountId: 'bigint' },
  sql: ({ accountId }) =>
    sumOf({
      files: `created_by = ${accountId} and ${isCounted}`,
      sheets: `account_id = ${accountId} and ${isCounted}`,
    }),
})

const sumOfStrangers = query({
  row: sum,
  takes: { buildingId: 'bigint | null' },
  sql: ({ buildingId }) =>
    `select coalesce(sum(size), 0) as bytes, count(*)::int as files from file
      where created_by = ${nobody} and building_id is not distinct from ${buildingId} and ${isCounted}`,
})

const quotaOf = ([row]: readonly RowOf<typeof sumOfBuilding>[]): Quota => ({
  bytes: Number(row?.bytes ?? 0),
  files: row?.files ?? 0,
})

function requireWithin(quota: Quota, used: Quota, { bytes, code }: { bytes: number; code: ErrorCode }): void {
  if (used.bytes + bytes > quota.bytes || used.files + 1 > quota.files) throw apiError(413, code)
}

const holdLine = command({
  takes: { name: 'text' },
  sql: ({ name }) => `select pg_advisory_xact_lock(hashtextextended('quota:' || ${name}, 0))`,
})
