import { isZero } from '#core/amount.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { nobody } from '#api/context.ts'
import type { Tx } from '#api/database/pool.ts'
import { apiError } from '#api/http/error.ts'
import type { Params } from '#api/records/sql/params.ts'
import { command } from '#api/sql/query.ts'
import type { LedgerAccount } from '#domain/money/ledger-accounts.ts'
import { monthClosed } from './closed-months.ts'
import type { DocumentKind } from './documents.ts'

/** Documents that are booked in a way of their own: fees in bulk, receipts in the statement that makes them. */
type OwnKind = 'fee' | 'receipt'

/**
 * What becomes of a prepayment: a fee takes its portion, or gives it back (both are about the fee), or all that is left
 * becomes credit.
 */
type PrepaidKind = 'prepayment_release' | 'prepayment_release_void' | 'prepayment_end'

/** Kinds of entries that may be booked, each once for a document: `ledger_entry_account` has the same. */
export type EntryKind =
  | 'opening'
  | 'till_closing'
  | PrepaidKind
  | OwnKind
  | `${OwnKind}_void`
  | DocumentKind
  | `${DocumentKind}_void`

/** One side of an entry: a debit is positive, a credit negative. */
export interface LedgerLine {
  readonly account: LedgerAccount
  readonly apartmentId?: string
  readonly cashAccountId?: string
  /**
   * For revenue and expense: a fee type, or the category's id. For a deposit its id, for a cash difference the cash
   * account's.
   */
  readonly category?: string
  /** In the building's currency. */
  readonly amount: string
  /** What it is in the currency of a cash account that is kept in another; it says nothing of any other account. */
  readonly foreign?: ForeignAmount
}

export interface ForeignAmount {
  readonly amount: string
  /** So many of the other currency of the pair for one `rateOf`. */
  readonly rate?: number | null
  readonly rateOf?: CurrencyCode | null
}

export interface Entry {
  readonly kind: EntryKind
  readonly buildingId: string
  /** yyyy-MM-dd, by the office's clock. */
  readonly bookedOn: string
  /** The account; `nobody` for what a rule books. */
  readonly by: string
  readonly lines: readonly LedgerLine[]
  /**
   * For a receipt: what it settles of which fees, in the same statement because the book of numbers is locked
   * meanwhile.
   */
  readonly settles?: readonly Settled[]
}

export interface Settled {
  readonly fee_id: string
  readonly amount: string
}

/**
 * Books one entry with all of its lines in one statement. The database refuses it if it does not balance, if its
 * document is booked already, in a closed month, and if a debt or a credit would fall below zero.
 */
export async function post(
  tx: Tx,
  { lines, ...entry }: Omit<Entry, 'settles'> & { readonly documentId: string },
): Promise<void> {
  if (!lines.some(moves)) return
  await translateRefusals(bookEntry(tx, { ...entry, lines: linesJson(lines) }))
}

const bookEntry = command({
  takes: {
    buildingId: 'bigint',
    kind: 'text',
    documentId: 'bigint',
    bookedOn: 'date',
    by: 'bigint',
    lines: 'jsonb',
  },
  sql: ({ documentId: id, ...places }) => `with ${entryParts({ ...places, id })} select`,
})

/**
 * SQL of the id of the document that an entry is about, and of where that is read from: without a row nothing is
 * booked.
 */
interface Document {
  readonly id: string
  readonly from?: string
}

/** The same as parts of a statement; its values are added to the statement's parameters. */
export function entrySql(entry: Entry, { id, from }: Document, params: Params): string {
  const add = (value: unknown, type: string) => `${params.add(value)}::${type}`
  return entryParts({
    buildingId: add(entry.buildingId, 'bigint'),
    kind: add(entry.kind, 'text'),
    id,
    bookedOn: add(entry.bookedOn, 'date'),
    by: add(entry.by, 'bigint'),
    lines: add(linesJson(entry.lines), 'jsonb'),
    ...(entry.settles === undefined ? {} : { settles: add(JSON.stringify(entry.settles), 'jsonb') }),
    ...(from === undefined ? {} : { from }),
  })
}

