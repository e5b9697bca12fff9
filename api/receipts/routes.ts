import type { FastifyInstance } from 'fastify'
import { readDeskCash as readDeskCashCall, readTill } from '#domain/calls/receipts.ts'
import { answerCall } from '../calls/answer-call.ts'
import { cashBoxes } from './cash-boxes.ts'
import { today } from '../calendar/today.ts'
import { presentOwn, presentSetting } from '../records/present/present-own.ts'
import { foreignBanks, readDeskCash } from './desk-cash.ts'
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
    const [desk, banks] = await Promise.all([
      readDeskCash(db, caller(), { buildingId, day }),
      foreignBanks(db, { buildingId }),
    ])
    // A currency without a rate is not taken.
    const transfers = banks.flatMap(({ id, currency_code: code }) => {
      const rate = code === null ? undefined : desk.rateOf(code)
      return code === null || rate === undefined || rate === null
        ? []
        : [{ cash_account_id: id, currency_code: code, of: rate.of, price: rate.price }]
    })
    const currencies = [...desk.boxes.keys()].flatMap((code) => {
      const rate = desk.rateOf(code)
      return rate === undefined
        ? []
        : [{ currency_code: code, of: rate?.of ?? null, price: rate?.price ?? null }]
    })
    return {
      data: presentSetting({
        currencies,
        transfers,
        change: desk.change,
        riel_step: desk.riel.step,
        riel_rounding: desk.riel.rounding,
      }),
    }
  })
}
