import type { FastifyInstance } from 'fastify'
import { asResident, onBehalfOf } from '#api/auth/on-behalf.ts'
import { requireOpenBuilding } from '#api/auth/open-building.ts'
import { requireSlot } from '#api/auth/throttle.ts'
import { answerCall } from '#api/calls/answer-call.ts'
import type { WritePart } from '#api/calls/run-write.ts'
import type { Caller } from '#api/context.ts'
import { readBody, type WireObject } from '#api/http/body.ts'
import { apiError, notFound } from '#api/http/error.ts'
import { presentOutcome } from '#api/records/present/present-own.ts'
import { makersOf, plays } from '#api/records/read/resident-rows.ts'
import { holds, type Condition } from '#core/condition.ts'
import type { AnyEntity } from '#core/entity.ts'
import { timeUnits } from '#domain/constants.ts'
import { allResidentCalls, type ResidentCalls } from '#entities/resident-calls.ts'
import { requireOpenHome } from './own-home.ts'

/** What residents read, make and do with records of the entities whose declarations say so. */
export function recordRoutes(app: FastifyInstance): void {
  for (const calls of allResidentCalls) {
    readRoutes(app, calls)
    createRoute(app, calls)
    withdrawRoute(app, calls)
    actRoutes(app, calls)
  }
}

function readRoutes(app: FastifyInstance, { entity, list, one }: ResidentCalls): void {
  const { db, records } = app.callServices

  answerCall(app, list, async ({ caller, params }) => {
    const { apartment_id: apartmentId, page, limit, ...filters } = params()
    await requireOpenHome(db, caller(), apartmentId)
    return records.residentList(
      { caller: caller(), entity },
      { apartmentId, page, limit, filters: filters as Readonly<Record<string, string | undefined>> },
    )
  })

  answerCall(app, one, async ({ caller, path: { id } }) => {
    const { data, buildingId } = await records.residentOne({ caller: caller(), entity, id })
    await requireOpenBuilding(db, buildingId)
    return { data }
  })
}

/** The office's pipeline makes it, as if the office had typed what the resident says. */
function createRoute(app: FastifyInstance, { entity, rule, create }: ResidentCalls): void {
  if (create === undefined) return
  const { creates = [], limits = { perDay: 0 } } = rule
  const byHome = 'of' in limits && limits.of === 'home'
  answerCall(app, create, async ({ request, caller, body, write }) => {
    const { apartment_id: apartmentId } = await body()
    const { buildingId, home } = await requireOpenHome(write.tx, caller(), String(apartmentId))
    if (home === undefined || !plays[makersOf(rule)](home)) throw notFound()
    const { accountId } = caller().principal
    const slot = `resident:${entity.name}:${byHome ? `apartment:${home.apartmentId}` : `account:${accountId}`}`
    // What is refused makes no record, and takes none of them.
    await requireSlot(write.tx, slot, { tries: limits.perDay, seconds: timeUnits.day })
    const said = pick(await readBody(request), creates)
    const own =
      (await write.records.extensions.get(entity.name)?.ofMaker?.(home, { said, tx: write.tx })) ?? {}
    const { id } = await write.records.create(
      { caller: asResident(await onBehalfOf(caller(), buildingId), home.residentId), entity },
      {
        ...said,
        ...(own as WireObject),
        ...(entity.fields['apartment_id'] === undefined ? {} : { apartment_id: apartmentId as string }),
        building_id: buildingId,
      },
    )
    return { data: presentOutcome({ id: String(id) }) }
  })
}

/** As the office deletes one. */
function withdrawRoute(app: FastifyInstance, { entity, rule: { withdraws }, withdraw }: ResidentCalls): void {
  if (withdraw === undefined) return
  answerCall(app, withdraw, async ({ caller, path: { id }, write }) => {
    const by = await moverOf({ write, caller: caller(), entity, id, when: withdraws })
    await write.records.remove({ caller: by, entity, id })
    return { data: presentOutcome({ id }) }
  })
}

interface Moving {
  readonly write: WritePart
  readonly caller: Caller
  readonly entity: AnyEntity
  readonly id: string
  readonly when: Condition | undefined
}

/**
 * The caller for what a resident does with a record of theirs; 404 for every other record, 409 where the condition does
 * not hold. The record is held until the end of the transaction: what is found holds until then.
 */
async function moverOf({ write: { tx, records }, caller, entity, id, when }: Moving): Promise<Caller> {
  const { buildingId } = await records.residentOne({ caller, entity, id, moves: true })
  await requireOpenBuilding(tx, buildingId)
  const by = await onBehalfOf(caller, buildingId)
  if (when !== undefined && !holds(when, await records.stored({ caller: by, entity, id, lock: true })))
    throw apiError(409, 'illegal_transition')
  return by
}

function actRoutes(app: FastifyInstance, { entity, rule, acts }: ResidentCalls): void {
  for (const { name, call } of acts)
    answerCall(app, call, async ({ request, caller, path: { id }, write }) => {
      const by = await moverOf({ write, caller: caller(), entity, id, when: rule.does?.[name]?.when })
      const { building_id: _named, version: _seen, ...said } = await readBody(request)
      await write.records.transition({ caller: by, entity, id, name }, said)
      return { data: presentOutcome({ id }) }
    })
}

const pick = (body: WireObject, names: readonly string[]): WireObject =>
  Object.fromEntries(Object.entries(body).filter(([name]) => names.includes(name)))
