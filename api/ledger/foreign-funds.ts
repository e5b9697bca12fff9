import { compareAmounts, isZero, subtractAmounts } from '#core/amount.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { exchange, type PairRate } from '#domain/money/tenders.ts'
import { deskRatesOn } from '#api/currencies/desk-rates.ts'
import type { Queryable } from '#api/database/pool.ts'
import { column, columns } from '#api/sql/column.ts'
import { literalsOf, optionsOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { cashAccount } from '#entities/finance/cash-account.ts'
import { building } from '#entities/property/building.ts'
import { accounts } from '#domain/money/ledger-accounts.ts'

// Bank accounts in another currency than the books: what the books have of them at the end of a day, and what that is
// worth by the rate of the day.

const { cash } = literalsOf(accounts)
const { bank: inBank } = optionsOf(cashAccount, 'account_sub_type')

export interface ForeignFund {
  readonly id: string
  readonly currency_code: CurrencyCode
  /** In its own currency. */
  readonly foreign_amount: string
  /** In the building's. */
  readonly book_value: string
  readonly rate: PairRate | undefined
  /** Undefined without a rate. */
  readonly worth: string | undefined
}

interface Asked {
  readonly buildingId: string
  /** yyyy-MM-dd, at whose end. */
  readonly day: string
  /** Of this bank account. Default: of all. */
  readonly bankId?: string
  /** This fund account alone. */
  readonly id?: string
}

export async function foreignFunds(
  db: Queryable,
  { buildingId, day, bankId, id }: Asked,
): Promise<readonly ForeignFund[]> {
  const found = await balancesOf(db, { buildingId, day, bankId: bankId ?? null, id: id ?? null })
  const [first] = found
  if (first === undefined) return []
  const { organisation_id: organisationId, books } = first
  const rateOf = await deskRatesOn(db, { organisationId, buildingId, books, day })
  return found.map(({ organisation_id: _organisation, books: _books, ...fund }) => {
    const rate = rateOf(fund.currency_code) ?? undefined
    const pair = rate && { from: fund.currency_code, to: books, rate }
    return { ...fund, rate, worth: pair && exchange(fund.foreign_amount, pair) }
  })
}

/** What a revaluation would book: above zero a gain. Undefined without a rate. */
export const gainOf = ({ worth, book_value }: ForeignFund) =>
  worth === undefined ? undefined : subtractAmounts(worth, book_value)

/** How many of a building's funds are worth something else than the books say; without a rate nobody knows. */
export async function countUnrevalued(
  db: Queryable,
  asked: Pick<Asked, 'buildingId' | 'day'>,
): Promise<number> {
  const funds = await foreignFunds(db, asked)
  return funds.filter(({ worth, book_value, foreign_amount }) =>
    worth === undefined ? !isZero(foreign_amount) : compareAmounts(worth, book_value) !== 0,
  ).length
}

const balancesOf = query({
  row: {
    id: 'bigint',
    ...columns(building, ['currency_code', 'organisation_id']),
    books: column(building, 'currency_code'),
    foreign_amount: 'text',
    book_value: 'text',
  },
  takes: { buildingId: 'bigint', day: 'date', bankId: 'bigint | null', id: 'bigint | null' },
  sql: ({ buildingId, day, bankId, id }) =>
    `select a.id, coalesce(a.currency_code, b.currency_code) as currency_code, b.organisation_id, b.currency_code as books,
        trim_scale(s.own)::text as foreign_amount, trim_scale(s.value)::text as book_value
      from cash_account a join building b on b.id = a.building_id
        cross join lateral (select coalesce(sum(l.foreign_amount), 0) as own, coalesce(sum(l.amount), 0) as value
          from ledger_line l join ledger_entry e on e.building_id = l.building_id and e.id = l.entry_id
          where l.building_id = a.building_id and l.cash_account_id = a.id and l.account = ${cash}
            and e.booked_on <= ${day}) s
      where a.building_id = ${buildingId} and a.currency_code is not null and a.account_sub_type = ${inBank}
        and a.deleted_at is null and (${bankId} is null or a.bank_id = ${bankId}) and (${id} is null or a.id = ${id})
      order by a.id`,
})

/** Nothing is booked in the account until the transaction ends. Bookings lock its balance last. */
export const holdFund = query({
  row: {},
  takes: { buildingId: 'bigint', id: 'bigint' },
  sql: ({ buildingId, id }) =>
    `select from ledger_balance where building_id = ${buildingId} and account = ${cash} and ref = ${id}::text for update`,
})
