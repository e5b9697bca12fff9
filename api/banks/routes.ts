import type { FastifyInstance } from 'fastify'
import { listBankDays, readLineCandidates, sendBankMessage } from '#domain/calls/banks.ts'
import type { Background } from '#api/auth/background.ts'
import { answerCall } from '#api/calls/answer-call.ts'
import { apiError } from '#api/http/error.ts'
import { limits } from '#api/http/limits.ts'
import type { Jobs } from '#api/jobs/jobs.ts'
import { presentOutcome } from '#api/records/present-own.ts'
import { bankLine } from '#entities/banks/bank-line.ts'
import { debt } from '#entities/debts/debt.ts'
import { cashAccount } from '#entities/finance/cash-account.ts'
import { apartment } from '#entities/property/apartment.ts'
import { bankDays } from './bank-days.ts'
import { judgeLine } from './ladder-facts.ts'
import { matchLines, matchLostLines, type MatchParts } from './match-line.ts'
import { expireRequests } from './payment-requests.ts'
import { receiveMessage } from './webhook.ts'

interface BankParts extends MatchParts {
  readonly key: Buffer
  readonly background: Background
}

/** Banks wait 5 s for their answer; what the ladder has not done by then goes on behind it. */
const patience = 3_000

/** Every minute: lines that a stopped server has left, and payments that nobody has made in time. */
export function defineBankLines(jobs: Jobs, parts: MatchParts): void {
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
}

/** What banks send, and what the list of their lines shows beside it. */
export async function bankRoutes(app: FastifyInstance, parts: BankParts): Promise<void> {
  const { db, records, events } = parts

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

  answerCall(app, readLineCandidates, async ({ path, caller }) => {
    const line = await records.stored({ caller: caller(), entity: bankLine, id: path.id })
    // They say what apartments owe, to whoever may know it.
    const mayKnow = [debt, apartment].every(({ permission }) =>
      caller().principal.decider.can(String(line.building_id), permission, 'read'),
    )
    if (!mayKnow) return { data: presentOutcome([]) }
    const { candidates } = await judgeLine(db, {
      buildingId: String(line.building_id),
      text: String(line.description ?? ''),
      amount: String(line.price),
    })
    return { data: presentOutcome(candidates) }
  })

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
