import type { Language } from '#core/language.ts'
import type { Queryable } from '#api/database/pool.ts'
import { statesOf } from '#api/sql/literals.ts'
import { query, type RowOf } from '#api/sql/query.ts'
import type { Slots } from '#api/sql/types.ts'
import type { ReadParams } from '#domain/calls/call.ts'
import type { readStatement } from '#domain/calls/debts.ts'
import { debtorIn, type Debtor } from '#domain/money/payers.ts'
import { fee } from '#entities/fees/fee.ts'
import { receipt } from '#entities/receipts/receipt.ts'
import { numberSql } from '../ledger/documents-sql.ts'
import { documentKinds, ledgerDocuments, type DocumentLine } from '../ledger/documents.ts'
import { feeOfMonthSql } from '../ledger/fee-name-sql.ts'
import { readBalance } from './balances.ts'
import { accountMoves, debtorMoves, isOwedBy, titledByFee } from './statement-moves.ts'

/** One entry of an apartment's account, with its debt and credit afterwards. */
type StatementLine = Omit<RowOf<typeof linesOf>, 'total' | 'opening'>

export interface Statement {
  readonly outstanding: string
  readonly credit: string
  /** What the apartment owed before the first of these lines. */
  readonly opening: string
  readonly lines: readonly StatementLine[]
  readonly total: number
}

interface StatementRequest {
  readonly buildingId: string
  readonly apartmentId: string
  /** Of the names of its fees. Absent: as they were named first. */
  readonly language?: Language
  /** Of the apartment's fees those alone that somebody owes. */
  readonly debtor?: Debtor
  /** yyyy-MM-dd, inclusive. */
  readonly from?: string
  readonly to?: string
  /** Returns the latest entries, up to this number; `all`: every one. Default 1,000. */
  readonly most?: number | 'all'
}

/** What the parameters of a statement's call ask for; an empty day is none. */
export function statementAsked({ from = '', to = '', ...named }: ReadParams<typeof readStatement>) {
  const debtor = debtorIn(named)
  return {
    ...(from === '' ? {} : { from }),
    ...(to === '' ? {} : { to }),
    ...(debtor === undefined ? {} : { debtor }),
  }
}

/** An apartment's account from the ledger, oldest first: charges, what settled them, and the balance after each. */
export async function statementOf(
  db: Queryable,
  { buildingId, apartmentId, language, debtor, from, to, most = 1_000 }: StatementRequest,
): Promise<Statement> {
  const place = { buildingId, apartmentId }
  const asked = {
    ...place,
    from: from ?? null,
    to: to ?? null,
    most: most === 'all' ? null : most,
    language: language ?? null,
  }
  const whose =
    debtor === undefined ? undefined : ({ ...place, debtorKind: debtor.kind, debtorRef: debtor.ref } as const)
  const rows =
    whose === undefined ? await linesOf(db, asked) : await debtorLinesOf(db, { ...asked, ...whose })
  const [first] = rows
  const now = (await readBalance(db, { buildingId, apartmentId })) ?? { outstanding: '0', credit: '0' }
  const day = from ?? null
  const [open] = whose === undefined ? [now] : await openOf(db, whose)
  const [before] =
    first !== undefined
      ? [first]
      : whose === undefined
        ? await sumBefore(db, { ...place, day })
        : await debtorSumBefore(db, { ...whose, day })
  return {
    ...now,
    outstanding: open?.outstanding ?? '0',
    opening: before?.opening ?? '0',
    total: first?.total ?? 0,
    lines: rows.map(({ total: _total, opening: _opening, ...line }) => line),
  }
}

/** Tables of the other documents that are about an apartment's account; each has a number. */
const numbered = [
  receipt.name,
  ...documentKinds.filter((kind) =>
    ledgerDocuments[kind].lines.some((line: DocumentLine) => line.apartment !== undefined),
  ),
]

