import { compareAmounts, isZero } from '#core/amount.ts'
import type { ErrorCode } from '#core/vocabulary.ts'
import type { Tx } from '#api/database/pool.ts'
import { apiError } from '#api/http/error.ts'
import { accounts } from '#domain/money/ledger-accounts.ts'
import { literalsOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { lockBalance } from './balances.ts'

const { credit: creditAccount } = literalsOf(accounts)

interface Spending {
  readonly buildingId: string
  readonly apartmentId: string
  /** yyyy-MM-dd */
  readonly day: string
  /** The credit of now; the caller holds the apartment's balance. */
  readonly credit: string
}

/** 409 `credit_too_small` at that field if the apartment may not spend so much of its credit on that day. */
export async function requireCredit(
  tx: Tx,
  { amount, field, ...spending }: Spending & { readonly amount: string; readonly field: string },
): Promise<void> {
  const credit = await spendableCredit(tx, spending)
  if (compareAmounts(amount, credit) > 0)
    throw apiError(409, 'credit_too_small', [{ field, code: 'credit_too_small' }], { details: { credit } })
}

/**
 * What of an apartment's credit may be spent on a day: what it had at the end of that day and of each one since, so that
 * a document spends nothing that was not there yet on its day, or that was spent in between: credit may be booked on a day
 * to come.
 */
async function spendableCredit(tx: Tx, { credit, ...since }: Spending): Promise<string> {
  const [row] = await leastCredit(tx, { ...since, credit })
  return row?.least ?? credit
}

interface TakingBack extends Omit<Spending, 'credit'> {
  /** The credit that is taken back. */
  readonly amount: string
  readonly code: ErrorCode
}

/**
 * 409 with that code where credit that is taken back on a day has been spent since: what spent it is voided first. Credit
 * of a day to come does not stand for it. Locks the apartment's balance.
 */
export async function requireUnspent(tx: Tx, { amount, code, ...place }: TakingBack): Promise<void> {
  const { credit } = await lockBalance(tx, place)
  if (isZero(amount)) return
  if (compareAmounts(amount, await spendableCredit(tx, { ...place, credit })) > 0) throw apiError(409, code)
}

const leastCredit = query({
  row: { least: 'text' },
  takes: { buildingId: 'bigint', apartmentId: 'bigint', day: 'date', credit: 'numeric' },
  sql: ({ buildingId, apartmentId, day, credit }) =>
    `with moved as (select e.booked_on, sum(-l.amount) as amount
        from ledger_line l join ledger_entry e on e.building_id = l.building_id and e.id = l.entry_id
        where l.building_id = ${buildingId} and l.apartment_id = ${apartmentId} and l.account = ${creditAccount}
          and e.booked_on > ${day} group by 1)
      select trim_scale(least(${credit}, min(before)))::text as least
        from (select ${credit} - sum(amount) over (order by booked_on desc) as before from moved) ended`,
})
