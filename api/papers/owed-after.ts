import { literalsOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { accounts } from '#domain/money/ledger-accounts.ts'
import type { EntryKind } from '../ledger/ledger.ts'

const { receivable } = literalsOf(accounts)
const { receipt: collected } = literalsOf(['receipt'] satisfies EntryKind[])

/**
 * What the apartment of each receipt owed once the receipt was booked: the ledger's lines up to its entry, so that every
 * copy says the same, whenever it is printed. `is_open`: it owes at least as much of it now, so that a later copy asks for
 * no money that has come since.
 */
export const owedAfter = query({
  row: { receipt_id: 'text', owed: 'text', is_open: 'boolean' },
  takes: { buildingId: 'bigint', ids: 'bigint[]' },
  sql: ({ buildingId, ids }) =>
    `select r.id::text as receipt_id, trim_scale(a.owed)::text as owed, a.owed > 0 and a.owed_now >= a.owed as is_open
      from receipt r join ledger_entry e
          on e.building_id = r.building_id and e.kind = ${collected} and e.document_id = r.id
        cross join lateral (select coalesce(sum(l.amount) filter (where l.entry_id <= e.id), 0) as owed,
            coalesce(sum(l.amount), 0) as owed_now from ledger_line l
          where l.building_id = r.building_id and l.apartment_id = r.apartment_id and l.account = ${receivable}) a
      where r.building_id = ${buildingId} and r.id = any(${ids})`,
})
