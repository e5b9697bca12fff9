import { addAmounts, subtractAmounts } from '#core/amount.ts'
import type { Queryable } from '#api/database/pool.ts'
import { column, columns } from '#api/sql/column.ts'
import { literalsOf, optionsOf, statesOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { accounts } from '#domain/money/ledger-accounts.ts'
import { bankLine } from '#entities/banks/bank-line.ts'
import { bank } from '#entities/finance/bank.ts'
import { documentKinds } from './documents.ts'
import { numberSql } from './documents-sql.ts'
import { foreignFunds, gainOf } from './foreign-funds.ts'

// What a bank says of an account against what the books have, at the end of a day. It begins with the first line that was
// told: bookings before that are in the bank's balance already, but for those that a line has, and so is what was there
// when the books began.

const lineIs = statesOf(bankLine)
const type = optionsOf(bankLine, 'type')
const { cash } = literalsOf(accounts)

interface Asked {
  readonly buildingId: string
  readonly bankId: string
  /** yyyy-MM-dd, at whose end. */
  readonly day: string
}
const takes = { buildingId: 'bigint', bankId: 'bigint', day: 'date' } as const

/** Documents and lines of one entry kind: a void is about the document that it voids. */
const aboutSql = (kind: string) => `replace(${kind}, '_void', '')`

const partsSql = ({
  buildingId,
  bankId,
  day,
}: Asked) => `told as (select l.id, l.date, l.occurred_at, l.description,
        l.partner, l.balance, l.price, case l.type when ${type.in} then 1 else -1 end as sign
      from bank_line l join bank k on k.building_id = l.building_id and k.id = l.bank_id and k.currency_code = l.currency_code
      where l.building_id = ${buildingId} and l.bank_id = ${bankId}
        and l.status in (${lineIs.matched}, ${lineIs.unmatched}, ${lineIs.not_ours})),
    began as (select coalesce(min(date), 'infinity') as day from told),
    moves as (select ${aboutSql('e.kind')} as kind, e.document_id, e.booked_on, e.id, coalesce(p.foreign_amount, p.amount) as amount
      from cash_account f
        join ledger_line p on p.building_id = f.building_id and p.cash_account_id = f.id and p.account = ${cash}
        join ledger_entry e on e.building_id = p.building_id and e.id = p.entry_id
      where f.building_id = ${buildingId} and f.bank_id = ${bankId} and e.booked_on <= ${day}),
    joined as (select d.line_id, d.kind, d.document_id, t.date, t.sign * d.amount as amount,
        case d.kind when 'bank_line' then (select o.date from bank_line o where o.building_id = d.building_id and o.id = d.document_id)
          else (select min(m.booked_on) from moves m where m.kind = d.kind and m.document_id = d.document_id) end as booked_on
      from told t join bank_line_document d on d.building_id = ${buildingId} and d.line_id = t.id),
    unbooked as (select t.id, t.date, t.description, t.partner, t.sign * t.price - coalesce(sum(j.amount)
          filter (where j.booked_on <= ${day}), 0) as amount
      from told t left join joined j on j.line_id = t.id
      where t.date <= ${day} group by t.id, t.date, t.description, t.partner, t.sign, t.price),
    untold as (select m.kind, m.document_id, min(m.booked_on) as day,
        case when min(m.booked_on) >= max(b.day) or bool_or(j.has) then sum(m.amount) end - coalesce(max(j.amount), 0) as amount
      from moves m cross join began b
        left join lateral (select sum(x.amount) filter (where x.date <= ${day}) as amount, count(*) > 0 as has from joined x
          where x.kind = m.kind and x.document_id = m.document_id) j on true
      where m.kind <> 'opening_balance' group by m.kind, m.document_id)`

const figures = query({
  row: {
    ...columns(bank, ['name', 'account_number', 'currency_code']),
    bank_balance: 'text | null',
    unbooked: 'text',
    unbooked_count: 'integer',
    untold: 'text',
    untold_count: 'integer',
    book_balance: 'text',
  },
  takes,
  sql: (asked) => `with ${partsSql(asked)},
    latest as (select t.*, row_number() over (order by t.date desc, t.occurred_at desc nulls last, t.id desc) as at
      from told t where t.date <= ${asked.day}),
    said as (select balance, at from latest where balance is not null order by at limit 1)
    select k.name, k.account_number, k.currency_code,
      (select trim_scale(s.balance + coalesce((select sum(l.sign * l.price) from latest l where l.at < s.at), 0))::text
        from said s) as bank_balance,
      (select trim_scale(coalesce(sum(amount), 0))::text from unbooked) as unbooked,
      (select count(*)::int from unbooked where amount <> 0) as unbooked_count,
      (select trim_scale(coalesce(sum(amount), 0))::text from untold) as untold,
      (select count(*)::int from untold where amount <> 0) as untold_count,
      (select trim_scale(coalesce(sum(amount), 0))::text from moves) as book_balance
    from bank k where k.building_id = ${asked.buildingId} and k.id = ${asked.bankId}`,
})

const linesOf = query({
  row: {
    ...columns(bankLine, ['id', 'description', 'partner']),
    day: column(bankLine, 'date'),
    amount: 'text',
  },
  takes: { ...takes, most: 'integer' },
  sql: ({ most, ...asked }) => `with ${partsSql(asked)}
    select id, date as day, description, partner, trim_scale(amount)::text as amount from unbooked
      where amount <> 0 order by date desc, id desc limit ${most}`,
})

const documentsOf = query({
  row: { kind: 'text', document_id: 'bigint', title: 'text | null', day: 'date', amount: 'text' },
  takes: { ...takes, most: 'integer' },
  sql: ({ most, ...asked }) => `with ${partsSql(asked)}
    select u.kind, u.document_id, ${numberSql(['receipt', ...documentKinds], { buildingId: asked.buildingId, kind: 'u.kind', documentId: 'u.document_id' })} as title,
        u.day, trim_scale(u.amount)::text as amount
      from untold u where u.amount <> 0 order by u.day desc, u.document_id desc limit ${most}`,
})

const fundsOf = query({
  row: { id: 'bigint', name: 'text' },
  takes: { buildingId: 'bigint', bankId: 'bigint' },
  sql: ({ buildingId, bankId }) =>
    `select id, name from cash_account where building_id = ${buildingId} and bank_id = ${bankId}
      and deleted_at is null order by id`,
})

const banksOf = query({
  row: { id: 'bigint' },
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) =>
    `select id from bank where building_id = ${buildingId} and deleted_at is null order by id`,
})

