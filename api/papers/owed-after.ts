import { literalsOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { accounts } from '#domain/money/ledger-accounts.ts'
import type { EntryKind } from '../ledger/ledger.ts'

const { receivable } = literalsOf(accounts)
const { receipt: collected } = literalsOf(['receipt'] satisfies EntryKind[])

/**
 * What the apartment of each receipt owed once the receipt was booked: the ledger's lines up to its entry, so that every
 * copy says the same, whenever it is printed.
 */
export const owedAfter = query({
  row: { receipt_id: 'text', owed: 'text' },
  takes: { buildingId: 'bigint', ids: 'bigint[]' },
  sql: ({ buildingId, ids }) =>
    `select r.id::text as receipt_id, (select trim_scale(coalesce(sum(l.amount), 0))::text from ledger_line l
        where l.building_id = r.building_id and l.apartment_id = r.apartment_id and l.account = ${receivable}
          and l.entry_id <= e.id) as owed
      from receipt r join ledger_entry e
        on e.building_id = r.building_id and e.kind = ${collected} and e.document_id = r.id
      where r.building_id = ${buildingId} and r.id = any(${ids})`,
})
