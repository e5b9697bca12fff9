import type { FastifyInstance } from 'fastify'
import { changeBuildingGuide, readBuildingGuide } from '#domain/calls/building-guide.ts'
import type { DataOf, Right } from '#domain/calls/call.ts'
import { guideKeys, guideSteps, type GuideKey, type GuidePart, type GuideStep } from '#domain/guide-steps.ts'
import type { GroupPermission } from '#domain/permission.ts'
import { permissionGroup } from '#entities/account/permission-group.ts'
import { answerCall } from '#api/calls/answer-call.ts'
import type { Principal } from '#api/context.ts'
import type { Queryable } from '#api/database/pool.ts'
import { presentOutcome } from '#api/records/present/present-own.ts'
import { columns } from '#api/sql/column.ts'
import { query, type RowOf } from '#api/sql/query.ts'
import { json, orNull } from '#api/sql/types.ts'
import { findEndingPrices } from '#api/tariffs/ending-prices.ts'
import { decideGuide, guideOf } from './guide-rows.ts'
import { guideStepsOf } from './steps-sql.ts'

/** `/v1/manage/buildings/{id}/guide`: how far a new building is, and what was decided about being told. */
export function guideRoutes(app: FastifyInstance): void {
  const { db } = app.callServices

  answerCall(app, readBuildingGuide, async ({ record: { id: buildingId }, caller }) => ({
    data: presentOutcome(await readGuide(db, caller().principal, buildingId)),
  }))

  answerCall(app, changeBuildingGuide, async ({ record, write: { tx }, caller, body }) => {
    const {
      dismissed = null,
      no_old_debts: noOldDebts = null,
      built_in_letters: letters = null,
    } = await body()
    const { accountId } = caller().principal
    await decideGuide(tx, {
      buildingId: record.id,
      accountId,
      dismissed,
      noOldDebts,
      builtInLetters: letters,
    })
    return {}
  })
}

type Guide = DataOf<typeof readBuildingGuide>

async function readGuide(db: Queryable, principal: Principal, buildingId: string): Promise<Guide> {
  const [found] = await guideOf(db, { buildingId })
  const { dismissed_at = null, dismissed_by = null, is_finished: isFinished = false } = found ?? {}
  const state = isFinished ? 'finished' : dismissed_at === null ? 'shown' : 'dismissed'
  const about = { state, dismissed_at, dismissed_by } as const
  if (found === undefined || state !== 'shown') return { ...about, steps: [] }
  const [unordered, ending] = await Promise.all([
    guideStepsOf(db, { buildingId }),
    findEndingPrices(db, { buildingId }),
  ])
  const newPrice: GuidePart | null = ending.some(({ known }) => known !== undefined) ? 'new_price' : null
  const rows = unordered
    .toSorted(byOrder)
    .map((row) => (row.key === 'prices' ? { ...row, part: newPrice } : row))
  const metered = rows.some(({ key }) => key === 'meters')
  const groups = principal.decider.can(buildingId, permissionGroup.permission, 'read')
    ? await groupsOf(db, { buildingId })
    : []
  const steps = rows.flatMap((row) => {
    const { rights, needed, answer }: GuideStep = guideSteps[row.key]
    const verdicts = rights.map(({ code, flag }) => principal.decider.verdict(buildingId, code, flag))
    // What the building has not bought is no step of it.
    if (verdicts.every((verdict) => verdict === 'module_not_bought')) return []
    const isSeen = rights.some(({ code }) => principal.decider.can(buildingId, code, 'read'))
    const isAnswered = !row.is_done && answer !== undefined && found[answer]
    const may = verdicts.includes('allowed')
    return [
      {
        ...row,
        // How many there are is for those who may read them.
        ...(isSeen ? {} : { total: 0, open: 0 }),
        is_needed: needed === 'always' || (needed === 'metered' && metered),
        is_done: row.is_done || isAnswered,
        is_answered: isAnswered,
        may,
        groups: may ? [] : groups.filter((group) => rights.some(givenBy(group))).map(({ name }) => name),
      },
    ]
  })
  return { ...about, steps }
}

const byOrder = (a: { readonly key: GuideKey }, b: { readonly key: GuideKey }) =>
  guideKeys.indexOf(a.key) - guideKeys.indexOf(b.key)

const groupsOf = query({
  row: {
    ...columns(permissionGroup, ['name']),
    group_permissions: orNull(json<readonly GroupPermission[]>()),
  },
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) =>
    `select name, group_permissions from permission_group
      where building_id = ${buildingId} and deleted_at is null order by name`,
})

const givenBy =
  ({ group_permissions: given }: RowOf<typeof groupsOf>) =>
  ({ code, flag }: Right): boolean =>
    (given ?? []).some((row) => row.code === code && row[flag])
