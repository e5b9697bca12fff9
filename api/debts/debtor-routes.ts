import type { FastifyInstance } from 'fastify'
import { exportDebtors, listDebtors } from '#domain/calls/debts.ts'
import { debt } from '#entities/debts/debt.ts'
import { today } from '../calendar/today.ts'
import { answerCall } from '../calls/answer-call.ts'
import { buildingName } from '../records/read/building-head.ts'
import { answerExport } from '../records/read/answer-export.ts'
import { onePage } from '../ledger/report-file.ts'
import { presentOutcome } from '../records/present/present-own.ts'
import { debtorCells, debtorColumns, debtorsTitle, debtorSums } from './debtors-sheet.ts'
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

  answerCall(app, exportDebtors, async ({ buildingId, ...asked }) => {
    const caller = asked.caller()
    const { format, ...filter } = asked.params()
    const { language } = caller
    const { debtors, total } = await readDebtors(db, filterOf(buildingId, filter), mostInFile)
    return answerExport(db, caller, {
      buildingId,
      resource: debt.name,
      name: `debtors-${today()}`,
      format,
      sheet: debtorsTitle[language],
      titles: debtorColumns(language),
      whose: await buildingName(db, buildingId),
      sums: { columns: debtorSums, language },
      count: () => Promise.resolve(total),
      read: (work) => work(onePage(debtors.map((debtor) => debtorCells(debtor, language)))),
    })
  })
}

interface Params {
  readonly month?: string | undefined
  readonly block_id?: string | undefined
  readonly payer_kind?: DebtorKind | undefined
}

/** An empty parameter is none. */
const filterOf = (buildingId: string, { month, block_id, payer_kind }: Params): DebtorFilter => ({
  buildingId,
  month: month === '' ? undefined : month,
  blockId: block_id === '' ? undefined : block_id,
  kind: payer_kind,
})
