import { statesOf } from '#api/sql/literals.ts'
import { fee } from '#entities/fees/fee.ts'
import { movesSql } from '../ledger/moves-sql.ts'

interface OpenPlaces {
  readonly buildingId: string
  /** The day: what was booked on it counts. */
  readonly day: string
}

/**
 * SQL of fees of which something was open at the end of a day, as `id` and `open`: what is open now, counted back over what the
 * ledger booked since, so that a day of last year reads no more than what came after it. A fee that was paid before its own
 * day owes nothing then: advances are not set off against debts.
 */
export const openOnSql = ({ buildingId, day }: OpenPlaces): string =>
  `select o.id, sum(o.open) as open from (
      select f.id, f.amount - f.settled as open from fee f
        where f.building_id = ${buildingId} and f.status = ${statesOf(fee).approved} and f.deleted_at is null
          and f.amount > f.settled
      union all
      select m.fee_id, -m.amount from (${movesSql.owed(
        `(select * from ledger_entry where building_id = ${buildingId} and booked_on > ${day})`,
      )}) m) o
    group by o.id having sum(o.open) > 0`
