import { addAmounts, isZero } from '#core/amount.ts'
import { today } from '#api/calendar/today.ts'
import type { Caller } from '#api/context.ts'
import { sqlOfficeMidnight } from '#api/database/office-day.ts'
import type { Tx } from '#api/database/pool.ts'
import { invalidInput } from '#api/http/error.ts'
import { requireLimit } from '#api/ledger/approval-limit.ts'
import type { EntryKind } from '#api/ledger/ledger.ts'
import { literalsOf, statesOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { cashAccount } from '#entities/finance/cash-account.ts'
import { tillClosing } from '#entities/receipts/till-closing.ts'

interface Box {
  readonly buildingId: string
  readonly cashAccountId: string
}

/**
 * 422 `box_of_another` unless the box is the caller's to count: they counted it last or took it over then, or have taken
 * money into it since they closed a till last, or nobody has counted it yet. Who may approve fund accounts counts any.
 * The account's balance must be locked, so that of two who count at once the second sees the first.
 */
export async function requireHolder(tx: Tx, { principal }: Caller, box: Box): Promise<void> {
  const { decider, accountId: by } = principal
  if (decider.can(box.buildingId, cashAccount.permission, 'approve')) return
  const [held] = await holders(tx, { ...box, by })
  if (held?.is_own !== true) throw invalidInput([{ field: 'cash_account_id', code: 'box_of_another' }])
}

const { accepted } = statesOf(tillClosing)
const { receipt: collected } = literalsOf(['receipt'] satisfies EntryKind[])

const holders = query({
  row: { is_own: 'boolean' },
  takes: { buildingId: 'bigint', cashAccountId: 'bigint', by: 'bigint' },
  sql: ({ buildingId, cashAccountId, by }) =>
    `select coalesce((select case c.status when ${accepted} then c.receiver_id else c.cashier_id end = ${by}
          from till_closing c where c.building_id = ${buildingId} and c.cash_account_id = ${cashAccountId}
          order by c.closed_at desc, c.id desc limit 1), true)
        or exists (select from receipt r
          join ledger_entry e on e.building_id = r.building_id and e.kind = ${collected} and e.document_id = r.id
          join ledger_line l on l.building_id = e.building_id and l.entry_id = e.id
          where r.building_id = ${buildingId} and r.collector_id = ${by} and l.cash_account_id = ${cashAccountId}
            and r.created_at > coalesce((select max(c.closed_at) from till_closing c
              where c.building_id = ${buildingId} and c.cashier_id = ${by}), '-infinity')) as is_own`,
})

/**
 * 422 `above_approval_limit` for a surplus or a shortage, in the books' currency, that needs a second person: as with
 * what is let off, all that one cashier books of a box on a day counts as one sum (docs/decisions/limits-by-day.md).
 */
export async function requireSmallDifference(
  tx: Tx,
  caller: Caller,
  { difference, ...box }: Box & { readonly difference: string },
): Promise<void> {
  if (isZero(difference)) return
  const [booked] = await bookedToday(tx, { ...box, by: caller.principal.accountId, day: today() })
  const amount = addAmounts(difference.replace('-', ''), booked?.amount ?? '0')
  await requireLimit(tx, caller, { buildingId: box.buildingId, amount, field: 'counted' })
}

const bookedToday = query({
  row: { amount: 'text' },
  takes: { buildingId: 'bigint', cashAccountId: 'bigint', by: 'bigint', day: 'date' },
  sql: ({ buildingId, cashAccountId, by, day }) =>
    `select trim_scale(coalesce(sum(abs(coalesce(difference_value, counted - expected))), 0))::text as amount
      from till_closing where building_id = ${buildingId} and cashier_id = ${by} and cash_account_id = ${cashAccountId}
        and closed_at >= ${sqlOfficeMidnight(day)}`,
})
