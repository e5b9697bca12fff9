import { isZero } from '#core/amount.ts'
import type { Tx } from '#api/database/pool.ts'
import { apiError } from '#api/http/error.ts'
import { monthClosed } from './office.ts'

/** What may be booked, each once for a document: the table's own check has the same list. */
export type EntryKind =
  | 'fee'
  | 'fee_void'
  | 'opening'
  | 'receipt'
  | 'receipt_void'
  | 'receipt_voucher'
  | 'receipt_voucher_void'
  | 'payment_voucher'
  | 'payment_voucher_void'

export type Account = 'receivable' | 'credit' | 'cash' | 'revenue' | 'expense' | 'deduction' | 'opening'

/** One side of an entry: a debit is positive, a credit negative. */
export interface LedgerLine {
  readonly account: Account
  readonly apartmentId?: string
  readonly cashAccountId?: string
  /** Of revenue and expense: a fee type, or the category's id. */
  readonly category?: string
  /** In the building's currency. */
  readonly amount: string
}

export interface Entry {
  readonly kind: EntryKind
  readonly buildingId: string
  readonly documentId: string
  /** yyyy-MM-dd, of the office. */
  readonly bookedOn: string
  readonly by: string
  readonly lines: readonly LedgerLine[]
  /** Of a receipt: what it settles of which fees, in the same statement, as the book of numbers waits for it. */
  readonly settles?: readonly Settled[]
}

export interface Settled {
  readonly fee_id: string
  readonly amount: string
}

/**
 * Books one entry with all of its lines in one statement; the database refuses it where it does not balance, where its
 * document is booked already, in a closed month, and where a debt or a credit would fall below zero.
 */
export async function post(tx: Tx, entry: Entry): Promise<void> {
  const lines = entry.lines.filter(({ amount }) => !isZero(amount))
  if (lines.length === 0) return
  const booked = tx.execute(
    `with ${entry.settles === undefined ? '' : settling}e as (insert into ledger_entry (building_id, kind, document_id, booked_on, created_by)
        values ($1, $2, $3, $4, $5) returning building_id, id)
      insert into ledger_line (building_id, entry_id, number, account, apartment_id, cash_account_id, category, amount)
      select e.building_id, e.id, l.number, l.account, l.apartment_id, l.cash_account_id, coalesce(l.category, ''), l.amount
        from e, jsonb_to_recordset($6::jsonb)
          l(number smallint, account text, apartment_id bigint, cash_account_id bigint, category text, amount numeric)`,
    [
      entry.buildingId,
      entry.kind,
      entry.documentId,
      entry.bookedOn,
      entry.by,
      JSON.stringify(
        lines.map((line, at) => ({
          number: at + 1,
          account: line.account,
          apartment_id: line.apartmentId,
          cash_account_id: line.cashAccountId,
          category: line.category,
          amount: line.amount,
        })),
      ),
      ...(entry.settles === undefined ? [] : [JSON.stringify(entry.settles)]),
    ],
  )
  await refusals(booked)
}

/** The entry's document is a receipt. */
const settling = `s as (insert into settlement (building_id, fee_id, receipt_id, amount)
    select $1, l.fee_id, $3, l.amount from jsonb_to_recordset($7::jsonb) l(fee_id bigint, amount numeric) order by l.fee_id),
  `

export interface Reversal extends Pick<Entry, 'buildingId' | 'documentId' | 'bookedOn' | 'by'> {
  readonly of: EntryKind
  readonly kind: EntryKind
}

/** Books the opposite of an entry; whether there was one. */
export async function reverse(tx: Tx, reversal: Reversal): Promise<boolean> {
  const written = tx.execute(
    `with o as (select id from ledger_entry where building_id = $1 and kind = $2 and document_id = $3),
      e as (insert into ledger_entry (building_id, kind, document_id, booked_on, created_by)
        select $1, $4, $3, $5, $6 from o returning building_id, id)
      insert into ledger_line (building_id, entry_id, number, account, apartment_id, cash_account_id, category, amount)
      select e.building_id, e.id, l.number, l.account, l.apartment_id, l.cash_account_id, l.category, -l.amount
        from e, o join ledger_line l on l.building_id = $1 and l.entry_id = o.id`,
    [reversal.buildingId, reversal.of, reversal.documentId, reversal.kind, reversal.bookedOn, reversal.by],
  )
  return (await refusals(written)) > 0
}

const balances = new Set(['debt', 'ledger_balance'])

/** What the database refuses to book, as it may be told: a month that is closed, a balance beyond its bounds. */
export async function refusals<T>(booking: Promise<T>): Promise<T> {
  try {
    return await booking
  } catch (thrown) {
    const { code, table = '' } = thrown as { code?: string; table?: string }
    if (code === 'LB001') throw monthClosed()
    if (code === '23514' && balances.has(table)) throw apiError(422, 'too_large')
    throw thrown
  }
}
