import type { FastifyInstance } from 'fastify'
import { exportDebtors, listDebtors } from '#domain/calls/debts.ts'
import { debt } from '#entities/debts/debt.ts'
import { today } from '../calendar/today.ts'
import { answerCall } from '../calls/answer-call.ts'
import { answerReportFile, onePage } from '../ledger/report-file.ts'
import { presentOutcome } from '../records/present/present-own.ts'
import { asOfText, debtorCells, debtorColumns, debtorsTitle, debtorFigures } from './debtors-sheet.ts'
import { readDebtors, type DebtorFilter } from './debtors.ts'
import type { DebtorKind } from '#domain/money/payers.ts'

/** What a screen shows; a file has all. */
const mostShown = 500
const mostInFile = 100_000

/** Calls on who owes the open fees. */
export function debtorRoutes(app: FastifyInstance): void {
  const { db } = app.callServices
  answerCall(app, listDebtors, async ({ buildingId, params }) => ({
    data: presentOutcome(await readDebtors(db, filterOf(buildingId, params()), mostShown)),
  }))

  answerCall(app, exportDebtors, async ({ buildingId, ...request }) => {
    const caller = request.caller()
    const { format, ...filter } = request.params()
    const { language } = caller
    const asked = filterOf(buildingId, filter)
    const { debtors, total } = await readDebtors(db, asked, mostInFile)
    const about = { resource: debt.name }
    return answerReportFile(db, { buildingId, caller, format, about }, debtorsTitle[language], {
      name: `debtors-${asked.asOf}`,
      titles: debtorColumns(language),
      whose: asOfText(asked.asOf, language),
      figures: debtorFigures,
      summed: debtorFigures.map((kind) => kind !== undefined),
      count: () => Promise.resolve(total),
      read: (work) => work(onePage(debtors.map((debtor) => debtorCells(debtor, language)))),
    })
  })
}

interface Params {
  readonly month?: string | undefined
  readonly block_id?: string | undefined
  readonly payer_kind?: DebtorKind | undefined
  readonly as_of?: string | undefined
  readonly each?: 'true' | 'false' | undefined
}

/** An empty parameter is none. */
const filterOf = (
  buildingId: string,
  { month, block_id, payer_kind, as_of, each }: Params,
): DebtorFilter => ({
  buildingId,
  month: month === '' ? undefined : month,
  blockId: block_id === '' ? undefined : block_id,
  kind: payer_kind,
  asOf: as_of === undefined || as_of === '' ? today() : as_of,
  each: each === 'true',
})
