import type { FastifyInstance } from 'fastify'
import { readCashBook } from '#domain/calls/cash-book.ts'
import { readClosingChecklist } from '#domain/calls/closing.ts'
import { cashAccount } from '#entities/finance/cash-account.ts'
import { answerCall } from '../calls/answer-call.ts'
import type { Db } from '../database/pool.ts'
import { presentOutcome } from '../records/present-own.ts'
import type { Records } from '../records/records.ts'
import { cashBookOf } from './cash-book.ts'
import { nameUnread, readChecklist } from './closing-checklist.ts'

interface LedgerServices {
  readonly db: Db
  readonly records: Records
}

/** Calls on a building's books. */
export function ledgerRoutes(app: FastifyInstance, { db, records }: LedgerServices): void {
  answerCall(app, readClosingChecklist, async ({ buildingId, caller, params }) => {
    const closing = { buildingId, month: params().month }
    const { decider } = caller().principal
    const mayRead = (permission: string) => decider.can(buildingId, permission, 'read')
    return {
      data: presentOutcome(await nameUnread(db, await readChecklist(db, closing), { ...closing, mayRead })),
    }
  })

  answerCall(app, readCashBook, async ({ path, caller, params }) => {
    const { id, building_id } = await records.stored({ caller: caller(), entity: cashAccount, id: path.id })
    const { from = '', to = '' } = params()
    const asked = { ...(from === '' ? {} : { from }), ...(to === '' ? {} : { to }) }
    return {
      data: presentOutcome(
        await cashBookOf(db, { buildingId: String(building_id), cashAccountId: id, ...asked }),
      ),
    }
  })
}
