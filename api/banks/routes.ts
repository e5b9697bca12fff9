import type { FastifyInstance } from 'fastify'
import { importBankStatement, previewBankStatement } from '#domain/calls/bank-statements.ts'
import {
  countBankLines,
  listBankDays,
  readLineCandidates,
  readLineReason,
  sendBankMessage,
} from '#domain/calls/banks.ts'
import { checkPaymentRequest, readRequestQr } from '#domain/calls/payment-qr.ts'
import { divisionOf } from '#domain/money/bank/division.ts'
import type { Background } from '#api/auth/background.ts'
import type { Caller } from '#api/context.ts'
import type { AuthServices } from '#api/auth/services.ts'
import { requireUploadSlot } from '#api/auth/throttle.ts'
import { answerCall } from '#api/calls/answer-call.ts'
import { qrAnswer } from '#api/documents/qr-picture.ts'
import { apiError, notFound } from '#api/http/error.ts'
import { limits } from '#api/http/limits.ts'
import { sheetUpload } from '#api/imports/sheet-upload.ts'
import type { Jobs } from '#api/jobs/jobs.ts'
import type { RecordOf } from '#core/stored.ts'
import { presentOutcome } from '#api/records/present/present-own.ts'
import { bankLine } from '#entities/banks/bank-line.ts'
import { bankStatement } from '#entities/banks/bank-statement.ts'
import { debt } from '#entities/debts/debt.ts'
import { cashAccount } from '#entities/finance/cash-account.ts'
import { apartment } from '#entities/property/apartment.ts'
import { askBakong, type BakongParts } from './ask-bakong.ts'
import { bankDays } from './bank-days.ts'
import { lineDocumentRoutes } from './document-routes.ts'
import { lineCounts, noLines } from './line-counts.ts'
import { judgeLine } from './ladder-facts.ts'
import { matchLines, matchLostLines } from './match-line.ts'
import { expireRequests } from './payment-requests.ts'
import { previewStatement, takeStatement } from './statements.ts'
import { receiveMessage } from './webhook.ts'

interface BankParts extends BakongParts {
  readonly background: Background
  readonly services: AuthServices
}

/** Banks wait 5 s for their answer; what the ladder has not done by then goes on behind it. */
const patience = 3_000

/**
 * Every minute: lines that a stopped server has left, payments that nobody has made in time, and those of which Bakong
 * has to be asked.
 */
export function defineBankLines(jobs: Jobs, parts: BakongParts): void {
  jobs.define({
    name: 'payment-requests-expired',
    cron: '* * * * *',
    retries: 0,
    run: () => expireRequests(parts.db, parts.events),
  })
  jobs.define({
    name: 'bank-lines-lost',
    cron: '* * * * *',
    retries: 0,
    run: () => matchLostLines(parts),
  })
  jobs.define({
    name: 'bakong-asked',
    cron: '* * * * *',
    retries: 0,
    run: async () => void (await askBakong(parts, null)),
  })
}

