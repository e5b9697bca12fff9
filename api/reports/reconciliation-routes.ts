import type { FastifyInstance } from 'fastify'
import {
  exportReconciliation,
  printReconciliation,
  readReconciliation,
} from '#domain/calls/bank-documents.ts'
import { reconciliationWords } from '#domain/documents/reconciliation-words.ts'
import { reconciliationBook } from '#domain/reports/books.ts'
import { answerCall } from '../calls/answer-call.ts'
import type { Caller } from '../context.ts'
import { currencyOfBuilding } from '../currencies/building-currency.ts'
import { notFound } from '../http/error.ts'
import { answerBook, linesOf } from '../ledger/answer-book.ts'
import { bankReconciliation } from '../ledger/bank-reconciliation.ts'
import type { ExportLabels } from '../records/present/export-cells.ts'
import { presentOutcome } from '../records/present/present-own.ts'
import { headTexts, reconciliationLines, worthTexts } from './reconciliation-lines.ts'

interface Which {
  readonly bank_id: string
  /** yyyy-MM-dd, at whose end. */
  readonly day: string
}

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
  const read = async (buildingId: string, { bank_id: bankId, day }: Which, most: number) => {
    const found = await bankReconciliation(db, { buildingId, bankId, day }, most)
    if (found === undefined) throw notFound()
    return found
  }

  answerCall(app, readReconciliation, async ({ buildingId, params }) => {
    const { name: bank, ...found } = await read(buildingId, params(), onScreen)
    return { data: presentOutcome({ bank, ...found }) }
  })

  interface Taking extends Which {
    readonly buildingId: string
    readonly caller: Caller
    readonly format: 'xlsx' | 'csv' | 'pdf'
  }

  const take = async ({ buildingId, caller, format, ...which }: Taking) => {
    const { language } = caller
    const found = await read(buildingId, which, onPaper)
    const shown = { found, day: which.day, language, labels }
    const words = reconciliationWords[language]
    return answerBook({ db, labels }, { buildingId, caller, format }, reconciliationBook, {
      ...linesOf(reconciliationLines(shown)),
      name: `${reconciliationBook.file}-${found.account_number.replaceAll(/[^\w.-]/g, '_')}-${which.day}`,
      under: headTexts(shown),
      notes: worthTexts(shown, currencyOfBuilding(caller, buildingId)),
      signers: [words.maker, words.accountant, words.head],
      currency: found.currency_code,
    })
  }

  answerCall(app, exportReconciliation, ({ buildingId, caller, params }) =>
    take({ ...params(), buildingId, caller: caller() }),
  )

  answerCall(app, printReconciliation, ({ buildingId, caller, params }) =>
    take({ ...params(), buildingId, caller: caller(), format: 'pdf' }),
  )
}
