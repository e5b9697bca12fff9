import type { Language } from '#core/language.ts'
import { json } from '#api/sql/types.ts'
import type { DataOf } from '#domain/calls/call.ts'
import type { journalCalls, readJournalEntries } from '#domain/calls/journal.ts'
import type { Posting } from '#domain/money/charts.ts'
import type { Db, Queryable } from '#api/database/pool.ts'
import { readSnapshot } from '#api/database/snapshot.ts'
import { literalsOf } from '#api/sql/literals.ts'
import { query, type RowOf } from '#api/sql/query.ts'
import type { Slots } from '#api/sql/types.ts'
import type { LedgerAccount } from '#domain/money/ledger-accounts.ts'
import { codedDaysSql, codedSql } from './chart-codes.ts'
import { sumLedger } from './day-sums.ts'
import { entryNumberSql, entryPartySql, entryTextSql } from './entry-sql.ts'
import { describeEntry } from './entry-words.ts'

type Journal = DataOf<typeof journalCalls.read>

export interface Period {
  readonly buildingId: string
  /** yyyy-MM-dd, inclusive. */
  readonly from: string
  readonly to: string
}

/** A period whose lines name fees in a language, where the office gave them a name there. */
export interface ToldPeriod extends Period {
  readonly language: Language
}

/** What a period's entries come to, by account code; debits and credits have the same total. */
export async function journalTotals(db: Queryable, period: Period): Promise<Journal> {
  await sumLedger(db, period)
  const rows = await sumsOf(db, period)
  return {
    entries: rows[0]?.entries ?? 0,
    lines: rows.reduce((sum, { lines }) => sum + lines, 0),
    accounts: rows.map(({ code, postings, debit, credit }) => ({ code, postings, debit, credit })),
  }
}

export const period = { buildingId: 'bigint', from: 'date', to: 'date' } as const satisfies Slots

/** The same as slots of a statement. */
export const toldPeriod = { ...period, language: 'text' } as const satisfies Slots

export const entriesSql = ({ buildingId, from, to }: { readonly [K in keyof typeof period]: string }) =>
  `(select * from ledger_entry
      where building_id = ${buildingId} and booked_on >= ${from} and booked_on <= ${to})`

/** SQL of the sums of a period's days. */
export const daysSql = ({ buildingId, from, to }: { readonly [K in keyof typeof period]: string }) =>
  `(select * from ledger_day where building_id = ${buildingId} and booked_on >= ${from} and booked_on <= ${to})`

const sumsOf = query({
  row: {
    code: 'text',
    postings: json<readonly Posting[]>(),
    debit: 'text',
    credit: 'text',
    lines: 'integer',
    /** Of the whole period. */
    entries: 'integer',
  },
  takes: period,
  sql: (places) => `select k.code, jsonb_agg(distinct k.posting) as postings,
      trim_scale(coalesce(sum(l.amount) filter (where l.amount > 0), 0))::text as debit,
      trim_scale(coalesce(-sum(l.amount) filter (where l.amount < 0), 0))::text as credit,
      sum(l.lines)::int as lines, (select count(*)::int from ${entriesSql(places)} n) as entries
    from ${codedDaysSql(daysSql(places))}
    group by k.code order by k.code`,
})

/** A line as an accountant reads it. */
export type JournalLine = RowOf<typeof linesAfter>

/** Entries that one page holds. */
const pageEntries = 500

/** The lines of a period in the order of the books, page after page, as they were at one moment. */
export function readJournalLines(
  db: Db,
  asked: ToldPeriod,
  work: (pages: AsyncGenerator<JournalLine[]>) => Promise<void>,
): Promise<void> {
  return readSnapshot(db, (tx) => work(journalPages(tx, asked)))
}

/** Entries that a screen shows at once. */
const shownEntries = 100

