import type { FastifyInstance } from 'fastify'
import { answerCall } from '#api/calls/answer-call.ts'
import { presentOutcome, presentOwn } from '#api/records/present/present-own.ts'
import type { RoomServices } from '#api/room.ts'
import {
  allowToAct as allowToActCall,
  inviteHousehold as inviteHouseholdCall,
  leaveHome as leaveHomeCall,
  readHousehold,
} from '#domain/calls/household.ts'
import { allowToAct, householdOf, inviteHousehold, leaveHome } from './household.ts'

/** The household of a resident. */
export function householdRoutes(app: FastifyInstance, parts: RoomServices): void {
  answerCall(app, readHousehold, async ({ caller, params }) => {
    const { apartment_id: apartmentId } = params()
    return { data: presentOwn(await householdOf(parts.db, { caller: caller(), apartmentId })) }
  })

  answerCall(app, inviteHouseholdCall, async ({ caller, body }) => {
    const { apartment_id: apartmentId, resident_id: residentId } = await body()
    const asked = { caller: caller(), apartmentId, residentId }
    return { data: presentOutcome(await inviteHousehold(parts, asked)) }
  })

  answerCall(app, allowToActCall, async ({ write, caller, body }) => {
    const { apartment_id: apartmentId, resident_id: residentId, acts } = await body()
    await allowToAct(write, { caller: caller(), apartmentId, residentId, acts })
    return {}
  })

  answerCall(app, leaveHomeCall, async ({ write, caller, body }) => {
    const { apartment_id: apartmentId } = await body()
    await leaveHome(write, parts, { caller: caller(), apartmentId })
    return {}
  })
}
