import type { FastifyInstance } from 'fastify'
import { mostVoidedRows, voidedCalls } from '#domain/calls/voided-documents.ts'
import { voidedBook } from '#domain/reports/books.ts'
import { answerCall } from '../calls/answer-call.ts'
import type { Db } from '../database/pool.ts'
import { readSnapshot } from '../database/snapshot.ts'
import type { ExportLabels } from '../records/present/export-cells.ts'
import { presentOutcome } from '../records/present/present-own.ts'
import { answerBook } from './answer-book.ts'
import { latestVoided, readableTo, voidedPages } from './void-register.ts'

interface RegisterServices {
  readonly db: Db
  readonly labels: ExportLabels
}

/** The register of voided receipts and documents, on screen and as a file. */
export function voidRegisterRoutes(app: FastifyInstance, services: RegisterServices): void {
  const { db } = services
  answerCall(app, voidedCalls.read, async ({ buildingId, caller, params }) => {
    const asked = { ...readableTo(caller(), buildingId), ...params(), buildingId }
    return { data: presentOutcome(await latestVoided(db, asked, mostVoidedRows)) }
  })

  answerCall(app, voidedCalls.export, ({ buildingId, ...request }) => {
    const caller = request.caller()
    const asked = { ...readableTo(caller, buildingId), ...request.params(), buildingId, caller }
    return answerBook(services, asked, voidedBook, {
      count: async () => (await latestVoided(db, asked, 1)).total,
      read: (work) => readSnapshot(db, (tx) => work(voidedPages(tx, asked))),
    })
  })
}
