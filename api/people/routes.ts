import type { FastifyInstance } from 'fastify'
import { answerCall } from '#api/calls/answer-call.ts'
import { presentOutcome } from '#api/records/present/present-own.ts'
import { readRegistrationMatches } from '#domain/calls/people.ts'
import { likeResidents } from './queries.ts'

/** Who may be the person of a registration that waits. */
export function peopleRoutes(app: FastifyInstance): void {
  const { db } = app.callServices
  answerCall(app, readRegistrationMatches, async ({ buildingId }) => ({
    data: presentOutcome(await likeResidents(db, { buildingId })),
  }))
}
