import { addAmounts, subtractAmounts } from '#core/amount.ts'
import type { Db, Queryable, Tx } from '#api/database/pool.ts'
import { query } from '#api/sql/query.ts'
import { json } from '#api/sql/types.ts'
import type { DataOf } from '#domain/calls/call.ts'
import type { generalLedgerCalls } from '#domain/calls/journal.ts'
import { codedDaysSql } from './chart-codes.ts'
import { readWithSums, sumLedger } from './day-sums.ts'
import { describeEntry } from './entry-words.ts'
import {
  daysSql,
  entriesSql,
  journalPages,
  journalSql,
  toldPeriod,
  type JournalLine,
  type ToldPeriod,
} from './journal.ts'

type Ledger = DataOf<typeof generalLedgerCalls.read>
interface OfCode extends ToldPeriod {
  readonly code: string
}

/** As the document has it: what it says nothing of is filled in by `describeEntry`. */
type LineAsTold = Omit<Ledger['lines'][number], 'description'> & { readonly description: string | null }

/** Lines that are shown at once. */
const most = 1000

/** One account's lines in the order of the books, with its balance after each; the latest of a long period. */
export async function generalLedger(db: Queryable, asked: OfCode): Promise<Ledger> {
  await sumLedger(db, asked)
  const [found] = await ledgerOf(db, { ...asked, most })
  const { opening, debit, credit, total, lines } = found ?? {
    opening: '0',
    debit: '0',
    credit: '0',
    total: 0,
    lines: [],
  }
  return {
    opening,
    debit,
    credit,
    total,
    lines: lines.map((line) => ({ ...line, description: describeEntry(line, asked.language) })),
    closing: addAmounts(opening, subtractAmounts(debit, credit)),
  }
}

const openingSql = (buildingId: string, from: string, code: string) =>
  `(select coalesce(sum(l.amount), 0) from ${codedDaysSql(
    `(select * from ledger_day where building_id = ${buildingId} and booked_on < ${from})`,
  )} where k.code = ${code})`

const ledgerOf = query({
  row: {
    opening: 'text',
    debit: 'text',
    credit: 'text',
    total: 'integer',
    lines: json<readonly LineAsTold[]>(),
  },
  takes: { ...toldPeriod, code: 'text', most: 'integer' },
  sql: ({
    code,
    most,
    ...places
  }) => `with before as (select ${openingSql(places.buildingId, places.from, code)} as opening),
    -- Which sums of a day are of the account: of a day's lines few kinds have a code of their own.
    kind as materialized (select l.booked_on, l.account, l.cash_account_id, l.category, l.is_debit
      from ${codedDaysSql(daysSql(places))} where k.code = ${code}),
    line as (select e.id as entry, l.number as line, e.booked_on, l.amount
      from ${entriesSql(places)} e join ledger_line l on l.building_id = e.building_id and l.entry_id = e.id
        join kind on kind.booked_on = e.booked_on and kind.account = l.account and kind.category = l.category
          and kind.is_debit = (l.amount > 0) and coalesce(kind.cash_account_id, 0) = coalesce(l.cash_account_id, 0)),
    told as materialized (select n.*, b.opening + sum(n.amount) over (order by n.booked_on, n.entry, n.line) as balance,
        row_number() over (order by n.booked_on desc, n.entry desc, n.line desc) as place
      from before b, line n),
    shown as materialized (select * from told where place <= ${most}),
    described as materialized (${journalSql(
      `(select * from ledger_entry
          where building_id = ${places.buildingId} and id = any(array(select entry from shown)))`,
      places,
    )})
    select trim_scale(b.opening)::text as opening,
      trim_scale(coalesce(sum(t.amount) filter (where t.amount > 0), 0))::text as debit,
      trim_scale(coalesce(-sum(t.amount) filter (where t.amount < 0), 0))::text as credit,
      count(t.entry)::int as total,
      coalesce((select jsonb_agg(jsonb_build_object('entry', s.entry::text, 'line', s.line, 'booked_on', s.booked_on,
          'kind', j.kind, 'document_id', j.document_id::text, 'number', j.number, 'description', j.description,
          'apartment', j.apartment, 'party', j.party, 'counter', j.counter, 'debit', trim_scale(greatest(s.amount, 0))::text,
          'credit', trim_scale(greatest(-s.amount, 0))::text, 'balance', trim_scale(s.balance)::text)
          order by s.place desc)
        -- In one order both are merged; guessed to be a row each, each line was compared with all.
        from (select * from shown order by entry, line offset 0) s
          join (select * from described order by entry, line offset 0) j on j.entry = s.entry and j.line = s.line), '[]') as lines
    from before b left join told t on true group by b.opening`,
})

/** A line of the account, and its balance after it. */
export interface LedgerLineRead extends JournalLine {
  readonly balance: string
}

/** All lines of the account, page after page, as they were at one moment; 503 while earlier days are booked all the time. */
export async function readLedgerLines(
  db: Db,
  asked: OfCode,
  work: (pages: AsyncGenerator<LedgerLineRead[]>) => Promise<void>,
): Promise<void> {
  const isWhole = async (tx: Tx) => (await bookedBefore(tx, asked)).length === 0
  return readWithSums(db, { buildingId: asked.buildingId, isWhole }, (tx) => work(linesOf(tx, asked)))
}

/** What is booked before the period and not in the sums by day yet: the opening balance would lack it. */
const bookedBefore = query({
  row: {},
  takes: { buildingId: 'bigint', from: 'date' },
  sql: ({ buildingId, from }) =>
    `select from ledger_chain c
        join ledger_entry e on e.building_id = c.building_id and e.id = c.entry_id
      where c.building_id = ${buildingId} and e.booked_on < ${from}
        and c.number > coalesce((select number from ledger_summed where building_id = ${buildingId}), 0)
      limit 1`,
})

async function* linesOf(tx: Queryable, asked: OfCode) {
  const [before] = await openingOf(tx, asked)
  let balance = before?.opening ?? '0'
  for await (const page of journalPages(tx, asked))
    yield page
      .filter(({ code }) => code === asked.code)
      .map((line): LedgerLineRead => {
        balance = addAmounts(balance, subtractAmounts(line.debit, line.credit))
        return { ...line, balance }
      })
}

const openingOf = query({
  row: { opening: 'text' },
  takes: { buildingId: 'bigint', from: 'date', code: 'text' },
  sql: ({ buildingId, from, code }) =>
    `select trim_scale(${openingSql(buildingId, from, code)})::text as opening`,
})