/** A page of entries in the order of the books: those after `after`, or else the period's first. */
export async function journalPage(
  db: Queryable,
  { after, ...asked }: ToldPeriod & { readonly after?: string | undefined },
): Promise<DataOf<typeof readJournalEntries>> {
  const [day = asked.from, id = '0'] = after?.split('.') ?? []
  const lines = await linesAfter(db, { ...asked, day, id, most: shownEntries })
  const last = lines.at(-1)
  const isFull = new Set(lines.map(({ entry }) => entry)).size === shownEntries
  return {
    next: isFull && last !== undefined ? `${last.booked_on}.${last.entry}` : null,
    lines: lines.map(({ category: _category, ...line }) => ({
      ...line,
      description: describeEntry(line, asked.language),
    })),
  }
}

/** The same inside a transaction. */
export const journalPages = (tx: Queryable, asked: ToldPeriod) =>
  pagesFrom(asked.from, (after) => linesAfter(tx, { ...asked, ...after, most: pageEntries }))

/** Lines in the order of the books, page after page: each page begins after the last entry of the one before. */
export async function* pagesFrom<Line extends { readonly booked_on: string; readonly entry: string }>(
  from: string,
  read: (after: { readonly day: string; readonly id: string }) => Promise<Line[]>,
) {
  let after = { day: from, id: '0' }
  for (;;) {
    const lines = await read(after)
    const last = lines.at(-1)
    if (last === undefined) return
    yield lines
    after = { day: last.booked_on, id: last.entry }
  }
}

const linesAfter = query({
  row: {
    entry: 'bigint',
    line: 'smallint',
    booked_on: 'date',
    kind: 'text',
    document_id: 'bigint',
    /** Its document's, or that of its run or day (docs/domain/accounting.md). */
    number: 'text | null',
    code: 'text',
    /** Codes of the other side of the entry. */
    counter: 'text | null',
    debit: 'text',
    credit: 'text',
    description: 'text | null',
    apartment: 'text | null',
    party: 'text | null',
    /** A fee type, or the name of a category or a fund. */
    category: 'text | null',
  },
  takes: { ...toldPeriod, day: 'date', id: 'bigint', most: 'integer' },
  sql: ({ day, id, most, ...places }) =>
    `select entry, line, booked_on, kind, document_id, number, code, counter, trim_scale(greatest(amount, 0))::text as debit,
        trim_scale(greatest(-amount, 0))::text as credit, description, apartment, party, category
      from (${journalSql(
        `(select * from ${entriesSql(places)} n where (n.booked_on, n.id) > (${day}, ${id})
          order by n.booked_on, n.id limit ${most})`,
        places,
      )}) j order by booked_on, entry, line`,
})

const byFeeType = Object.values(
  literalsOf(['revenue', 'output_vat', 'collected_for_others'] satisfies LedgerAccount[]),
).join(', ')

/** SQL of the lines of some entries as an accountant reads them: `amount` is a debit or, below zero, a credit. */
export function journalSql(
  entries: string,
  { buildingId, language }: Readonly<Record<'buildingId' | 'language', string>>,
): string {
  const of = { buildingId, kind: 'c.kind', documentId: 'c.document_id', bookedOn: 'c.booked_on' }
  return `with coded as materialized (select e.id, e.booked_on, e.kind, e.document_id, l.number, l.apartment_id, l.amount, k.code,
          coalesce(f.name, rc.name, pc.name, case when l.account in (${byFeeType}) and l.category !~ '^[0-9]+$' then nullif(l.category, '') end) as category
        from ${codedSql(entries)}),
      sides as (select id, string_agg(distinct code, ', ') filter (where amount > 0) as debits,
          string_agg(distinct code, ', ') filter (where amount < 0) as credits,
          case when count(distinct apartment_id) = 1 then max(apartment_id) end as apartment_id
        from coded group by id)
      select c.id as entry, c.number as line, c.booked_on, c.kind, c.document_id,
        ${entryNumberSql(of)} as number, c.code,
        case when c.amount > 0 then s.credits else s.debits end as counter, c.amount,
        ${entryTextSql(of, language)} as description,
        (select h.code from apartment h where h.building_id = ${buildingId}
          and h.id = coalesce(c.apartment_id, s.apartment_id)) as apartment,
        ${entryPartySql(of)} as party, c.category
      from coded c join sides s on s.id = c.id`
}
