import type { FastifyInstance } from 'fastify'
import { asResident, onBehalfOf } from '#api/auth/on-behalf.ts'
import { requireOpenBuilding } from '#api/auth/open-building.ts'
import { requireSlot } from '#api/auth/throttle.ts'
import { answerCall } from '#api/calls/answer-call.ts'
import { readBody, type WireObject } from '#api/http/body.ts'
import { apiError, notFound } from '#api/http/error.ts'
import { presentOutcome } from '#api/records/present/present-own.ts'
import { plays } from '#api/records/read/resident-rows.ts'
import type { RoomServices } from '#api/room.ts'
import { holds } from '#core/condition.ts'
import { timeUnits } from '#domain/constants.ts'
import { allResidentCalls, type ResidentCalls } from '#entities/resident-calls.ts'
import { requireOpenHome } from './own-home.ts'

/** What residents read, make and do with records of the entities whose declarations say so. */
export function recordRoutes(app: FastifyInstance, parts: Pick<RoomServices, 'services'>): void {
  for (const calls of allResidentCalls) {
    readRoutes(app, calls)
    createRoute(app, parts, calls)
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
function createRoute(
  app: FastifyInstance,
  { services }: Pick<RoomServices, 'services'>,
  { entity, rule, create }: ResidentCalls,
): void {
  if (create === undefined) return
  const { creates = [], limits = { perDay: 0 } } = rule
  answerCall(app, create, async ({ request, caller, body, write }) => {
    const { apartment_id: apartmentId } = await body()
    const { buildingId, home } = await requireOpenHome(write.tx, caller(), String(apartmentId))
    if (home === undefined || !plays[rule.who](home)) throw notFound()
    const { accountId } = caller().principal
    const slot = `resident:${entity.name}:account:${accountId}`
    await requireSlot(services.db, slot, { tries: limits.perDay, seconds: timeUnits.day })
    const said = pick(await readBody(request), creates)
    const own = write.records.extensions.get(entity.name)?.ofMaker?.(home) ?? {}
    const { id } = await write.records.create(
      { caller: asResident(await onBehalfOf(caller(), buildingId), home.residentId), entity },
      { ...said, ...(own as WireObject), apartment_id: apartmentId as string, building_id: buildingId },
    )
    return { data: presentOutcome({ id: String(id) }) }
  })
}

function actRoutes(app: FastifyInstance, { entity, rule, acts }: ResidentCalls): void {
  for (const { name, call } of acts)
    answerCall(app, call, async ({ request, caller, path: { id }, write }) => {
      const { tx, records } = write
      const { buildingId } = await records.residentOne({ caller: caller(), entity, id })
      await requireOpenBuilding(tx, buildingId)
      const by = await onBehalfOf(caller(), buildingId)
      const when = rule.does?.[name]?.when
      if (when !== undefined && !holds(when, await records.stored({ caller: by, entity, id })))
        throw apiError(409, 'illegal_transition')
      const { building_id: _named, version: _seen, ...said } = await readBody(request)
      await records.transition({ caller: by, entity, id, name }, said)
      return { data: presentOutcome({ id }) }
    })
}

const pick = (body: WireObject, names: readonly string[]): WireObject =>
  Object.fromEntries(Object.entries(body).filter(([name]) => names.includes(name)))
