import type { FastifyInstance } from 'fastify'
import { givenAudience } from '#api/audience/given-audience.ts'
import { reachOf } from '#api/audience/reach.ts'
import { answerCall } from '#api/calls/answer-call.ts'
import { foretellAnnouncement } from '#domain/calls/audience.ts'
import { notification } from '#entities/media/notification.ts'

/** Whom an announcement is for, before it is published and after. */
export function audienceRoutes(app: FastifyInstance): void {
  const { db } = app.callServices
  answerCall(app, foretellAnnouncement, async ({ record }) => ({
    data: await reachOf(db, givenAudience(notification, record.building_id, record)),
  }))
}
