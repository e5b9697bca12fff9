import { z } from 'zod'
import { defineCall } from './call.ts'
import { ofResident, residentPath } from './resident.ts'
import { sentId, wire } from './values.ts'

const { day } = wire
/** Minutes of the day. */
const minute = z.int().min(0).max(1440)

export const readFreeSlots = defineCall({
  ...ofResident,
  id: 'readFreeSlots',
  method: 'GET',
  path: residentPath('free-slots'),
  summary: 'When an amenity is free on a day: what is taken, and never by whom',
  params: z.object({ apartment_id: sentId, utility_id: sentId, date: day }),
  reply: z.strictObject({
    data: z.strictObject({
      date: day,
      /** None on a day on which it is closed, or that is too far ahead. */
      slots: z.array(
        z.strictObject({
          from: minute,
          to: minute,
          /** For how many people there is room; null where a booking has all of it. */
          left: z.int().nullable(),
          why: z.enum(['passed', 'taken']).nullable(),
        }),
      ),
    }),
  }),
  errors: { 403: ['order_expired'], 404: ['record_not_found'], 422: ['required', 'invalid_value'] },
})

/** Others of the home read the visit, and not its pass. */
export const readOwnPass = defineCall({
  ...ofResident,
  id: 'readOwnPass',
  method: 'GET',
  path: residentPath('visitors/{id}/pass'),
  summary: 'The pass of a guest whom the caller announced, or who visits them',
  reply: z.strictObject({ data: z.strictObject({ id: wire.id, code: z.string(), link: z.string() }) }),
  errors: { 403: ['order_expired'], 404: ['record_not_found'] },
})
