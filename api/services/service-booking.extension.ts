import type { FieldError } from '#core/wire/error.ts'
import { compareAmounts, multiplyAmounts, roundAmount, sumAmounts } from '#core/amount.ts'
import { currencies } from '#domain/currency.ts'
import type { Caller } from '#api/context.ts'
import type { Tx } from '#api/database/pool.ts'
import { currencyOfBuilding } from '#api/currencies/building-currency.ts'
import { apiError, invalidInput } from '#api/http/error.ts'
import { chargeService } from '#api/fees/service-lines.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { columns } from '#api/sql/column.ts'
import { query } from '#api/sql/query.ts'
import type { ChangesOf, RecordOf } from '#core/stored.ts'
import { debt } from '#entities/debts/debt.ts'
import { fee } from '#entities/fees/fee.ts'
import { serviceBooking } from '#entities/services/service-booking.ts'
import { service } from '#entities/services/service.ts'

type Booking = RecordOf<typeof serviceBooking>

/** An order's total is the sum of its rounded lines; only services on offer can be ordered. */
export const serviceBookingExtension = extendEntity(serviceBooking, {
  async create({ values, caller, tx, also }) {
    await requireOffered(tx, values)
    return also({ total: totalOf(values, caller) })
  },
  change({ changes, whole, before, caller, also }) {
    requireUncharged(changes, before)
    return 'services' in changes ? also({ total: totalOf(whole, caller) }) : undefined
  },
  on: {
    complete: {
      async after({ after, tx, caller, notify }) {
        if (after.cash_basis || after.payment_status === 'paid') return
        if (compareAmounts(after.total ?? '0', '0') <= 0) return
        await chargeService(tx, after, caller)
        for (const entity of [fee, debt]) notify(entity, after.building_id)
      },
    },
  },
})

/** 409 if a line decides whether the order is paid: then only the ledger changes that. */
function requireUncharged(changes: ChangesOf<typeof serviceBooking>, { fee_id }: Booking): void {
  const told = (['payment_status', 'cash_basis'] as const).filter((name) => name in changes)
  if (fee_id === null || told.length === 0) return
  throw apiError(
    409,
    'record_frozen',
    told.map((field) => ({ field, code: 'record_frozen' })),
  )
}

type Ordered = Pick<Booking, 'services' | 'building_id'>

function totalOf({ services, building_id }: Ordered, caller: Caller): string {
  const { digits } = currencies[currencyOfBuilding(caller, building_id)]
  return sumAmounts(
    services.map(({ price, quantity }) => roundAmount(multiplyAmounts(price, quantity.toFixed(2)), digits)),
  )
}

/** The services among these that nobody can order. */
const closedServices = query({
  row: columns(service, ['id']),
  takes: { buildingId: 'bigint', ids: 'bigint[]' },
  sql: ({ buildingId, ids }) =>
    `select id from service
      where building_id = ${buildingId} and id = any(${ids}) and not (bookable and is_active)`,
})

async function requireOffered(tx: Tx, { services, building_id }: Ordered): Promise<void> {
  const ids = services.map(({ service_id }) => service_id)
  const closed = await closedServices(tx, { buildingId: building_id, ids })
  const errors = services.flatMap(({ service_id }, at): FieldError[] =>
    closed.some(({ id }) => id === service_id)
      ? [{ field: `services.${at}.service_id`, code: 'service_not_bookable' }]
      : [],
  )
  if (errors.length > 0) throw invalidInput(errors)
}
