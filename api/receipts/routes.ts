import type { FastifyInstance } from 'fastify'
import { readTill } from '#domain/calls/receipts.ts'
import { answerCall } from '../calls/answer-call.ts'
import type { Db } from '../database/pool.ts'
import { presentOwn } from '../records/present-own.ts'
import { tillSince } from './till.ts'

/** Routes for the cash desk, besides receipts. */
export function receiptRoutes(app: FastifyInstance, { db }: { readonly db: Db }): void {
  answerCall(app, readTill, async ({ buildingId, caller }) => {
    const { accountId: cashierId } = caller().principal
    return { data: presentOwn(await tillSince(db, { buildingId, cashierId })) }
  })
}
