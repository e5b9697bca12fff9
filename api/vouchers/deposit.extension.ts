import { compareAmounts } from '#core/amount.ts'
import type { Tx } from '#api/database/pool.ts'
import { apiError, invalidInput } from '#api/http/error.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import type { RecordOf } from '#core/stored.ts'
import { depositReturn } from '#entities/vouchers/deposit-return.ts'
import { deposit } from '#entities/vouchers/deposit.ts'
import { documentSteps } from './document-steps.ts'
import { heldForBooking, heldSql, lockBooking, standingReturns } from './queries.ts'

/** Money that is held for somebody. One of which something was returned is not voided: 409 `deposit_returned`. */
export const depositExtension = extendEntity(deposit, {
  expressions: { open: heldSql('t') },
  on: documentSteps(deposit, {
    check: ({ whole, tx }) => requireWanted(tx, whole),
    async checkVoid({ before, tx }) {
      const returns = await standingReturns(tx, { buildingId: before.building_id, id: before.id })
      if (returns.length > 0) throw apiError(409, 'deposit_returned')
    },
    shows: [depositReturn],
  }),
})

/**
 * A booked place's deposit is taken once, in one document or in parts, and of a booking that stands. The booking is locked
 * first, so that of two cashiers the second sees what the first took.
 */
async function requireWanted(
  tx: Tx,
  { building_id: buildingId, utility_booking_id: id, amount }: RecordOf<typeof deposit>,
): Promise<void> {
  if (id === null) return
  await lockBooking(tx, { buildingId, id })
  const [booking] = await heldForBooking(tx, { buildingId, id })
  if (booking === undefined) return
  const { is_off: isOff, held, missing } = booking
  if (isOff) throw invalidInput([{ field: 'utility_booking_id', code: 'booking_called_off' }])
  if (missing === null || compareAmounts(held, '0') === 0 || compareAmounts(amount, missing) <= 0) return
  throw invalidInput([{ field: 'amount', code: 'deposit_already_held', limits: { max: missing } }])
}
