import type { FastifyInstance } from 'fastify'
import { readDeskCash as readDeskCashCall, readTill } from '#domain/calls/receipts.ts'
import { answerCall } from '../calls/answer-call.ts'
import { cashBoxes } from './cash-boxes.ts'
import { today } from '../calendar/today.ts'
import { presentOwn, presentSetting } from '../records/present/present-own.ts'
import { readDeskCash } from './desk-cash.ts'
import { tillSince } from './till.ts'

/** Routes for the cash desk, besides receipts. */
export function receiptRoutes(app: FastifyInstance): void {
  const { db } = app.callServices
  answerCall(app, readTill, async ({ buildingId, caller }) => {
    const { accountId: cashierId } = caller().principal
    const [till, boxes] = await Promise.all([
      tillSince(db, { buildingId, cashierId }),
      cashBoxes(db, { buildingId }),
    ])
    return { data: presentOwn({ ...till, boxes: [...boxes] }) }
  })

  answerCall(app, readDeskCashCall, async ({ buildingId, caller, params }) => {
    const { day = today() } = params()
    const desk = await readDeskCash(db, caller(), { buildingId, day })
    // A currency without a rate is not taken.
    const currencies = [...desk.boxes.keys()].flatMap((code) => {
      const rate = desk.rateOf(code)
      return rate === undefined
        ? []
        : [{ currency_code: code, of: rate?.of ?? null, price: rate?.price ?? null }]
    })
    return {
      data: presentSetting({
        currencies,
        change: desk.change,
        riel_step: desk.riel.step,
        riel_rounding: desk.riel.rounding,
      }),
    }
  })
}
