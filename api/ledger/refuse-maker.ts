import type { Caller } from '#api/context.ts'
import type { Tx } from '#api/database/pool.ts'
import { apiError } from '#api/http/error.ts'
import { query } from '#api/sql/query.ts'
import { approvalRules } from './approval-limit.ts'
import { documentTables } from './documents.ts'
import { madeBySql } from './made-by.ts'

/** Whatever is approved by another where a building's makers do not approve: money, what bookings charge, goods. */
const tables = {
  ...documentTables,
  service_booking: 'service_booking',
  utility_booking: 'utility_booking',
  stock_in: 'stock_in',
  stock_out: 'stock_out',
  stock_count: 'stock_count',
} as const

interface Asked {
  readonly entity: keyof typeof tables
  readonly buildingId: string
  readonly id: string
}

/** 403 `own_document` for one of its makers, where the building's rule says that makers do not approve. */
export async function refuseMaker(tx: Tx, caller: Caller, { entity, ...of }: Asked): Promise<void> {
  const [rules] = await approvalRules(tx, of)
  if (rules?.maker_approves !== false) return
  const { accountId: by, name } = caller.principal
  if ((await makers(tx, { ...of, by, name }, entity)).length > 0) throw apiError(403, 'own_document')
}

/** The document, if this account is one of its makers. */
const makers = query({
  row: {},
  takes: { buildingId: 'bigint', id: 'bigint', by: 'bigint', name: 'text' },
  over: tables,
  sql: ({ buildingId, id, by, name }, table) =>
    `select from ${table} d where building_id = ${buildingId} and id = ${id} and ${madeBySql('d', { table, by, name })}`,
})
