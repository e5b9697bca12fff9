import type { Queryable, Tx } from '#api/database/pool.ts'
import type { LineDocumentKind } from '#domain/money/bank/line-documents.ts'
import { bumpSql } from '#api/records/sql/bump-sql.ts'
import { column } from '#api/sql/column.ts'
import { literalsOf, optionsOf, statesOf } from '#api/sql/literals.ts'
import { command, query } from '#api/sql/query.ts'
import { bankLine } from '#entities/banks/bank-line.ts'
import { accounts } from '#domain/money/ledger-accounts.ts'
import { documentTables } from './documents.ts'

// Which documents book a bank line (`bank_line_document`). What a document may book is read from its entry: what it moves
// in the funds of the line's bank account. So every kind that moves money there is matched by the same few statements.

const lineIs = statesOf(bankLine)
const why = optionsOf(bankLine, 'why')
const { cash } = literalsOf(accounts)

interface Places {
  readonly buildingId: string
  readonly bankId: string
  readonly kind: string
  readonly documentId: string
}

/** SQL of what a document moves in the funds of a bank account, less what its voiding moved back; below zero: out. */
export const movedSql = ({ buildingId, bankId, kind, documentId }: Places) =>
  `coalesce((select sum(coalesce(p.foreign_amount, p.amount)) from ledger_entry e
      join ledger_line p on p.building_id = e.building_id and p.entry_id = e.id and p.account = ${cash}
      join cash_account f on f.building_id = p.building_id and f.id = p.cash_account_id and f.bank_id = ${bankId}
    where e.building_id = ${buildingId} and e.document_id = ${documentId} and e.kind in (${kind}, ${kind} || '_void')), 0)`

/** SQL of how much of it lines of the bank account have. */
export const attachedSql = ({ buildingId, bankId, kind, documentId }: Places) =>
  `coalesce((select sum(d.amount) from bank_line_document d
      join bank_line o on o.building_id = d.building_id and o.id = d.line_id and o.bank_id = ${bankId}
    where d.building_id = ${buildingId} and d.kind = ${kind} and d.document_id = ${documentId}), 0)`

const tables = { ...documentTables, receipt: 'receipt', bank_line: 'bank_line' } as const
export type LockedKind = keyof typeof tables

const place = { buildingId: 'bigint', id: 'bigint' } as const

/** Locks a document, so that it is not voided, nor taken by another line, meanwhile. */
export const lockDocument = query({
  row: {},
  takes: place,
  over: tables,
  sql: ({ buildingId, id }, table) =>
    `select from ${table} where building_id = ${buildingId} and id = ${id} for no key update`,
})

/** Nobody changes the number, the currency or the funds of the bank account meanwhile (`bank_matched`). */
export const holdFacts = command({
  takes: { buildingId: 'bigint', bankId: 'bigint | null' },
  sql: ({ buildingId, bankId }) =>
    `select from bank where building_id = ${buildingId} and id = ${bankId} for share`,
})

/** What a document moves in the bank account, and what lines have of it already. */
export const documentMoves = query({
  row: { moved: 'text', attached: 'text' },
  takes: { buildingId: 'bigint', bankId: 'bigint', kind: 'text', documentId: 'bigint' },
  sql: (places) => `select ${movedSql(places)}::text as moved, ${attachedSql(places)}::text as attached`,
})

interface Attachment {
  readonly kind: LineDocumentKind
  readonly id: string
  readonly amount: string
  readonly isMade: boolean
}

/** Writes what books a line. The line itself says how much that is: its `booked` is the caller's. */
export async function writeDocuments(
  tx: Tx,
  line: { readonly buildingId: string; readonly lineId: string; readonly by: string | null },
  documents: readonly Attachment[],
): Promise<void> {
  await insertDocuments(tx, { ...line, documents: JSON.stringify(documents) })
}

const insertDocuments = command({
  takes: { buildingId: 'bigint', lineId: 'bigint', by: 'bigint | null', documents: 'jsonb' },
  sql: ({ buildingId, lineId, by, documents }) =>
    `insert into bank_line_document (building_id, line_id, kind, document_id, amount, is_made, created_by)
      select ${buildingId}, ${lineId}, d.kind, d.id, d.amount, d."isMade", ${by}
        from jsonb_to_recordset(${documents}) d(kind text, id bigint, amount numeric, "isMade" boolean)`,
})

/** What books a line, in the order in which it was joined. */
export const documentsOfLine = query({
  row: { kind: 'text', document_id: 'bigint', amount: 'text', is_made: 'boolean' },
  takes: { buildingId: 'bigint', lineId: 'bigint' },
  sql: ({ buildingId, lineId }) =>
    `select kind, document_id, trim_scale(amount)::text as amount, is_made from bank_line_document
      where building_id = ${buildingId} and line_id = ${lineId} order by created_at, kind, document_id`,
})

/**
 * The lines that a document books wait again, because it is voided; ids of those. `kind` may be a line: then the other
 * one of the pair waits.
 */
export const releaseLines = query({
  row: { id: column(bankLine, 'id') },
  takes: { buildingId: 'bigint', kind: 'text', documentId: 'bigint' },
  sql: ({ buildingId, kind, documentId }) =>
    `with gone as (delete from bank_line_document where building_id = ${buildingId} and kind = ${kind}
          and document_id = ${documentId} returning line_id, amount)
      update bank_line l set booked = nullif(l.booked - g.amount, 0), status = ${lineIs.unmatched},
          why = case when l.booked > g.amount then ${why.part_booked} when ${kind} = 'receipt' then ${why.receipt_voided}
            when l.type = ${optionsOf(bankLine, 'type').out} then ${why.money_out} else ${why.undone} end,
          receipt_id = case when ${kind} <> 'receipt' or l.receipt_id <> ${documentId} then l.receipt_id end,
          apartment_id = case when ${kind} <> 'receipt' or l.receipt_id <> ${documentId} then l.apartment_id end,
          payment_voucher_id = case when ${kind} <> 'payment_voucher' or l.payment_voucher_id <> ${documentId}
            then l.payment_voucher_id end, ${bumpSql()}
        from gone g where l.building_id = ${buildingId} and l.id = g.line_id returning l.id`,
})

/** A line's documents are its own no longer. */
export const partDocuments = command({
  takes: { buildingId: 'bigint', lineId: 'bigint' },
  sql: ({ buildingId, lineId }) =>
    `delete from bank_line_document where building_id = ${buildingId} and line_id = ${lineId}`,
})

/** Whether lines have a document, of whatever account. */
export const hasLine = async (
  db: Queryable,
  document: { readonly buildingId: string; readonly kind: LineDocumentKind; readonly documentId: string },
): Promise<boolean> => (await linesOf(db, document)).length > 0

const linesOf = query({
  row: {},
  takes: { buildingId: 'bigint', kind: 'text', documentId: 'bigint' },
  sql: ({ buildingId, kind, documentId }) =>
    `select from bank_line_document where building_id = ${buildingId} and kind = ${kind}
      and document_id = ${documentId} limit 1`,
})
