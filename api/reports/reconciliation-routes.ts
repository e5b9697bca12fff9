import type { FastifyInstance } from 'fastify'
import {
  exportReconciliation,
  printReconciliation,
  readReconciliation,
} from '#domain/calls/bank-documents.ts'
import { reconciliationWords } from '#domain/documents/reconciliation-words.ts'
import { answerCall } from '../calls/answer-call.ts'
import { currencyOfBuilding } from '../currencies/building-currency.ts'
import { notFound } from '../http/error.ts'
import { bankReconciliation } from '../ledger/bank-reconciliation.ts'
import { answerReportFile, answerReportPage, mapPages, onePage } from '../ledger/report-file.ts'
import { contextOf } from '../papers/paper-context.ts'
import { exactNumber, momentCell, type ExportLabels } from '../records/present/export-cells.ts'
import { presentOutcome } from '../records/present/present-own.ts'
import { headTexts, reconciliationPage, reconciliationRows, worthTexts } from './reconciliation-page.ts'

/** Lines and documents that a screen names; paper and file have more. */
const onScreen = 500
const onPaper = 5_000

/** A bank account at the end of a day against the books: on screen, as a file, on paper. */
export function reconciliationRoutes(
  app: FastifyInstance,
  { labels }: { readonly labels: ExportLabels },
): void {
  const services = app.callServices
  const { db } = services
  const read = async (
    buildingId: string,
    { bank_id: bankId, day }: { readonly bank_id: string; readonly day: string },
    most: number,
  ) => {
    const found = await bankReconciliation(db, { buildingId, bankId, day }, most)
    if (found === undefined) throw notFound()
    return found
  }

  answerCall(app, readReconciliation, async ({ buildingId, params }) => {
    const { name: bank, ...found } = await read(buildingId, params(), onScreen)
    return { data: presentOutcome({ bank, ...found }) }
  })

  answerCall(app, exportReconciliation, async ({ buildingId, ...asked }) => {
    const caller = asked.caller()
    const { language } = caller
    const { format, ...which } = asked.params()
    const found = await read(buildingId, which, onPaper)
    const words = reconciliationWords[language]
    const shown = { found, day: which.day, language, labels }
    const rows = reconciliationRows(shown)
    return answerReportFile(db, { buildingId, caller, format }, words.title, {
      name: fileName(found, which.day),
      above: [
        words.title,
        ...headTexts(shown),
        ...worthTexts(shown, currencyOfBuilding(caller, buildingId)),
      ].map((text) => [text]),
      titles: [words.date, words.what, words.amount],
      count: () => Promise.resolve(rows.length),
      read: (work) =>
        work(
          mapPages(onePage(rows), ({ day, text, amount }) => [
            day === null ? null : momentCell(day),
            text,
            amount === null ? words.untold_balance : exactNumber(amount),
          ]),
        ),
    })
  })

  answerCall(app, printReconciliation, async ({ buildingId, ...asked }) => {
    const caller = asked.caller()
    const which = asked.params()
    const { language, building, currency } = await contextOf(services, {
      caller,
      language: caller.language,
      buildingId,
    })
    const found = await read(buildingId, which, onPaper)
    const page = reconciliationPage(
      { found, day: which.day, language, labels },
      { building, currency, by: caller.principal.name },
    )
    return answerReportPage(db, caller, page, { name: fileName(found, which.day), buildingId })
  })
}

const fileName = ({ account_number: number }: { readonly account_number: string }, day: string) =>
  `bank-reconciliation-${number.replaceAll(/[^\w.-]/g, '_')}-${day}`