const account = { buildingId: 'bigint', apartmentId: 'bigint' } as const satisfies Slots
const ofDebtor = { ...account, debtorKind: 'text', debtorRef: 'text' } as const satisfies Slots
const period = {
  from: 'date | null',
  to: 'date | null',
  /** Null: every one. */
  most: 'integer | null',
  language: 'text | null',
} as const satisfies Slots

const lineColumns = {
  booked_on: 'date',
  kind: 'text',
  document_id: 'bigint',
  /** Number of all entries in the requested period. */
  total: 'integer',
  charged: 'text',
  /** Paid in money, or from credit. */
  paid: 'text',
  /** The deduction that it was granted. */
  deduction: 'text',
  credit: 'text',
  /** Held for fees of later months: more, or less. */
  prepaid: 'text',
  balance: 'text',
  /** What was owed before the entry. */
  opening: 'text',
  /** The entry's subject: the fee and its month, or the document's number. */
  title: 'text',
} as const satisfies Slots

const linesSql = (
  moves: string,
  { buildingId, from, to, most, language }: Record<'buildingId' | keyof typeof period, string>,
) =>
  `with moved as (${moves}),
    running as (select m.*, m.owed + least(m.deduction, 0) as charged,
        m.settled - greatest(m.deduction, 0) as paid,
        sum(m.owed - m.settled) over (order by m.booked_on, m.id) as balance from moved m),
    asked as (select r.*, count(*) over ()::int as total from running r
      where (${from} is null or r.booked_on >= ${from}) and (${to} is null or r.booked_on <= ${to})
      order by r.booked_on desc, r.id desc limit ${most})
    select a.booked_on, a.kind, a.document_id, a.total, trim_scale(a.charged)::text as charged,
      trim_scale(a.paid)::text as paid, trim_scale(a.deduction)::text as deduction,
      trim_scale(a.credit)::text as credit,
      trim_scale(a.prepaid)::text as prepaid, trim_scale(a.balance)::text as balance,
      trim_scale(a.balance - a.owed + a.settled)::text as opening,
      case when a.kind in (${titledByFee})
        then (select ${feeOfMonthSql('f', language)}
          from fee f where f.building_id = ${buildingId} and f.id = a.document_id)
        else ${numberSql(numbered, { buildingId, kind: 'a.kind', documentId: 'a.document_id' })} end as title
    from asked a order by a.booked_on, a.id`

const linesOf = query({
  row: lineColumns,
  takes: { ...account, ...period },
  sql: (places) => linesSql(accountMoves(places), places),
})

const debtorLinesOf = query({
  row: lineColumns,
  takes: { ...ofDebtor, ...period },
  sql: (places) => linesSql(debtorMoves(places), places),
})

/** What was owed before the period, for a period without entries; null is before everything. */
const sumSql = (moves: string, day: string) =>
  `select trim_scale(coalesce(sum(m.owed - m.settled), 0))::text as opening from (${moves}) m where m.booked_on < ${day}`
const opening = { opening: 'text' } as const satisfies Slots

const sumBefore = query({
  row: opening,
  takes: { ...account, day: 'date | null' },
  sql: ({ day, ...places }) => sumSql(accountMoves(places), day),
})

const debtorSumBefore = query({
  row: opening,
  takes: { ...ofDebtor, day: 'date | null' },
  sql: ({ day, ...places }) => sumSql(debtorMoves(places), day),
})

/** What a debtor still has to pay of the apartment's fees. */
const openOf = query({
  row: { outstanding: 'text' },
  takes: ofDebtor,
  sql: ({ buildingId, apartmentId, ...debtor }) =>
    `select trim_scale(coalesce(sum(f.amount - f.settled), 0))::text as outstanding from fee f
      where f.building_id = ${buildingId} and f.apartment_id = ${apartmentId} and ${isOwedBy(debtor)}
        and f.status = ${statesOf(fee).approved} and f.deleted_at is null`,
})
