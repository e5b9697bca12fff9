import type { FastifyInstance } from 'fastify'
import { lifetimes } from '#api/auth/limits.ts'
import { requireOpenBuilding } from '#api/auth/open-building.ts'
import { findOrCount, requireSlot } from '#api/auth/throttle.ts'
import { dropTicketsOf, issueTicket, lookAtTicket } from '#api/auth/tickets.ts'
import { answerCall } from '#api/calls/answer-call.ts'
import { takeNamedLock } from '#api/database/named-lock.ts'
import type { Queryable } from '#api/database/pool.ts'
import { addressKey } from '#api/http/address.ts'
import { presentOutcome } from '#api/records/present/present-own.ts'
import type { RoomServices } from '#api/room.ts'
import { columns } from '#api/sql/column.ts'
import { query } from '#api/sql/query.ts'
import { webviewRoot } from '#core/derive/screens.ts'
import { linkBooking, readBookingView } from '#domain/calls/booking-views.ts'
import type { DataOf } from '#domain/calls/call.ts'
import { defaultCurrency } from '#domain/currency.ts'
import { building } from '#entities/property/building.ts'
import { serviceBooking } from '#entities/services/service-booking.ts'
import { amountOfLine } from './service-booking.extension.ts'

const purpose = 'view_booking'

/** A booking for its customer: by a link that opens this one booking, to be read. */
export function bookingViewRoutes(app: FastifyInstance, { db, services }: RoomServices): void {
  const { limits, publicUrl } = services

  answerCall(app, linkBooking, async ({ record: { id, building_id: buildingId }, caller }) => {
    await requireSlot(db, `booking-link:by:${caller().principal.accountId}`, limits.linksPerSender)
    const seconds = lifetimes.bookingLink
    const token = await db.transaction(async (tx) => {
      // Of two that are made at once, the later one ends the other too.
      await takeNamedLock(tx, `booking-link/${id}`)
      await dropTicketsOf(tx, { purpose, accountId: id })
      return issueTicket(tx, { purpose, subject: id, seconds })
    })
    return {
      data: presentOutcome({
        link: `${publicUrl}/${webviewRoot}/${serviceBooking.path}?building_id=${buildingId}&view_token=${token}`,
        expires_at: new Date(Date.now() + seconds * 1000).toISOString(),
      }),
    }
  })

  answerCall(app, readBookingView, async ({ request, body }) => {
    const { view_token: token } = await body()
    const key = `booking-view:address:${addressKey(request.ip)}`
    const found = await findOrCount({ db, key, limit: limits.viewTriesPerAddress }, async () => {
      const id = await lookAtTicket(db, purpose, token)
      return id === undefined ? undefined : bookingOfCustomer(db, id)
    })
    await requireOpenBuilding(db, found.buildingId)
    return { data: presentOutcome(found.shown) }
  })
}

const bookingById = query({
  row: {
    ...columns(serviceBooking, [
      'code',
      'date',
      'scheduled_at',
      'status',
      'payment_status',
      'services',
      'total',
    ]),
    ...columns(building, ['currency_code']),
    building_id: 'bigint',
    building: 'text',
    apartment: 'text',
    provider: 'text | null',
  },
  takes: { id: 'bigint' },
  sql: ({ id }) =>
    `select t.code, t.date, t.scheduled_at, t.status, t.payment_status, t.services, t.total, t.building_id,
        b.currency_code, b.name as building, a.code as apartment, p.name as provider
      from service_booking t join building b on b.id = t.building_id
        join apartment a on a.building_id = t.building_id and a.id = t.apartment_id
        left join provider p on p.building_id = t.building_id and p.id = t.provider_id
      where t.id = ${id} and t.deleted_at is null and b.deleted_at is null`,
})

const serviceNames = query({
  row: { id: 'bigint', name: 'text' },
  takes: { buildingId: 'bigint', ids: 'bigint[]' },
  sql: ({ buildingId, ids }) =>
    `select id, name from service where building_id = ${buildingId} and id = any(${ids})`,
})

async function bookingOfCustomer(
  db: Queryable,
  id: string,
): Promise<{ buildingId: string; shown: DataOf<typeof readBookingView> } | undefined> {
  const [found] = await bookingById(db, { id })
  if (found === undefined) return undefined
  const { building_id: buildingId, services, currency_code, ...told } = found
  const ids = services.map((line) => line.service_id)
  const currency = currency_code ?? defaultCurrency
  const names = new Map((await serviceNames(db, { buildingId, ids })).map((one) => [one.id, one.name]))
  const shown = {
    ...told,
    currency_code: currency,
    services: services.map(({ service_id, quantity, price }) => ({
      name: names.get(service_id) ?? '',
      quantity,
      price,
      amount: amountOfLine({ quantity, price }, currency),
    })),
  }
  return { buildingId, shown }
}
