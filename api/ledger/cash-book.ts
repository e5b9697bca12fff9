import type { DataOf } from '#domain/calls/call.ts'
import type { readCashBook } from '#domain/calls/cash-book.ts'
import { subtractAmounts } from '#core/amount.ts'
import type { Queryable } from '#api/database/pool.ts'
import { columns } from '#api/sql/column.ts'
import { literalsOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import type { Slots } from '#api/sql/types.ts'
import { cashAccount } from '#entities/finance/cash-account.ts'
import { accounts } from '#domain/money/ledger-accounts.ts'
import { documentKinds } from './documents.ts'
import { numberSql } from './documents-sql.ts'

type CashBook = DataOf<typeof readCashBook>

interface Asked {
  readonly buildingId: string
  readonly cashAccountId: string
  /** yyyy-MM-dd, inclusive. */
  readonly from?: string
  readonly to?: string
  /** Number of lines at most: the latest of the period. Default: what a screen shows. */
  readonly most?: number
}

/** Lines of a screen. */
const mostShown = 1_000

/** The book of a fund account from the ledger, oldest first. */
export async function cashBookOf(
  db: Queryable,
  { from, to, most = mostShown, ...account }: Asked,
): Promise<CashBook> {
  const period = { ...account, from: from ?? null, to: to ?? null }
  // In the account's own currency: what another is worth in the books stands beside it.
  const [[end], rows] = await Promise.all([balanceAtEnd(db, period), linesOf(db, { ...period, most })])
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
    lines: rows.map(({ total: _total, ...line }) => line),
  }
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

const linesOf = query({
  row: {
    booked_on: 'date',
    kind: 'text',
    document_id: 'bigint',
    title: 'text | null',
    received: 'text',
    paid: 'text',
    balance: 'text',
    /** Number of all lines of the period. */
    total: 'integer',
  },
  takes: { ...period, most: 'integer' },
  sql: ({ most: limit, ...places }) => {
    const { buildingId, cashAccountId, from, to } = places
    return `with moved as (select e.id, e.booked_on, e.kind, e.document_id,
          sum(coalesce(l.foreign_amount, l.amount)) as amount
        from ledger_entry e join ledger_line l on l.building_id = e.building_id and l.entry_id = e.id
        where e.building_id = ${buildingId} and l.cash_account_id = ${cashAccountId}
          and (${from} is null or e.booked_on >= ${from}) and (${to} is null or e.booked_on <= ${to})
        group by e.building_id, e.id),
      latest as (select m.*, count(*) over ()::int as total from moved m
        order by m.booked_on desc, m.id desc limit ${limit})
      select n.booked_on, n.kind, n.document_id,
        ${numberSql(['receipt', ...documentKinds], { buildingId, kind: 'n.kind', documentId: 'n.document_id' })} as title,
        trim_scale(greatest(n.amount, 0))::text as received, trim_scale(greatest(-n.amount, 0))::text as paid,
        trim_scale((${closingSql(places)}) - coalesce(sum(n.amount) over later, 0))::text as balance, n.total
      from latest n window later as (order by n.booked_on desc, n.id desc
        rows between unbounded preceding and 1 preceding)
      order by n.booked_on, n.id`
  },
})