/** The four figures, and what they leave; undefined for an account that the building does not have. */
export async function bankFigures(db: Queryable, asked: Asked) {
  const [found] = await figures(db, { ...asked })
  if (found === undefined) return undefined
  const { bank_balance: said, unbooked, untold, book_balance: books } = found
  const difference =
    said === null ? null : subtractAmounts(addAmounts(subtractAmounts(said, unbooked), untold), books)
  return { ...found, difference }
}

/** The figures of an account with what they sum: at most so many lines and documents each, the latest first. */
export async function bankReconciliation(db: Queryable, asked: Asked, most: number) {
  const { buildingId, bankId } = asked
  const [found, lines, documents, funds, foreign] = await Promise.all([
    bankFigures(db, asked),
    linesOf(db, { ...asked, most }),
    documentsOf(db, { ...asked, most }),
    fundsOf(db, { buildingId, bankId }),
    foreignFunds(db, asked),
  ])
  if (found === undefined) return undefined
  const worthOf = (id: string) => {
    const fund = foreign.find((one) => one.id === id)
    if (fund === undefined) return null
    const { foreign_amount, book_value, rate, worth = null } = fund
    const { of: rate_of, price } = rate ?? { of: null, price: null }
    return { foreign_amount, book_value, rate_of, rate: price, worth, gain: gainOf(fund) ?? null }
  }
  return { ...found, lines, documents, funds: funds.map((fund) => ({ ...fund, foreign: worthOf(fund.id) })) }
}

export type BankReconciliation = NonNullable<Awaited<ReturnType<typeof bankReconciliation>>>

/** Accounts of which bank and books differ at the end of a day, by more than what is not booked or not told yet. */
export async function differingBanks(
  db: Queryable,
  { buildingId, day }: Omit<Asked, 'bankId'>,
): Promise<number> {
  const found = await Promise.all(
    (await banksOf(db, { buildingId })).map(({ id }) => bankFigures(db, { buildingId, bankId: id, day })),
  )
  return found.filter((one) => one?.difference !== null && one?.difference !== '0').length
}
