import type { FastifyInstance } from 'fastify'
import { sumAmounts } from '#core/amount.ts'
import { foretellPrepayment } from '#domain/calls/prepayments.ts'
import type { Portion } from '#domain/money/prepayment.ts'
import { answerCall } from '../calls/answer-call.ts'
import { presentOutcome } from '../records/present/present-own.ts'
import { forecastPrepayment } from './prepayment-forecast.ts'

/** Calls on what is paid in advance. */
export function prepaymentRoutes(app: FastifyInstance): void {
  const { db } = app.callServices
  answerCall(app, foretellPrepayment, async ({ buildingId, caller, body }) => {
    const asked = await body()
    const { percent, portions, ...sums } = await forecastPrepayment(db, caller(), {
      ...asked,
      building_id: buildingId,
    })
    return { data: presentOutcome({ ...sums, discount_percent: percent, months: byMonth(portions) }) }
  })
}

/** Portions are in the order of their months. */
const byMonth = (portions: readonly Portion[]) =>
  [...new Set(portions.map(({ month }) => month))].map((month) => {
    const own = portions.filter((one) => one.month === month)
    return {
      month,
      foreseen: sumAmounts(own.map((one) => one.foreseen)),
      discount: sumAmounts(own.map((one) => one.discount)),
      amount: sumAmounts(own.map((one) => one.amount)),
    }
  })
