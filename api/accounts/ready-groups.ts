import type { FastifyInstance } from 'fastify'
import { addReadyGroups } from '#domain/calls/permission-groups.ts'
import { readyGroups, type ReadyGroup, type ReadyGroupKey } from '#domain/presets/permission-groups.ts'
import { permissionGroup } from '#entities/account/permission-group.ts'
import { answerCall } from '#api/calls/answer-call.ts'
import type { Caller } from '#api/context.ts'
import type { Tx } from '#api/database/pool.ts'
import { presentOutcome } from '#api/records/present/present-own.ts'
import type { Records } from '#api/records/records.ts'
import { query } from '#api/sql/query.ts'

interface Place {
  readonly tx: Tx
  /** Inside the transaction. */
  readonly records: Records
  /** An org_admin: nobody else lets others assign a group. */
  readonly caller: Caller
  readonly buildingId: string
}

/**
 * Makes the groups that the building lacks, assignable but for the board's chair, who is there to approve what its
 * manager may not. A group that has one of the names, in whatever language, is left as it is.
 */
export async function makeReadyGroups(
  { tx, records, caller, buildingId }: Place,
  groups: readonly ReadyGroup[],
): Promise<{ added: ReadyGroupKey[]; kept: ReadyGroupKey[] }> {
  // One at a time in a building: the second of two callers sees what the first has made.
  await lockBuilding(tx, { buildingId })
  const there = new Set((await namesIn(tx, { buildingId })).map(({ name }) => name.toLowerCase()))
  const isThere = ({ name }: ReadyGroup) => Object.values(name).some((one) => there.has(one.toLowerCase()))
  const [kept, lacking] = [groups.filter(isThere), groups.filter((group) => !isThere(group))]
  for (const { key, name, rights } of lacking)
    await records.create(
      { caller, entity: permissionGroup },
      {
        building_id: buildingId,
        name: name[caller.language],
        group_permissions: rights.map((row) => ({ ...row })),
        assignable: key !== 'board_chair',
      },
    )
  return { added: lacking.map(({ key }) => key), kept: kept.map(({ key }) => key) }
}

export const lockBuilding = query({
  row: {},
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) => `select from building where id = ${buildingId} for no key update`,
})

const namesIn = query({
  row: { name: 'text' },
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) =>
    `select name from permission_group where building_id = ${buildingId} and deleted_at is null`,
})

export function readyGroupRoutes(app: FastifyInstance): void {
  answerCall(app, addReadyGroups, async ({ write: { tx, records }, buildingId, caller, body }) => {
    const { with_board_chair: withChair } = await body()
    const asked = readyGroups.filter(({ ticked }) => ticked || withChair === true)
    const made = await makeReadyGroups({ tx, records, caller: caller(), buildingId }, asked)
    return { data: presentOutcome(made) }
  })
}
