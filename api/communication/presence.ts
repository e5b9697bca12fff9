import type { FastifyInstance } from 'fastify'
import { answerCall } from '#api/calls/answer-call.ts'
import { presentOutcome } from '#api/records/present/present-own.ts'
import { standAtConversation } from '#domain/calls/conversations.ts'

/** Colleagues at the desk see who is at which conversation; nothing of it is kept. */
export function presenceRoutes(app: FastifyInstance): void {
  const { hub } = app.callServices
  answerCall(app, standAtConversation, async ({ buildingId, caller, body }) => {
    const { conversation_id: at } = await body()
    const { accountId, name } = caller().principal
    const resource = standAtConversation.tag
    hub.send({ type: 'present', resource, buildingId, accountId, by: name, at: at === '' ? null : at })
    return { data: presentOutcome({ told: true }) }
  })
}
