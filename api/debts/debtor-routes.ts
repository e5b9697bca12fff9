import type { FastifyInstance } from 'fastify'
import { exportDebtors, listDebtors } from '#domain/calls/debts.ts'
import { debt } from '#entities/debts/debt.ts'
import { today } from '../calendar/today.ts'
import { answerCall } from '../calls/answer-call.ts'
import { buildingName } from '../records/read/building-head.ts'
import { answerExport } from '../records/read/answer-export.ts'
import { onePage } from '../ledger/report-file.ts'
import { presentOutcome } from '../records/present/present-own.ts'
import { asOfText, debtorCells, debtorColumns, debtorsTitle, debtorSums } from './debtors-sheet.ts'
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
    return answerExport(db, caller, {
      buildingId,
      resource: debt.name,
      name: `debtors-${asked.asOf}`,
      format,
      sheet: debtorsTitle[language],
      titles: debtorColumns(language),
      whose: [await buildingName(db, buildingId), asOfText(asked.asOf, language)].join(' · '),
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
