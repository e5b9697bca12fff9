import type { FieldError } from '#core/wire/error.ts'
import { isId } from '#core/id.ts'
import { compareAmounts, sumAmounts } from '#core/amount.ts'
import { amountOfRow } from '#core/fields/row-amount.ts'
import { currencies, type CurrencyCode } from '#domain/currency.ts'
import type { Caller } from '#api/context.ts'
import type { Tx } from '#api/database/pool.ts'
import { currencyOfBuilding } from '#api/currencies/building-currency.ts'
import { apiError, invalidInput } from '#api/http/error.ts'
import { chargeBooking, paymentOf } from '#api/fees/booking-lines.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { columns } from '#api/sql/column.ts'
import { query } from '#api/sql/query.ts'
import type { ChangesOf, RecordOf } from '#core/stored.ts'
import { serviceBooking } from '#entities/services/service-booking.ts'
import { service } from '#entities/services/service.ts'
import { endOf, requireTime, requireTimeForChange, takesOne } from './provider-time.ts'

type Booking = RecordOf<typeof serviceBooking>
const { services } = serviceBooking.fields

/**
 * An order's total is the sum of its rounded lines; only services on offer can be ordered, of a provider who has time
 * for them.
 */
export const serviceBookingExtension = extendEntity(serviceBooking, {
  create: {
    async before({ values, caller, tx, also }) {
      await requireOffered(tx, values)
      const total = totalOf(values, caller)
      return also({
        total,
        has_own_price: await hasOwnPrice(tx, values),
        payment_status: paymentOf({ status: 'new' }, total),
        ends_at: endOf(values, { isSaid: true }),
        is_exclusive: await takesOne(tx, values),
      })
    },
    after: ({ after, tx }) => requireTime(tx, after),
  },
  change: {
    async before({ changes, whole, before, caller, tx, also }) {
      requireUncharged(changes, before)
      const total = 'services' in changes ? totalOf(whole, caller) : whole.total
      return also({
        total,
        ...('services' in changes ? { has_own_price: await hasOwnPrice(tx, whole, before) } : {}),
        payment_status: paymentOf(whole, total),
        ends_at: endOf(whole, { isSaid: 'ends_at' in changes, before }),
        ...(before.provider_id === whole.provider_id ? {} : { is_exclusive: await takesOne(tx, whole) }),
      })
    },
    after: requireTimeForChange,
  },
  restore: { after: requireTimeForChange },
  ofMaker: async ({ residentId, buildingId }, { said, tx }) => ({
    ...(await ordererOf(tx, { buildingId, residentId }))[0],
    customer_id: residentId,
    services: await priced(tx, { buildingId, lines: said['services'] }),
  }),
  on: {
    rate: ({ input, also }) => also({ rating: input.stars }),
    complete: async (context) =>
      // On a cash basis nothing is owed before the money comes: the cashier charges it when collecting.
      context.whole.cash_basis
        ? undefined
        : context.also(await chargeBooking(context, chargeOf(context.whole))),
    charge: async (context) => context.also(await chargeBooking(context, chargeOf(context.whole))),
  },
})

/** 409 if a line decides already how the order is paid. */
function requireUncharged(changes: ChangesOf<typeof serviceBooking>, { fee_id }: Booking): void {
  if (fee_id !== null && 'cash_basis' in changes)
    throw apiError(409, 'record_frozen', [{ field: 'cash_basis', code: 'record_frozen' }])
}

/** The quantities of an order are typed, whatever its prices are. */
const chargeOf = ({ total }: Booking) =>
  ({ entity: serviceBooking.name, amount: total, field: 'services', isTyped: true }) as const

type Ordered = Pick<Booking, 'services' | 'building_id'>

function totalOf({ services: lines, building_id }: Ordered, caller: Caller): string {
  const currency = currencyOfBuilding(caller, building_id)
  return sumAmounts(lines.map((line) => amountOfLine(line, currency)))
}

/** What a line comes to, rounded as the currency is paid. */
export const amountOfLine = (
  { price, quantity }: Pick<Booking['services'][number], 'price' | 'quantity'>,
  currency: CurrencyCode,
): string => amountOfRow(services, { price, quantity }, currencies[currency].digits) ?? '0'

/** What these services cost by the list. */
const listedPrices = query({
  row: { id: 'bigint', price: 'text' },
  takes: { buildingId: 'bigint', ids: 'bigint[]' },
  sql: ({ buildingId, ids }) =>
    `select id, price::text from service where building_id = ${buildingId} and id = any(${ids})`,
})

const ordererOf = query({
  row: { customer_name: 'text', customer_phone: 'text | null' },
  takes: { buildingId: 'bigint', residentId: 'bigint' },
  sql: ({ buildingId, residentId }) =>
    `select full_name as customer_name, phone_number as customer_phone from resident
      where building_id = ${buildingId} and id = ${residentId}`,
})

/** The lines of an order with the list's prices; one of nothing on the list is refused as it is. */
async function priced(
  tx: Tx,
  { buildingId, lines }: { readonly buildingId: string; readonly lines: unknown },
) {
  const said = Array.isArray(lines) ? (lines as readonly { readonly service_id: string }[]) : []
  const ids = said.map(({ service_id: id }) => String(id)).filter(isId)
  const listed = new Map((await listedPrices(tx, { buildingId, ids })).map(({ id, price }) => [id, price]))
  return said.map((line) => ({ ...line, price: listed.get(String(line.service_id)) ?? '0' }))
}

/** Whether a line has a price that is neither the list's nor what was the list's when it was ordered. */
async function hasOwnPrice(tx: Tx, { services: lines, building_id }: Ordered, before?: Booking) {
  const ids = lines.map(({ service_id }) => service_id)
  const listed = await listedPrices(tx, { buildingId: building_id, ids })
  const agreed = before?.has_own_price === true ? [] : (before?.services ?? [])
  const costs = [...listed, ...agreed.map(({ service_id: id, price }) => ({ id, price }))]
  return lines.some(
    ({ service_id, price }) =>
      !costs.some((cost) => cost.id === service_id && compareAmounts(cost.price, price) === 0),
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

async function requireOffered(tx: Tx, { services: lines, building_id }: Ordered): Promise<void> {
  const ids = lines.map(({ service_id }) => service_id)
  const closed = await closedServices(tx, { buildingId: building_id, ids })
  const errors = lines.flatMap(({ service_id }, at): FieldError[] =>
    closed.some(({ id }) => id === service_id)
      ? [{ field: `services.${at}.service_id`, code: 'service_not_bookable' }]
      : [],
  )
  if (errors.length > 0) throw invalidInput(errors)
}
