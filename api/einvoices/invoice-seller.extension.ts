import type { RecordOf } from '#core/stored.ts'
import { takeNamedLock } from '#api/database/named-lock.ts'
import type { Tx } from '#api/database/pool.ts'
import { apiError, invalidInput } from '#api/http/error.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { statesOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { invoiceSeller } from '#entities/einvoices/invoice-seller.ts'
import { isVietnamese } from './seller.ts'

/** A building's invoices are in one name at a time: one seller is active. */
export const invoiceSellerExtension = extendEntity(invoiceSeller, {
  create: {
    async before({ values, tx, also }) {
      if (!(await isVietnamese(tx, values.building_id)))
        throw invalidInput([{ field: 'name', code: 'invoices_only_in_vietnam' }])
      return also({})
    },
    after: ({ after, tx }) => requireOnlyActive(tx, after),
  },
  change: { after: ({ after, tx }) => requireOnlyActive(tx, after) },
  restore: { after: ({ after, tx }) => requireOnlyActive(tx, after) },
})

async function requireOnlyActive(
  tx: Tx,
  { id, building_id: buildingId, status }: RecordOf<typeof invoiceSeller>,
): Promise<void> {
  if (status !== 'active') return
  await takeNamedLock(tx, `invoice-seller/${buildingId}`)
  const others = await otherActive(tx, { buildingId, id })
  if (others.length > 0) throw apiError(409, 'seller_active', [{ field: 'name', code: 'seller_active' }])
}

const otherActive = query({
  row: {},
  takes: { buildingId: 'bigint', id: 'bigint' },
  sql: ({ buildingId, id }) =>
    `select from invoice_seller where building_id = ${buildingId} and id <> ${id} and deleted_at is null
      and status = ${statesOf(invoiceSeller).active} limit 1`,
})
