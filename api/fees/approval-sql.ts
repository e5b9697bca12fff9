import { defaultDueDays } from '#domain/money/fee-types.ts'
import { literalsOf, statesOf } from '#api/sql/literals.ts'
import { fee } from '#entities/fees/fee.ts'
import { accounts } from '../ledger/ledger.ts'

// SQL of what approving a fee writes and books: for one draft, for many, and for a fee that is owed as soon as it is
// made.

const feeIs = statesOf(fee)

/** SQL of what approving writes into the fee of a row `f`. */
export const approval = {
  /** A fee of zero has nothing to pay. */
  status: (amount = 'f.amount') => `case when ${amount} = 0 then ${feeIs.settled} else ${feeIs.approved} end`,
  /** What the apartment owes before this fee. */
  oldDebt: `coalesce((select d.outstanding from debt d
            where d.building_id = f.building_id and d.apartment_id = f.apartment_id), 0)`,
  /** `day` is the placeholder of the office's day. */
  dueOn: (day: string) => `coalesce(f.due_on, ${day} + coalesce((select s.due_days::int from fee_setting s
            where s.building_id = f.building_id and s.id = f.fee_setting_id), ${defaultDueDays}))`,
}

const quoted = literalsOf(accounts)

/** SQL of what a fee is booked against: revenue of its kind, or the opening balance for a debt from before Lobby. */
export const feeEntries = {
  fee: { kind: `'fee'`, account: quoted.revenue, category: 'n.fee_type' },
  opening: { kind: `'opening'`, account: quoted.opening, category: `''` },
} as const
export type FeeEntry = keyof typeof feeEntries

interface Booking {
  /** Name of the part of the statement with the fees: `building_id`, `id`, `apartment_id`, `fee_type`, `amount`. */
  readonly from: string
  /** Placeholders of the office's day, and of the account that books. */
  readonly day: string
  readonly by: string
  readonly against?: (typeof feeEntries)[FeeEntry]
}

/**
 * SQL parts that book fees: each apartment owes its fee, against revenue or the opening balance. Entries get their ids
 * beforehand, so that nothing here joins rows made by the same statement: the planner cannot know how many these are,
 * and assumes one.
 */
export const feeEntrySql = ({ from, day, by, against = feeEntries.fee }: Booking): string =>
  `numbered as materialized (
      select m.*, nextval(pg_get_serial_sequence('ledger_entry', 'id')) as entry_id from ${from} m where m.amount > 0),
    entries as (
      insert into ledger_entry (id, building_id, kind, document_id, booked_on, created_by) overriding system value
        select entry_id, building_id, ${against.kind}, id, ${day}, ${by} from numbered),
    posted as (insert into ledger_line (building_id, entry_id, number, account, apartment_id, category, amount)
        select n.building_id, n.entry_id, side.number, side.account, case side.number when 1 then n.apartment_id end,
          case side.number when 2 then ${against.category} else '' end, side.sign * n.amount
        from numbered n, (values (1::smallint, ${quoted.receivable}, 1), (2::smallint, ${against.account}, -1))
          side(number, account, sign))`
