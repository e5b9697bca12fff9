import { addAmounts, subtractAmounts } from '#core/amount.ts'
import type { Language } from '#core/language.ts'
import type { DataOf } from '#domain/calls/call.ts'
import type { readCashBook } from '#domain/calls/cash-book.ts'
import type { Db, Queryable } from '#api/database/pool.ts'
import { readSnapshot } from '#api/database/snapshot.ts'
import { columns } from '#api/sql/column.ts'
import { literalsOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import type { Slots } from '#api/sql/types.ts'
import { cashAccount } from '#entities/finance/cash-account.ts'
import { accounts } from '#domain/money/ledger-accounts.ts'
import { entryNumberSql, entryPartySql, entryTextSql } from './entry-sql.ts'
import { describeEntry } from './entry-words.ts'
import { pagesFrom } from './journal.ts'

type CashBook = DataOf<typeof readCashBook>

interface Asked {
  readonly buildingId: string
  readonly cashAccountId: string
  /** yyyy-MM-dd, inclusive. */
  readonly from?: string
  readonly to?: string
  readonly language: Language
  /** Whether what documents say, and whom they name, may be shown. */
  readonly isWhole: boolean
}

/** Lines of a screen: the latest of the period. */
const mostShown = 1_000

/** The book of a fund account from the ledger, oldest first. */
export async function cashBookOf(
  db: Queryable,
  { from, to, language, isWhole, ...account }: Asked,
): Promise<CashBook> {
  const period = { ...account, from: from ?? null, to: to ?? null }
  // In the account's own currency: what another is worth in the books stands beside it.
  const [[end], rows] = await Promise.all([
    balanceAtEnd(db, period),
    linesOf(db, { ...period, language, most: mostShown }),
  ])
  const closing = end?.closing ?? '0'
  const [first] = rows
  return {
    opening:
      first === undefined
        ? closing
        : subtractAmounts(first.balance, subtractAmounts(first.received, first.paid)),
    closing,
    currency_code: end?.currency_code ?? null,
    book_value: end?.book_value ?? '0',
    total: first?.total ?? 0,
    lines: rows.map(({ total: _total, ...line }) => told(line, { language, isWhole })),
  }
}

/** A line of the book in a file. */
export type CashLine = CashBook['lines'][number]

/** All lines of the book, page after page, as they were at one moment, after what was in the account before them. */
export function readCashLines(
  db: Db,
  { from, to, language, isWhole, ...account }: Asked,
  work: (book: { readonly opening: string; readonly pages: AsyncGenerator<CashLine[]> }) => Promise<void>,
): Promise<void> {
  const period = { ...account, from: from ?? null, to: to ?? null }
  return readSnapshot(db, async (tx) => {
    const [before] = await balanceBefore(tx, period)
    const opening = before?.opening ?? '0'
    await work({ opening, pages: pages(tx, opening) })
  })

  async function* pages(tx: Queryable, opening: string) {
    let balance = opening
    const read = (after: { readonly day: string; readonly id: string }) =>
      linesAfter(tx, { ...period, language, ...after, most: mostShown })
    for await (const page of pagesFrom(from ?? beginning, read))
      yield page.map(({ entry: _entry, ...line }): CashLine => {
        balance = addAmounts(balance, subtractAmounts(line.received, line.paid))
        return told({ ...line, balance }, { language, isWhole })
      })
  }
}

/** Before every entry. */
const beginning = '0001-01-01'

/** A line with its sentence; those who may not read its document see only what kind of money it is. */
function told<Line extends Described>(
  { kind, description, party, apartment, ...line }: Line,
  { language, isWhole }: Pick<Asked, 'language' | 'isWhole'>,
) {
  const said = isWhole
    ? { description, party, apartment }
    : { description: null, party: null, apartment: null }
  return {
    ...line,
    kind,
    description: describeEntry({ kind, ...said }, language),
    party: said.party ?? said.apartment,
  }
}

interface Described {
  readonly kind: string
  readonly description: string | null
  readonly party: string | null
  readonly apartment: string | null
}

const { cash } = literalsOf(accounts)
const period = {
  buildingId: 'bigint',
  cashAccountId: 'bigint',
  from: 'date | null',
  to: 'date | null',
} as const satisfies Slots
type Places = { readonly [K in keyof typeof period]: string }

/** What the account has now, less what was booked after the period: the days before it need not be read. */
const closingSql = ({ buildingId, cashAccountId, to }: Places) =>
  `coalesce((select coalesce(b.foreign_balance, b.balance) from ledger_balance b where b.building_id = ${buildingId} and b.account = ${cash}
      and b.ref = ${cashAccountId}::text), 0)
    - coalesce((select sum(coalesce(l.foreign_amount, l.amount)) from ledger_entry e
        join ledger_line l on l.building_id = e.building_id and l.entry_id = e.id
      where e.building_id = ${buildingId} and l.cash_account_id = ${cashAccountId} and e.booked_on > ${to}), 0)`

const balanceAtEnd = query({
  row: { closing: 'text', book_value: 'text', ...columns(cashAccount, ['currency_code']) },
  takes: { buildingId: 'bigint', cashAccountId: 'bigint', to: 'date | null' },
  sql: (places) =>
    `select trim_scale(${closingSql({ ...places, from: '' })})::text as closing, a.currency_code,
        trim_scale(coalesce((select sum(l.amount) from ledger_line l join ledger_entry e
          on e.building_id = l.building_id and e.id = l.entry_id
          where l.building_id = a.building_id and l.cash_account_id = a.id and a.currency_code is not null
            and (${places.to} is null or e.booked_on <= ${places.to})), 0))::text as book_value
      from cash_account a where a.building_id = ${places.buildingId} and a.id = ${places.cashAccountId}`,
})

/** What was in the account before the period; a book without a first day begins with nothing. */
const balanceBefore = query({
  row: { opening: 'text' },
  takes: { ...period },
  sql: ({ buildingId, cashAccountId, from, to }) =>
    `select trim_scale(${closingSql({ buildingId, cashAccountId, from, to })} - coalesce((
        select sum(coalesce(l.foreign_amount, l.amount)) from ledger_entry e
          join ledger_line l on l.building_id = e.building_id and l.entry_id = e.id
        where e.building_id = ${buildingId} and l.cash_account_id = ${cashAccountId}
          and (${from} is null or e.booked_on >= ${from}) and (${to} is null or e.booked_on <= ${to})), 0))::text as opening`,
})

const heads = query({
  row: columns(cashAccount, ['name', 'account_sub_type']),
  takes: { buildingId: 'bigint', cashAccountId: 'bigint' },
  sql: ({ buildingId, cashAccountId }) =>
    `select name, account_sub_type from cash_account where building_id = ${buildingId} and id = ${cashAccountId}`,
})

/** What an account is called, and whether it is a till or at a bank. */
export async function cashAccountHead(
  db: Queryable,
  { buildingId, cashAccountId }: Pick<Asked, 'buildingId' | 'cashAccountId'>,
) {
  const [head] = await heads(db, { buildingId, cashAccountId })
  if (head === undefined) throw new Error(`no fund account ${cashAccountId}`)
  return head
}

/** SQL of what an account moved in a period, entry by entry. */
const movedSql = ({ buildingId, cashAccountId, from, to }: Places, further = '') =>
  `select e.id, e.booked_on, e.kind, e.document_id, sum(coalesce(l.foreign_amount, l.amount)) as amount
        from ledger_entry e join ledger_line l on l.building_id = e.building_id and l.entry_id = e.id
        where e.building_id = ${buildingId} and l.cash_account_id = ${cashAccountId}
          and (${from} is null or e.booked_on >= ${from}) and (${to} is null or e.booked_on <= ${to})${further}
        group by e.building_id, e.id`

/** SQL of what a line says of an entry `o`. */
const toldSql = (buildingId: string, language: string) => {
  const of = { buildingId, kind: 'o.kind', documentId: 'o.document_id', bookedOn: 'o.booked_on' }
  return `o.booked_on, o.kind, o.document_id, ${entryNumberSql(of)} as title,
        ${entryTextSql(of, language)} as description, ${entryPartySql(of)} as party,
        (select min(h.code) from ledger_line x
            join apartment h on h.building_id = x.building_id and h.id = x.apartment_id
          where x.building_id = ${buildingId} and x.entry_id = o.id) as apartment,
        trim_scale(greatest(o.amount, 0))::text as received, trim_scale(greatest(-o.amount, 0))::text as paid`
}

const line = {
  booked_on: 'date',
  kind: 'text',
  document_id: 'bigint',
  title: 'text | null',
  description: 'text | null',
  party: 'text | null',
  apartment: 'text | null',
  received: 'text',
  paid: 'text',
} as const satisfies Slots

const linesOf = query({
  row: {
    ...line,
    balance: 'text',
    /** Number of all lines of the period. */
    total: 'integer',
  },
  takes: { ...period, language: 'text', most: 'integer' },
  sql: ({ most: limit, language, ...places }) =>
    `with moved as (${movedSql(places)}),
      latest as (select m.*, count(*) over ()::int as total from moved m
        order by m.booked_on desc, m.id desc limit ${limit})
      select ${toldSql(places.buildingId, language)},
        trim_scale((${closingSql(places)}) - coalesce(sum(o.amount) over later, 0))::text as balance, o.total
      from latest o window later as (order by o.booked_on desc, o.id desc
        rows between unbounded preceding and 1 preceding)
      order by o.booked_on, o.id`,
})

const linesAfter = query({
  row: { entry: 'bigint', ...line },
  takes: { ...period, language: 'text', day: 'date', id: 'bigint', most: 'integer' },
  sql: ({ day, id, most: limit, language, ...places }) =>
    `select o.id as entry, ${toldSql(places.buildingId, language)}
      from (${movedSql(places, ` and (e.booked_on, e.id) > (${day}, ${id})`)}
        order by e.booked_on, e.id limit ${limit}) o order by o.booked_on, o.id`,
})
