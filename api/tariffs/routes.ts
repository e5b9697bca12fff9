import type { FastifyInstance } from 'fastify'
import { readTariffRates } from '#domain/calls/tariffs.ts'
import { monthBounds } from '#domain/money/proration.ts'
import { answerCall } from '../calls/answer-call.ts'
import { ratesOn } from '../currencies/exchange-rates.ts'
import { presentSetting } from '../records/present/present-own.ts'

export function tariffRoutes(app: FastifyInstance): void {
  const { db } = app.callServices
  answerCall(app, readTariffRates, async ({ caller, params }) => {
    const { organisationId } = caller().principal
    return { data: presentSetting(await ratesOn(db, organisationId, monthBounds(params().month).last)) }
  })
}
