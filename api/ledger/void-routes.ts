import type { FastifyInstance } from 'fastify'
import { exportVoided, listVoided, mostVoidedRows } from '#domain/calls/voided-documents.ts'
import { answerCall } from '../calls/answer-call.ts'
import type { Db } from '../database/pool.ts'
import { readSnapshot } from '../database/snapshot.ts'
import type { ExportLabels } from '../records/present/export-cells.ts'
import { presentOutcome } from '../records/present/present-own.ts'
import { answerReportFile, cellsOf } from './report-file.ts'
import { latestVoided, readableTo, voidedPages } from './void-register.ts'
import { voidedCells, voidedSums, voidedTitles } from './void-sheet.ts'

interface RegisterServices {
  readonly db: Db
  readonly labels: ExportLabels
}

/** The register of voided receipts and documents, on screen and as a file. */
export function voidRegisterRoutes(app: FastifyInstance, { db, labels }: RegisterServices): void {
  answerCall(app, listVoided, async ({ buildingId, caller, params }) => {
    const asked = { ...readableTo(caller(), buildingId), ...params(), buildingId }
    return {
      data: presentOutcome(await latestVoided(db, asked, mostVoidedRows)),
    }
  })

  answerCall(app, exportVoided, async ({ buildingId, ...asked }) => {
    const caller = asked.caller()
    const { from, to, format } = asked.params()
    const { language } = caller
    const period = { ...readableTo(caller, buildingId), buildingId, from, to }
    return answerReportFile(db, { buildingId, caller, format }, 'voided', {
      name: `voided-documents-${from}-${to}`,
      titles: voidedTitles(language),
      summed: voidedSums,
      period: { from, to },
      count: async () => (await latestVoided(db, period, 1)).total,
      read: (work) =>
        readSnapshot(db, (tx) =>
          work(cellsOf(voidedPages(tx, period), (row) => voidedCells(row, language, labels))),
        ),
    })
  })
}
