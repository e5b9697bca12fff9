import type { Caller } from '#api/context.ts'
import type { Tx } from '#api/database/pool.ts'
import { command, query } from '#api/sql/query.ts'
import { eInvoice } from '#entities/einvoices/e-invoice.ts'
import { actor, actorOf, logInsert } from '../audit/log-insert.ts'
import { bumpSql } from '../records/sql/bump-sql.ts'

interface OfBatch {
  readonly buildingId: string
  readonly batchId: string
}

/** Discards the drafts of a batch that have no number, so that what they are about can be invoiced again. Returns how many. */
export async function discardDrafts(
  tx: Tx,
  caller: Caller,
  { buildingId, batchId }: OfBatch,
): Promise<number> {
  const drafts = await draftsOf(tx, { buildingId, batchId })
  const ids = drafts.map(({ id }) => id)
  if (ids.length === 0) return 0
  await discardAll(tx, { ...actorOf(caller), buildingId, ids })
  await freeEntries(tx, { buildingId, ids })
  return ids.length
}

/** Gives the entries of invoices free. */
export const freeEntries = command({
  takes: { buildingId: 'bigint', ids: 'bigint[]' },
  sql: ({ buildingId, ids }) =>
    `delete from invoiced_entry where building_id = ${buildingId} and e_invoice_id = any(${ids})`,
})

const draftsOf = query({
  row: { id: 'bigint' },
  takes: { buildingId: 'bigint', batchId: 'bigint' },
  sql: ({ buildingId, batchId }) =>
    `select id from e_invoice where building_id = ${buildingId} and batch_id = ${batchId} and status = 'draft'
      order by id for update`,
})

const discardAll = command({
  takes: { ...actor, buildingId: 'bigint', ids: 'bigint[]' },
  sql: ({ buildingId, ids, ...by }) =>
    `with i as (update e_invoice set status = 'discarded', ${bumpSql()}
        where building_id = ${buildingId} and id = any(${ids}) returning id, building_id, name),
      g as (${logInsert({
        action: 'discard',
        resource: eInvoice.name,
        title: 'name',
        changes: `jsonb_build_array(jsonb_build_object('field', 'status', 'before', 'draft', 'after', 'discarded'))`,
        from: 'i',
        by,
      })})
      select`,
})
