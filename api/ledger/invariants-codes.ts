import { codedDaysSql } from './chart-codes.ts'
import type { Invariant } from './invariants-shape.ts'

const closedKeepCodes: Invariant = {
  code: 'I22',
  says: 'whatever is booked in a closed month has the account code that its closing kept',
  sql: `select l.building_id::text as building, 'closing ' || c.id as record,
      format('%s of %s has no code', l.account, e.booked_on) as finding
    from ${codedDaysSql('ledger_day')}
    where c.id is not null and kept.closed_month_id is null`,
}

export const codeInvariants = { closedKeepCodes }
