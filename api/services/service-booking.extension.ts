import type { FieldError } from '#core/wire/error.ts'
import { compareAmounts, multiplyAmounts, roundAmount, sumAmounts } from '#core/amount.ts'
import { currencies, defaultCurrency } from '#domain/currency.ts'
import type { Caller } from '#api/context.ts'
import type { Tx } from '#api/database/pool.ts'
import { apiError, invalid } from '#api/http/error.ts'
import { chargeService } from '#api/fees/service-lines.ts'
import { extendEntity, type StoredRecord, type Values } from '#api/records/extension.ts'
import { serviceBooking } from '#entities/services/service-booking.ts'

interface Line {
  readonly service_id: string
  readonly quantity: number
  readonly price: string
}

/** An order's total is the sum of its rounded lines; only what is offered can be ordered. */
export const serviceBookingExtension = extendEntity(serviceBooking, {
  async beforeCreate(values, { caller, tx }) {
    await requireOffered(tx, values)
    return { ...values, total: totalOf(values, caller) }
  },
  beforeUpdate(changes, { caller, before }) {
    requireUncharged(changes, before)
    return 'services' in changes
      ? { ...changes, total: totalOf({ ...changes, building_id: before.building_id }, caller) }
      : changes
  },
  async after({ action, after }, { tx, caller, told }) {
    if (
      action !== 'complete' ||
      after === null ||
      after.cash_basis === true ||
      after.payment_status === 'paid'
    )
      return
    if (compareAmounts(String(after.total ?? '0'), '0') <= 0) return
    await chargeService(tx, after, caller)
    const buildingId = String(after.building_id)
    for (const resource of ['fee', 'debt']) told({ resource, buildingId, ids: [], action: 'updated' })
  },
})

/** 409 where a line says whether the order is paid: the ledger moves it then. */
function requireUncharged(changes: Values, { fee_id }: StoredRecord): void {
  const told = ['payment_status', 'cash_basis'].filter((name) => name in changes)
  if ((fee_id ?? null) === null || told.length === 0) return
  throw apiError(
    409,
    'record_frozen',
    told.map((field) => ({ field, code: 'record_frozen' })),
  )
}

function totalOf({ services, building_id }: Values, { principal }: Caller): string {
  const building = principal.buildings.find(({ id }) => id === building_id)
  const { digits } = currencies[building?.currencyCode ?? defaultCurrency]
  const lines = services as readonly Line[]
  return sumAmounts(
    lines.map(({ price, quantity }) => roundAmount(multiplyAmounts(price, quantity.toFixed(2)), digits)),
  )
}

async function requireOffered(tx: Tx, { services, building_id }: Values): Promise<void> {
  const lines = services as readonly Line[]
  const closed = await tx.query<{ id: string }>(
    `select id::text from service where building_id = $1 and id = any($2::bigint[]) and not (bookable and is_active)`,
    [building_id, lines.map((line) => line.service_id)],
  )
  const errors = lines.flatMap(({ service_id }, at): FieldError[] =>
    closed.some(({ id }) => id === service_id)
      ? [{ field: `services.${at}.service_id`, code: 'service_not_bookable' }]
      : [],
  )
  if (errors.length > 0) throw invalid(errors)
}
