import type { FastifyInstance } from 'fastify'
import { readAccountRights } from '#domain/calls/accounts.ts'
import { account } from '#entities/account/account.ts'
import { answerCall } from '../calls/answer-call.ts'
import { presentOutcome } from '../records/present/present-own.ts'
import type { Records } from '../records/records.ts'
import { rightsOfAccount } from './account-rights.ts'
import type { AuthServices } from './services.ts'

/** 404 for an account that the caller may not see. */
export function accountRightsRoute(
  app: FastifyInstance,
  { services, records }: { services: AuthServices; records: Records },
): void {
  answerCall(app, readAccountRights, async ({ caller, path }) => {
    const { id } = await records.stored({ caller: caller(), entity: account, id: path.id })
    const places = await rightsOfAccount(services.db, caller().principal, id)
    return { data: places.map(presentOutcome) }
  })
}
