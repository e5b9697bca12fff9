import type { FastifyInstance } from 'fastify'
import {
  findPayers as findPayersCall,
  readApartmentAccount,
  readDebtAgeing,
  readRates,
  readStatement,
} from '#domain/calls/debts.ts'
import { isKeyword, mostKeyword } from '#domain/money/bank/scanned.ts'
import { readPaymentQr, readPaymentQrPicture } from '#domain/calls/payment-qr.ts'
import { answerCall } from '../calls/answer-call.ts'
import { invalidInput, keywordFault, notFound } from '../http/error.ts'
import { openFees, openFeeSources, readBalance } from './balances.ts'
import { inLanguage } from './fee-names.ts'
import { today } from '../calendar/today.ts'
import { statementAsked, statementOf } from './statement.ts'
import { accountPlace } from './account-place.ts'
import { findPayers, nameSources, payerOf, payerSources } from './payers.ts'
import { payersScanned } from './payers-scanned.ts'
import { ageingTotals } from './ageing.ts'
import { debtorRoutes } from './debtor-routes.ts'
import { payersOf, payersOfSources, paysFor, paysForSources } from './debtors.ts'
import { paymentQrOf } from './payment-qr.ts'
import { ratesOn } from '../currencies/exchange-rates.ts'
import { presentOutcome, presentSetting } from '../records/present/present-own.ts'
import { presentRow, presentRows } from '../records/present/present-rows.ts'
import { qrAnswer } from '../documents/qr-picture.ts'

/** Routes for the cash desk, the list of debts and the statement. */
export function debtRoutes(app: FastifyInstance): void {
  const { db, records } = app.callServices
  const { planOf } = records
  debtorRoutes(app)

  answerCall(app, readDebtAgeing, async ({ buildingId }) => ({
    data: presentOutcome(await ageingTotals(db, buildingId)),
  }))

  answerCall(app, findPayersCall, async ({ buildingId, caller, params }) => {
    const { keyword } = params()
    if (keyword.trim() === '' || !isKeyword(keyword))
      throw invalidInput([keywordFault(keyword, { min: 1, maxLength: mostKeyword })])
    const asked = { planOf, caller: caller(), buildingId }
    const scanned = await payersScanned(db, { buildingId, keyword })
    const found = scanned.length > 0 ? scanned : await findPayers(db, asked, keyword)
    return { data: presentRows(asked, payerSources, found) }
  })

  answerCall(app, readApartmentAccount, async ({ path, ...asked }) => {
    const caller = asked.caller()
    const { buildingId, apartmentId } = await accountPlace(db, caller, path.id)
    const [lines, balance, payer, payers, others] = await Promise.all([
      openFees(db, { buildingId, apartmentId }),
      readBalance(db, { buildingId, apartmentId }),
      payerOf(db, buildingId, apartmentId),
      payersOf(db, { buildingId, apartmentId }),
      paysFor(db, { buildingId, apartmentId }),
    ])
    if (payer === undefined) throw notFound()
    const place = { planOf, caller, buildingId }
    return {
      data: {
        ...presentOutcome({ outstanding: balance?.outstanding ?? '0', credit: balance?.credit ?? '0' }),
        payer: presentRow(place, nameSources, payer),
        lines: presentRows(place, openFeeSources, lines.map(inLanguage(caller.language))),
        payers: presentRows(place, payersOfSources, payers),
        pays_for: presentRows(place, paysForSources, others),
      },
    }
  })

  answerCall(app, readStatement, async ({ path, params, ...asked }) => {
    const caller = asked.caller()
    const place = { ...(await accountPlace(db, caller, path.id)), language: caller.language }
    return { data: presentOutcome(await statementOf(db, { ...place, ...statementAsked(params()) })) }
  })

  answerCall(app, readPaymentQr, async ({ path, caller, params }) => {
    const place = await accountPlace(db, caller(), path.id)
    const { payment_method_id: methodId, amount } = params()
    return { data: presentSetting(await paymentQrOf(db, { ...place, methodId, amount })) }
  })

  answerCall(app, readPaymentQrPicture, async ({ path, caller, params }) => {
    const place = await accountPlace(db, caller(), path.id)
    const { payment_method_id: methodId, amount, format } = params()
    const { qr } = await paymentQrOf(db, { ...place, methodId, amount })
    if (qr === null) throw notFound()
    return qrAnswer(qr.text, format)
  })

  answerCall(app, readRates, async ({ caller, params }) => {
    const { day = today() } = params()
    return { data: presentSetting(await ratesOn(db, caller().principal.organisationId, day)) }
  })
}
