import type { FastifyInstance } from 'fastify'
import { foretellFeeRule, listUncharged } from '#domain/calls/fee-rules.ts'
import { apartment } from '#entities/property/apartment.ts'
import type { Caller } from '#api/context.ts'
import { answerCall } from '../calls/answer-call.ts'
import { currencyOfBuilding } from '../currencies/building-currency.ts'
import { presentOutcome } from '../records/present/present-own.ts'
import { previewRule } from './rule-preview.ts'
import { readUncharged } from './uncharged.ts'

/** Calls on who is charged what. */
export function feeRuleRoutes(app: FastifyInstance): void {
  const { db } = app.callServices
  answerCall(app, foretellFeeRule, async ({ buildingId, caller, body }) => ({
    data: presentOutcome(
      named(caller(), buildingId, await previewRule(db, caller(), { buildingId, asked: await body() })),
    ),
  }))

  answerCall(app, listUncharged, async ({ buildingId, caller, params }) => ({
    data: presentOutcome(
      named(
        caller(),
        buildingId,
        await readUncharged(db, {
          buildingId,
          month: params().month,
          currency: currencyOfBuilding(caller(), buildingId),
        }),
      ),
    ),
  }))
}

/** Without the codes of apartments if the caller may not read apartments. */
function named<Found extends { readonly rows: readonly { readonly apartment: string | null }[] }>(
  caller: Caller,
  buildingId: string,
  found: Found,
): Found {
  return caller.principal.decider.can(buildingId, apartment.permission, 'read')
    ? found
    : { ...found, rows: found.rows.map((row) => ({ ...row, apartment: null })) }
}
