import type { FastifyInstance } from 'fastify'
import { previewTemplate } from '#domain/calls/templates.ts'
import { answerCall } from '../calls/answer-call.ts'
import { presentOwn } from '../records/present/present-own.ts'
import { previewOfTemplate } from './template-preview.ts'

/** What the templates of notices and receipts become, before they are saved. */
export function templateRoutes(app: FastifyInstance): void {
  const { db, records } = app.callServices
  answerCall(app, previewTemplate, async ({ buildingId, body, ...asked }) => {
    const caller = asked.caller()
    return { data: presentOwn(await previewOfTemplate({ db, records, caller, buildingId }, await body())) }
  })
}
