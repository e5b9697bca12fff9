import type { Tx } from '#api/database/pool.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { column, columns } from '#api/sql/column.ts'
import { literalsOf, optionsOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { cashAccount } from '#entities/finance/cash-account.ts'
import { tillClosing } from '#entities/receipts/till-closing.ts'
import { accounts } from '#domain/money/ledger-accounts.ts'

const { cash: inCash } = literalsOf(accounts)
const { building: ofBuilding } = optionsOf(cashAccount, 'account_type')
const { cash: isBox } = optionsOf(cashAccount, 'account_sub_type')

/** The cash accounts that can be counted, with what the ledger has in each and when it was counted last. */
export const cashBoxes = query({
  row: {
    cash_account_id: column(cashAccount, 'id'),
    name: column(cashAccount, 'name'),
    /** Null: the building's. */
    ...columns(cashAccount, ['currency_code']),
    balance: 'text',
    closed_at: 'text | null',
  },
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) =>
    `select a.id as cash_account_id, a.name, a.currency_code,
        trim_scale(coalesce(case when a.currency_code is null then b.balance else b.foreign_balance end, 0))::text as balance,
        (select max(c.closed_at)::text from ${tillClosing.name} c
          where c.building_id = a.building_id and c.cash_account_id = a.id) as closed_at
      from cash_account a
      left join ledger_balance b on b.building_id = a.building_id and b.account = ${inCash} and b.ref = a.id::text
      where a.building_id = ${buildingId} and a.account_sub_type = ${isBox} and a.is_active and a.deleted_at is null
      order by (a.account_type = ${ofBuilding}) desc, a.currency_code nulls first, a.id`,
})

const holdBalance = query({
  row: { ...columns(cashAccount, ['currency_code']), balance: 'text', book_value: 'text' },
  takes: { buildingId: 'bigint', cashAccountId: 'bigint' },
  sql: ({ buildingId, cashAccountId }) =>
    `insert into ledger_balance as b (building_id, account, ref) values (${buildingId}, ${inCash}, ${cashAccountId}::text)
      on conflict (building_id, account, ref) do update set balance = b.balance
      returning trim_scale(balance)::text as book_value, (select c.currency_code from cash_account c
          where c.building_id = ${buildingId} and c.id = ${cashAccountId}) as currency_code,
        trim_scale(coalesce(foreign_balance, balance))::text as balance`,
})

export interface HeldCash {
  /** Null: the building's. */
  readonly currency_code: CurrencyCode | null
  /** In the account's own currency. */
  readonly balance: string
  /** In the building's. */
  readonly book_value: string
}

/**
 * What the ledger has in a cash account; nothing else is booked in it until the transaction ends. Bookings lock it last,
 * so whoever holds it must not wait for an apartment or a number.
 */
export async function holdCash(
  tx: Tx,
  place: { readonly buildingId: string; readonly cashAccountId: string },
): Promise<HeldCash> {
  const [held] = await holdBalance(tx, place)
  return held ?? { currency_code: null, balance: '0', book_value: '0' }
}