/** The lines with an amount, numbered, as the statement reads them. */
const linesJson = (lines: Entry['lines']) =>
  JSON.stringify(
    lines.filter(moves).map((line, at) => ({
      number: at + 1,
      account: line.account,
      apartment_id: line.apartmentId,
      cash_account_id: line.cashAccountId,
      category: line.category,
      amount: line.amount,
      foreign_amount: line.foreign?.amount,
      rate: line.foreign?.rate,
      rate_of: line.foreign?.rateOf,
    })),
  )

const moves = ({ amount, foreign }: LedgerLine) => !isZero(amount) || !isZero(foreign?.amount ?? '0')

/** SQL of the parts of an entry. */
interface EntryParts extends Document {
  readonly buildingId: string
  readonly kind: string
  readonly bookedOn: string
  readonly by: string
  readonly lines: string
  readonly settles?: string
}

function entryParts({ buildingId, kind, id, bookedOn, by, lines, settles, from }: EntryParts): string {
  const settled =
    settles === undefined
      ? ''
      : `settled as (insert into settlement (building_id, fee_id, receipt_id, amount)
          select ${buildingId}, l.fee_id, ${id}, l.amount
          from ${from === undefined ? '' : `${from}, `}
            jsonb_to_recordset(${settles}) l(fee_id bigint, amount numeric) order by l.fee_id), `
  return `${settled}entry as (insert into ledger_entry (building_id, kind, document_id, booked_on, created_by)
      select ${buildingId}, ${kind}, ${id}, ${bookedOn}, nullif(${by}, ${nobody})
      ${from === undefined ? '' : `from ${from} `}returning building_id, id),
    booked as (insert into ledger_line
        (building_id, entry_id, number, account, apartment_id, cash_account_id, category, amount, currency,
          foreign_amount, rate, rate_of)
      select entry.building_id, entry.id, l.number, l.account, l.apartment_id, l.cash_account_id,
        coalesce(l.category, ''), l.amount, c.currency, case when c.currency is not null then l.foreign_amount end,
        case when c.currency is not null then l.rate end, case when c.currency is not null then l.rate_of end
      from entry, jsonb_to_recordset(${lines}) l(number smallint, account text, apartment_id bigint,
        cash_account_id bigint, category text, amount numeric, foreign_amount numeric, rate numeric, rate_of text),
        lateral (select (select a.currency_code from cash_account a
          where a.building_id = entry.building_id and a.id = l.cash_account_id) as currency) c)`
}

export interface Reversal extends Pick<Entry, 'buildingId' | 'bookedOn' | 'by'> {
  readonly documentId: string
  readonly of: EntryKind
  readonly kind: EntryKind
}

/** Books the opposite of an entry; returns whether there was one. */
export async function reverse(tx: Tx, reversal: Reversal): Promise<boolean> {
  return (await translateRefusals(bookOpposite(tx, reversal))) > 0
}

const bookOpposite = command({
  takes: {
    buildingId: 'bigint',
    of: 'text',
    documentId: 'bigint',
    kind: 'text',
    bookedOn: 'date',
    by: 'bigint',
  },
  sql: ({ buildingId, of, documentId, kind, bookedOn, by }) =>
    `with o as (select id from ledger_entry
        where building_id = ${buildingId} and kind = ${of} and document_id = ${documentId}),
      e as (insert into ledger_entry (building_id, kind, document_id, booked_on, created_by)
        select ${buildingId}, ${kind}, ${documentId}, ${bookedOn}, ${by} from o returning building_id, id)
      insert into ledger_line (building_id, entry_id, number, account, apartment_id, cash_account_id, category, amount, currency,
          foreign_amount, rate, rate_of)
      select e.building_id, e.id, l.number, l.account, l.apartment_id, l.cash_account_id, l.category, -l.amount,
          l.currency, -l.foreign_amount, l.rate, l.rate_of
        from e, o join ledger_line l on l.building_id = ${buildingId} and l.entry_id = o.id`,
})

const balances = new Set(['debt', 'ledger_balance'])

/**
 * Turns what the database refuses to book into an error that may be shown: a closed month, a balance beyond its bounds.
 */
export function refusalOf(thrown: unknown): unknown {
  const { code, table = '' } = thrown as { code?: string; table?: string }
  if (code === 'LB001') return monthClosed()
  return code === '23514' && balances.has(table) ? apiError(422, 'too_large') : thrown
}

export async function translateRefusals<T>(booking: Promise<T>): Promise<T> {
  try {
    return await booking
  } catch (thrown) {
    throw refusalOf(thrown)
  }
}
