import type { Queryable } from '#api/database/pool.ts'
import { column } from '#api/sql/column.ts'
import { literalsOf, optionsOf, statesOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { accounts } from '#domain/money/ledger-accounts.ts'
import { bankLine } from '#entities/banks/bank-line.ts'
import { bank } from '#entities/finance/bank.ts'
import { subtractAmounts } from '#core/amount.ts'
import type { DataOf } from '#domain/calls/call.ts'
import type { listBankDays } from '#domain/calls/banks.ts'

const lineIs = statesOf(bankLine)
const type = optionsOf(bankLine, 'type')
const why = optionsOf(bankLine, 'why')
const { cash } = literalsOf(accounts)

/** What was perhaps told before counts in no sum until somebody has decided. */
const sumWhere = (condition: string) =>
  `trim_scale(coalesce(sum(l.price) filter (where l.why <> ${why.maybe_known} and ${condition}), 0))::text`

const daysOf = query({
  row: {
    bank_id: 'bigint',
    bank: column(bank, 'name'),
    currency_code: column(bank, 'currency_code'),
    day: column(bankLine, 'date'),
    lines: 'integer',
    money_in: 'text',
    money_out: 'text',
    matched: 'text',
    unmatched: 'text',
    not_ours: 'text',
    bank_balance: 'text | null',
    ledger_balance: 'text',
  },
  takes: { buildingId: 'bigint', most: 'integer' },
  sql: ({ buildingId, most }) =>
    `with days as (select l.bank_id, l.date as day, count(*)::int as lines,
        ${sumWhere(`l.type = ${type.in}`)} as money_in, ${sumWhere(`l.type = ${type.out}`)} as money_out,
        ${sumWhere(`l.status = ${lineIs.matched}`)} as matched,
        ${sumWhere(`l.status = ${lineIs.unmatched}`)} as unmatched,
        ${sumWhere(`l.status = ${lineIs.not_ours}`)} as not_ours,
        row_number() over (partition by l.bank_id order by l.date desc) as at
      from bank_line l
      where l.building_id = ${buildingId} and l.bank_id is not null and l.status not in (${lineIs.conflict}, ${lineIs.joined})
      group by l.bank_id, l.date)
    select k.id as bank_id, k.name as bank, k.currency_code, d.day, d.lines, d.money_in, d.money_out, d.matched, d.unmatched,
        d.not_ours,
        (select trim_scale(l.balance)::text from bank_line l
          where l.building_id = ${buildingId} and l.bank_id = d.bank_id and l.date = d.day and l.balance is not null
            and l.status <> ${lineIs.conflict}
          order by l.occurred_at desc nulls last, l.id desc limit 1) as bank_balance,
        (select trim_scale(coalesce(sum(coalesce(p.foreign_amount, p.amount)), 0))::text
          from cash_account a
            join ledger_line p on p.building_id = a.building_id and p.cash_account_id = a.id and p.account = ${cash}
            join ledger_entry e on e.building_id = p.building_id and e.id = p.entry_id
          where a.building_id = ${buildingId} and a.bank_id = d.bank_id and e.booked_on <= d.day) as ledger_balance
      from days d join bank k on k.building_id = ${buildingId} and k.id = d.bank_id
      where d.at <= ${most} order by d.day desc, k.name, k.id`,
})

const mostDays = 14

/** Each account's days: what moved, what of it is matched, and both balances at its end. */
export async function bankDays(db: Queryable, buildingId: string): Promise<DataOf<typeof listBankDays>> {
  const days = await daysOf(db, { buildingId, most: mostDays })
  return days.map((day) => ({
    ...day,
    difference: day.bank_balance === null ? null : subtractAmounts(day.bank_balance, day.ledger_balance),
  }))
}
