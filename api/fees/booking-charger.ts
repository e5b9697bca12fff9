import type { Changing } from '#api/records/behaviour.ts'
import { apiError, invalidInput } from '#api/http/error.ts'
import { approvalRules, requireLimit } from '#api/ledger/approval-limit.ts'
import { madeBySql } from '#api/ledger/made-by.ts'
import { query } from '#api/sql/query.ts'
import { fee } from '#entities/fees/fee.ts'
import { serviceBooking } from '#entities/services/service-booking.ts'
import { utilityBooking } from '#entities/utilities/utility-booking.ts'

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
  const { decider, accountId: by, name } = caller.principal
  if (isOwnPrice === true && !decider.can(buildingId, fee.permission, 'approve'))
    throw invalidInput([{ field, code: 'price_not_listed' }])
  const [rules] = await approvalRules(tx, { buildingId })
  if (
    isTyped &&
    rules?.maker_approves === false &&
    (await makers(tx, { buildingId, id, by, name }, entity)).length > 0
  )
    throw apiError(403, 'own_document')
  await requireLimit(tx, caller, { buildingId, amount: amount ?? '0', field })
}

/** The booking, if this account is one of its makers. */
const makers = query({
  row: {},
  takes: { buildingId: 'bigint', id: 'bigint', by: 'bigint', name: 'text' },
  over: { service_booking: serviceBooking.name, utility_booking: utilityBooking.name },
  sql: ({ buildingId, id, by, name }, table) =>
    `select from ${table} b where building_id = ${buildingId} and id = ${id} and ${madeBySql('b', { table, by, name })}`,
})
