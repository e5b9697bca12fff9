import { createDecider } from '#access-control/decider.ts'
import { nobody, type Caller } from '#api/context.ts'
import type { Queryable } from '../database/pool.ts'
import { buildingsOf } from './directory.ts'

interface Automatic {
  readonly organisationId: string
  readonly buildingId: string
  /** What works: the log says it in place of a person, `Lobby (Phí quản lý)`. */
  readonly name: string
  readonly requestId: string
  readonly userAgent: string
}

/**
 * The caller for work that a building's own rule does, whoever made the rule: everything is allowed in that building
 * while its order runs, and nothing elsewhere. No account is named by it.
 */
export async function buildingCaller(
  db: Queryable,
  { organisationId, buildingId, name, requestId, userAgent }: Automatic,
): Promise<Caller> {
  const owner = {
    account_id: nobody,
    type: 'org_admin',
    organisation_id: organisationId,
  } as const
  const buildings = (await buildingsOf(db, owner)).filter(({ id }) => id === buildingId)
  const expired = buildings.filter((one) => one.expired).map(({ id }) => id)
  const decider = await createDecider({
    userType: 'org_admin',
    permissions: {},
    buildings: [buildingId],
    expired,
  })
  const principal = {
    accountId: nobody,
    name: `Lobby (${name})`,
    code: null,
    type: 'org_admin',
    organisationId,
    sessionId: nobody,
    homes: [],
    pays: [],
    buildings,
    decider,
  } as const
  return { principal, language: 'vi', requestId, ip: '', userAgent }
}