/** What banks send, and what the list of their lines shows beside it. */
export async function bankRoutes(app: FastifyInstance, parts: BankParts): Promise<void> {
  const { db, events } = parts

  // Signatures are over the bytes, so this route alone reads them.
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    answerCall(
      scope,
      sendBankMessage,
      async ({ path, request }) => {
        const { gateway, lineIds, isWhole } = await receiveMessage({
          db,
          key: parts.key,
          shutSecret: parts.services.shut.bankSecret,
          address: path.gateway,
          request,
        })
        const { building_id: buildingId, organisation_id } = gateway
        if (lineIds.length > 0)
          events.publish({ resource: bankLine.name, buildingId, ids: lineIds, action: 'created' })
        const lines = lineIds.map((id) => ({ id, building_id: buildingId, organisation_id }))
        await within(patience, parts.background, () => matchLines(parts, lines))
        if (!isWhole) throw apiError(422, 'message_not_readable')
        return { success: true as const }
      },
      { clientId: 'not_needed', jsonBytes: limits.bankMessageBytes },
    )
  })

  answerCall(
    app,
    previewBankStatement,
    async ({ buildingId, caller, body }) => {
      const { accountId } = caller().principal
      await requireUploadSlot(parts.services, caller())
      const asked = { buildingId, accountId, body: await body() }
      return { data: presentOutcome(await previewStatement(db, asked)) }
    },
    sheetUpload,
  )
  answerCall(
    app,
    importBankStatement,
    async ({ buildingId, caller, body }) => {
      const { accountId, organisationId } = caller().principal
      await requireUploadSlot(parts.services, caller())
      const taken = await takeStatement(db, { buildingId, accountId, body: await body() })
      const { lineIds } = taken
      if (lineIds.length > 0)
        events.publish({ resource: bankLine.name, buildingId, ids: lineIds, action: 'created' })
      events.publish({
        resource: bankStatement.name,
        buildingId,
        ids: [taken.data.id],
        action: 'created',
      })
      const lines = lineIds.map((id) => ({ id, building_id: buildingId, organisation_id: organisationId }))
      await within(patience, parts.background, () => matchLines(parts, lines))
      return { data: presentOutcome(taken.data) }
    },
    sheetUpload,
  )

  answerCall(app, readRequestQr, async ({ record: { qr }, params }) => {
    if (qr === null) throw notFound()
    return qrAnswer(qr, params().format)
  })

  answerCall(app, checkPaymentRequest, async ({ record: { id }, request }) => {
    try {
      return { data: presentOutcome({ is_asked: (await askBakong(parts, id)) > 0 }) }
    } catch (error) {
      // The screen goes on asking, and so does the job.
      request.log.warn({ err: error }, 'Bakong gives no answer')
      return { data: presentOutcome({ is_asked: true }) }
    }
  })

  answerCall(app, countBankLines, async ({ buildingId }) => ({
    data: presentOutcome((await lineCounts(db, { buildingId }))[0] ?? noLines),
  }))

  // They say what apartments owe, to whoever may know it.
  const judgementFor = async (line: RecordOf<typeof bankLine>, caller: Caller) => {
    const mayKnow = [debt, apartment].every(({ permission }) =>
      caller.principal.decider.can(line.building_id, permission, 'read'),
    )
    if (!mayKnow) return undefined
    return (
      await judgeLine(db, {
        buildingId: line.building_id,
        id: line.id,
        reader: caller.principal.decider,
      })
    )?.judgement
  }

  answerCall(app, readLineCandidates, async ({ record, caller }) => {
    const candidates = (await judgementFor(record, caller()))?.candidates ?? []
    return {
      data: presentOutcome(candidates.map(({ id, code, open, reasons }) => ({ id, code, open, reasons }))),
    }
  })

  answerCall(app, readLineReason, async ({ record, caller }) => {
    const judged = await judgementFor(record, caller())
    if (judged === undefined)
      return { data: presentOutcome({ why: record.why, codes: [], document: null, day: null, division: [] }) }
    const { why, candidates, said } = judged
    return {
      data: presentOutcome({
        why,
        codes: candidates.map(({ code }) => code),
        document: why === 'booked_at_desk' ? said.document : null,
        day: said.day,
        division: divisionOf(judged, record.price),
      }),
    }
  })

  lineDocumentRoutes(app, db)

  // They say what funds hold.
  answerCall(app, listBankDays, async ({ buildingId, caller }) => ({
    data: presentOutcome(
      caller().principal.decider.can(buildingId, cashAccount.permission, 'read')
        ? await bankDays(db, buildingId)
        : [],
    ),
  }))
}

/** Waits for work so long at most; the work goes on all the same, and stopping the server waits for it. */
function within(most: number, background: Background, work: () => Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, most)
    background.run(() =>
      work().finally(() => {
        clearTimeout(timer)
        resolve()
      }),
    )
  })
}
