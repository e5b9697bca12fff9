import { addMonths, firstDayOf, officeToday } from '#core/days.ts'

// What the figures of dashboard and reports are added up of once more (figures-by-sql.ts). `$1` is the building.

export interface Reader {
  readonly buildingId: string
  readonly accountId: string
  /** Whether they see of receipts what they took alone. */
  readonly ownOnly?: boolean
  /** Data of a call below `/v1/manage`; undefined where it is forbidden. */
  readonly get: (path: string) => Promise<unknown>
}

export const today = officeToday()
/** Months of which some are closed, and this one so far. */
export const period = { from: firstDayOf(addMonths(today, -5)), to: today }

/** SQL of what was settled of a fee `f`. */
export const settledOf = `(select coalesce(sum(s.amount), 0) from settlement s where s.building_id = f.building_id and s.fee_id = f.id)`

/** SQL of a sum over lines `l` of entries `e`, with building `b` and fund account `c`. */
export const lines = (condition: string, amount = 'l.amount') =>
  `select sum(${amount}) from ledger_line l join ledger_entry e on e.building_id = l.building_id and e.id = l.entry_id
    join building b on b.id = l.building_id
    left join cash_account c on c.building_id = l.building_id and c.id = l.cash_account_id
    where l.building_id = $1 and ${condition}`
