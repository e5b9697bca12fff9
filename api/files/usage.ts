import type { FastifyInstance } from 'fastify'
import type { DataOf } from '#domain/calls/call.ts'
import { readFileUsage } from '#domain/calls/files.ts'
import { file } from '#entities/account/file.ts'
import { answerCall } from '../calls/answer-call.ts'
import type { Caller } from '../context.ts'
import type { Db } from '../database/pool.ts'
import { createParams } from '../records/sql/params.ts'
import { presentOutcome } from '../records/present/present-own.ts'
import { presentRows, type Sources } from '../records/present/present-rows.ts'
import type { Records } from '../records/records.ts'
import { rowScope } from '../records/rights.ts'
import { defaultQuotas, usedByBuilding, type Quotas } from '../storage/quota.ts'

type StorageUsage = DataOf<typeof readFileUsage>
type Sum = StorageUsage['used']
type LargeFile = StorageUsage['largest'][number]

interface UsageServices {
  readonly db: Db
  readonly records: Records
  readonly quotas?: Quotas | undefined
}

/** `GET /v1/manage/files/usage?building_id=`: how much of its storage a building uses, and for what. */
export function usageRoute(app: FastifyInstance, parts: UsageServices): void {
  answerCall(app, readFileUsage, async ({ caller: callerOf, params }) => {
    const { building_id: buildingId } = params()
    const caller = callerOf()
    rowScope({ plan: parts.records.planOf(file), caller, flags: ['read'], buildingId })
    const { by_account, largest, ...figures } = await readUsage(parts, caller, buildingId)
    const asked = { planOf: parts.records.planOf, caller, buildingId }
    return {
      data: {
        ...presentOutcome(figures),
        by_account: presentRows(asked, uploaderSources, by_account),
        largest: presentRows(asked, largeFileSources, largest),
      },
    }
  })
}

const uploaderSources: Sources<StorageUsage['by_account'][number]> = {
  account_id: 'figure',
  name: 'account.name',
  bytes: 'figure',
  files: 'figure',
}
const largeFileSources: Sources<LargeFile> = {
  id: 'figure',
  name: 'file.name',
  size: 'file.size',
  owner_entity: 'file.owner_entity',
  owner_id: 'file.owner_id',
  owner_field: 'file.owner_field',
  created_at: 'file.created_at',
}

const accountsShown = 20
const filesShown = 10

async function readUsage(
  { db, records, quotas = defaultQuotas }: UsageServices,
  caller: Caller,
  buildingId: string,
): Promise<StorageUsage> {
  const visible = () => {
    const params = createParams([buildingId])
    const seen = records.extensions.get(file.name)?.where?.(caller, params, {}) ?? 'true'
    return { values: params.values, from: `from file t where t.building_id = $1::bigint and ${seen}` }
  }
  const ask = <T>(text: (from: string) => string) => {
    const { values, from } = visible()
    // oxlint-disable-next-line statements/declared -- which files are counted depends on what this caller may see
    return db.query<T & object>(text(from), values)
  }
  const sums = 'coalesce(sum(t.size), 0)::float8 as bytes, count(*)::int as files'
  // One after the other: in parallel they would take a connection each.
  const used = await usedByBuilding(db, buildingId)
  const byEntity = await ask<StorageUsage['by_entity'][number]>(
    (from) => `select t.owner_entity as entity, ${sums} ${from} group by 1 order by 2 desc, 1`,
  )
  const byAccount = await ask<StorageUsage['by_account'][number]>(
    (from) => `select u.account_id, a.name, u.bytes, u.files from (
          select t.created_by as account_id, ${sums} ${from} group by 1 order by 2 desc, 1 limit ${accountsShown}) u
        left join account a on a.id = u.account_id order by u.bytes desc, u.account_id`,
  )
  const largest = await ask<LargeFile>(
    (from) =>
      `select t.id, t.name, t.size::float8 as size, t.owner_entity, t.owner_id, t.owner_field, t.created_at
        ${from} and t.deleted_at is null order by t.size desc, t.id desc limit ${filesShown}`,
  )
  return {
    limit: quotas.building,
    used,
    by_entity: byEntity,
    by_account: byAccount,
    largest,
    others: {
      bytes: Math.max(0, used.bytes - total(byEntity, 'bytes')),
      files: Math.max(0, used.files - total(byEntity, 'files')),
    },
  }
}

const total = (rows: readonly Sum[], what: keyof Sum) => rows.reduce((sum, row) => sum + row[what], 0)
