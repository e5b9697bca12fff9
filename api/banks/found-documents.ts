import { column, columns } from '#api/sql/column.ts'
import { literalsOf, optionsOf, statesOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { documentKinds } from '#api/ledger/documents.ts'
import { columnSql, numberSql } from '#api/ledger/documents-sql.ts'
import { attachedSql, movedSql } from '#api/ledger/line-documents.ts'
import { accounts } from '#domain/money/ledger-accounts.ts'
import { bankLine } from '#entities/banks/bank-line.ts'

// What books a bank line, and what may: found by the entries in the funds of its account.

const lineIs = statesOf(bankLine)
const type = optionsOf(bankLine, 'type')
const { cash } = literalsOf(accounts)

/** Days between a document's day and the bank's: a transfer of the end of one month is told in the next. */
const mostApart = 62
const mostFound = 12

/** Whom a document is about, in its own words. */
const saidColumns = {
  receipt: 'payer',
  receipt_voucher: 'party',
  payment_voucher: 'party',
  refund: 'party',
  prepayment: 'party',
  deposit: 'party',
  deposit_return: 'party',
  cash_transfer: 'description',
} as const

/** Documents of these kinds that the line's open amount may be, those of exactly that amount and the nearest day first. */
export const freeOfAccount = query({
  row: {
    kind: 'text',
    document_id: 'bigint',
    title: 'text | null',
    day: 'date',
    amount: 'text',
    said: 'text | null',
  },
  takes: {
    buildingId: 'bigint',
    bankId: 'bigint',
    type: 'text',
    open: 'numeric',
    day: 'date',
    kinds: 'text[]',
  },
  sql: ({ buildingId, bankId, type: own, open, day, kinds }) => {
    const place = { buildingId, bankId, kind: 'n.kind', documentId: 'n.document_id' }
    const named = { buildingId, kind: 'f.kind', documentId: 'f.document_id' }
    return `with near as (select distinct e.kind, e.document_id, e.booked_on from ledger_entry e
        join ledger_line p on p.building_id = e.building_id and p.entry_id = e.id and p.account = ${cash}
        join cash_account a on a.building_id = p.building_id and a.id = p.cash_account_id and a.bank_id = ${bankId}
      where e.building_id = ${buildingId} and e.kind = any(${kinds})
        and e.booked_on between ${day}::date - ${mostApart} and ${day}::date + ${mostApart}),
      free as (select n.kind, n.document_id, n.booked_on,
          ${movedSql(place)} * case ${own} when ${type.in} then 1 else -1 end - ${attachedSql(place)} as amount
        from near n),
      fit as (select * from free where amount > 0
        order by (amount = ${open}) desc, abs(booked_on - ${day}::date), document_id desc limit ${mostFound})
      select f.kind, f.document_id, ${numberSql(['receipt', ...documentKinds], named)} as title,
          f.booked_on as day, trim_scale(f.amount)::text as amount, ${columnSql(saidColumns, named)} as said
        from fit f order by (f.amount = ${open}) desc, abs(f.booked_on - ${day}::date), f.document_id desc`
  },
})

/** Lines of the account that go the other way and are of this amount. */
export const returnedOf = query({
  row: { ...columns(bankLine, ['id', 'description']), day: column(bankLine, 'date') },
  takes: { buildingId: 'bigint', bankId: 'bigint', type: 'text', open: 'numeric', day: 'date' },
  sql: ({ buildingId, bankId, type: own, open, day }) =>
    `select id, description, date as day from bank_line where building_id = ${buildingId} and bank_id = ${bankId}
      and price = ${open} and booked is null and status = ${lineIs.unmatched} and type <> ${own}
      and abs(date - ${day}::date) <= ${mostApart} order by abs(date - ${day}::date), id limit 3`,
})

/** What books a line, with numbers and days. */
export const attachedOf = query({
  row: { kind: 'text', document_id: 'bigint', amount: 'text', title: 'text | null', day: 'date | null' },
  takes: { buildingId: 'bigint', lineId: 'bigint' },
  sql: ({ buildingId, lineId }) => {
    const named = { buildingId, kind: 'x.kind', documentId: 'x.document_id' }
    return `select x.kind, x.document_id, trim_scale(x.amount)::text as amount,
        coalesce(o.description, ${numberSql(['receipt', ...documentKinds], named)}) as title,
        coalesce(o.date, (select min(e.booked_on) from ledger_entry e where e.building_id = ${buildingId}
          and e.kind = x.kind and e.document_id = x.document_id)) as day
      from bank_line_document x
        left join bank_line o on x.kind = 'bank_line' and o.building_id = x.building_id and o.id = x.document_id
      where x.building_id = ${buildingId} and x.line_id = ${lineId} order by x.created_at, x.kind, x.document_id`
  },
})

/** The line that waits after this one in the list; behind the last, the first of them. */
export const nextWaiting = query({
  row: columns(bankLine, ['id']),
  takes: { buildingId: 'bigint', id: 'bigint', day: 'date' },
  sql: ({ buildingId, id, day }) =>
    `select id from bank_line where building_id = ${buildingId} and status = ${lineIs.unmatched} and id <> ${id}
      order by ((date, id) < (${day}, ${id})) desc, date desc, id desc limit 1`,
})
