import { defaultDueDays } from '#domain/money/fee-types.ts'
import { literalsOf, statesOf } from '#api/sql/literals.ts'
import { fee } from '#entities/fees/fee.ts'
import { accounts } from '#domain/money/ledger-accounts.ts'

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

const byKind = 'coalesce(n.category_id::text, n.fee_type)'

/**
 * SQL of what a fee `n` is booked against: revenue of its kind, VAT and money of others, which add up to its amount. A debt
 * from before Lobby is booked against the opening balance: whose money it was is a matter of the books before.
 */
export const feeEntries = {
  fee: {
    kind: `'fee'`,
    sides: [
      { account: quoted.revenue, category: byKind, amount: 'n.amount - n.vat - n.for_others' },
      { account: quoted.output_vat, category: byKind, amount: 'n.vat' },
      { account: quoted.collected_for_others, category: byKind, amount: 'n.for_others' },
    ],
  },
  opening: { kind: `'opening'`, sides: [{ account: quoted.opening, category: `''`, amount: 'n.amount' }] },
} as const
export type FeeEntry = keyof typeof feeEntries

interface Booking {
  /**
   * Name of the part of the statement with the fees: `building_id`, `id`, `apartment_id`, `fee_type`, `category_id`,
   * `amount`, `vat`, `for_others`, `booked_on`.
   */
  readonly from: string
  /** Placeholder of the account that books. */
  readonly by: string
  readonly against?: (typeof feeEntries)[FeeEntry]
}

/**
 * SQL parts that book fees: each apartment owes its fee, against what it is, or the opening balance. Entries get their ids
 * beforehand, so that nothing here joins rows made by the same statement: the planner cannot know how many these are,
 * and assumes one.
 */
export const feeEntrySql = ({ from, by, against = feeEntries.fee }: Booking): string =>
  `numbered as materialized (
      select m.*, nextval(pg_get_serial_sequence('ledger_entry', 'id')) as entry_id from ${from} m where m.amount > 0),
    entries as (
      insert into ledger_entry (id, building_id, kind, document_id, booked_on, created_by) overriding system value
        select entry_id, building_id, ${against.kind}, id, booked_on, ${by} from numbered),
    posted as (insert into ledger_line (building_id, entry_id, number, account, apartment_id, category, amount)
        select n.building_id, n.entry_id, side.number, side.account, case side.number when 1 then n.apartment_id end,
          side.category, side.amount
        from numbered n cross join lateral (values (1::smallint, ${quoted.receivable}, '', n.amount), ${against.sides
          .map(({ account, category, amount }, at) => `(${at + 2}, ${account}, ${category}, -(${amount}))`)
          .join(', ')}) side(number, account, category, amount)
        where side.amount <> 0)`
