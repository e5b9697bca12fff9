import type { FastifyInstance } from 'fastify'
import { requireOpenBuilding } from '#api/auth/open-building.ts'
import { answerCall } from '#api/calls/answer-call.ts'
import { today } from '#api/calendar/today.ts'
import { notFound } from '#api/http/error.ts'
import { presentOutcome } from '#api/records/present/present-own.ts'
import type { RoomServices } from '#api/room.ts'
import { columns } from '#api/sql/column.ts'
import { statesOf } from '#api/sql/literals.ts'
import { query, type RowOf } from '#api/sql/query.ts'
import { minutesOf } from '#core/clock.ts'
import { daysAfter, officeClock, weekdayOf } from '#core/days.ts'
import { readFreeSlots, readOwnPass } from '#domain/calls/own-bookings.ts'
import { slotsOfDay } from '#domain/day-slots.ts'
import { passLink } from '#domain/visitor-pass.ts'
import { visitor } from '#entities/people/visitor.ts'
import { utilityBooking } from '#entities/utilities/utility-booking.ts'
import { utility } from '#entities/utilities/utility.ts'
import { requireOpenHome } from './own-home.ts'

/** What residents ask before they book, and the passes of their guests. */
export function bookingRoutes(app: FastifyInstance, { db, services }: RoomServices): void {
  const { records } = app.callServices

  answerCall(app, readFreeSlots, async ({ caller, params }) => {
    const { apartment_id: apartmentId, utility_id: id, date } = params()
    const { buildingId, home } = await requireOpenHome(db, caller(), apartmentId)
    const [place] = home === undefined ? [] : await placeById(db, { buildingId, id })
    if (place === undefined) throw notFound()
    const taken = await takenTerms(db, { buildingId, id, date })
    return { data: presentOutcome({ date, slots: slotsOn(place, date, taken) }) }
  })

  answerCall(app, readOwnPass, async ({ caller, path: { id } }) => {
    const { buildingId } = await records.residentOne({ caller: caller(), entity: visitor, id })
    await requireOpenBuilding(db, buildingId)
    const { accountId, homes } = caller().principal
    const residentIds = homes.filter((one) => one.buildingId === buildingId).map((one) => one.residentId)
    const [pass] = await ownPass(db, { buildingId, id, accountId, residentIds })
    if (pass?.pass_code === undefined || pass.pass_code === null) throw notFound()
    const { pass_code: code } = pass
    return { data: presentOutcome({ id, code, link: passLink(services.publicUrl, code) }) }
  })
}

const placeById = query({
  row: {
    ...columns(utility, ['open_time', 'close_time', 'closed_weekdays', 'is_exclusive']),
    capacity: 'integer',
    slot_minutes: 'integer',
    days_ahead: 'integer',
  },
  takes: { buildingId: 'bigint', id: 'bigint' },
  sql: ({ buildingId, id }) =>
    `select open_time, close_time, closed_weekdays, is_exclusive, capacity::int, slot_minutes::int, days_ahead::int
      from utility where building_id = ${buildingId} and id = ${id} and is_active and deleted_at is null`,
})

const { cancel } = statesOf(utilityBooking)

const takenTerms = query({
  row: { ...columns(utilityBooking, ['from_time', 'to_time']), people_count: 'integer' },
  takes: { buildingId: 'bigint', id: 'bigint', date: 'date' },
  sql: ({ buildingId, id, date }) =>
    `select from_time, to_time, people_count::int from utility_booking
      where building_id = ${buildingId} and utility_id = ${id} and date = ${date} and status <> ${cancel}
        and deleted_at is null`,
})

const ownPass = query({
  row: columns(visitor, ['pass_code']),
  takes: { buildingId: 'bigint', id: 'bigint', accountId: 'bigint', residentIds: 'bigint[]' },
  sql: ({ buildingId, id, accountId, residentIds }) =>
    `select pass_code from visitor where building_id = ${buildingId} and id = ${id} and deleted_at is null
      and (created_by = ${accountId} or host_id = any(${residentIds}))`,
})

function slotsOn(place: RowOf<typeof placeById>, day: string, taken: readonly RowOf<typeof takenTerms>[]) {
  const ahead = daysAfter(today(), day)
  if (ahead < 0 || ahead > place.days_ahead || place.closed_weekdays?.includes(weekdayOf(day)) === true)
    return []
  const [, clock = ''] = officeClock(new Date().toISOString()).split(' ')
  return slotsOfDay({
    hours: {
      open: minutesOf(place.open_time),
      close: minutesOf(place.close_time),
      slot: place.slot_minutes,
    },
    isAlone: place.is_exclusive,
    capacity: place.capacity,
    passed: ahead === 0 ? minutesOf(clock) : 0,
    taken: taken.map(({ from_time: from, to_time: to, people_count: takes }) => ({
      from: minutesOf(from),
      to: minutesOf(to),
      takes,
    })),
  }).map(({ why = null, ...slot }) => ({ ...slot, why }))
}
