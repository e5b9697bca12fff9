import type { Changing } from '#api/records/behaviour.ts'
import { invalidInput } from '#api/http/error.ts'
import { requireLimit } from '#api/ledger/approval-limit.ts'
import { refuseMaker } from '#api/ledger/refuse-maker.ts'
import { fee } from '#entities/fees/fee.ts'
import type { serviceBooking } from '#entities/services/service-booking.ts'
import type { utilityBooking } from '#entities/utilities/utility-booking.ts'

export type BookingEntity = typeof serviceBooking | typeof utilityBooking

/** What a booking charges, and what of it somebody has typed. */
export interface Charge {
  readonly entity: BookingEntity['name']
  readonly amount: string | null
  /** Where the amount is entered. */
  readonly field: string
  /** A figure that makes the amount was typed, be it a quantity. */
  readonly isTyped: boolean
}
type Charging = Pick<Changing<BookingEntity>, 'whole' | 'tx' | 'caller'>

/**
 * Refuses who may not make an apartment owe this, by the rules of a typed fee: 422 `price_not_listed` for a price of
 * one's own without the right to approve fees, 403 `own_document` for its maker where makers do not approve, 422
 * `above_approval_limit` for more than they may.
 */
export async function requireCharger(
  { whole, tx, caller }: Charging,
  { entity, amount, field, isTyped }: Charge,
): Promise<void> {
  const { building_id: buildingId, id, has_own_price: isOwnPrice } = whole
  if (isOwnPrice === true && !caller.principal.decider.can(buildingId, fee.permission, 'approve'))
    throw invalidInput([{ field, code: 'price_not_listed' }])
  if (isTyped) await refuseMaker(tx, caller, { entity, buildingId, id })
  await requireLimit(tx, caller, { buildingId, amount: amount ?? '0', field })
}
