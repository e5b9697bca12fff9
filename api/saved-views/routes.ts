import { isId } from '#core/id.ts'
import type { FastifyInstance } from 'fastify'
import {
  changeSavedView,
  createSavedView,
  deleteSavedView,
  listSavedViews,
} from '#domain/calls/saved-views.ts'
import { addressToSave, listSaved, savedViewLimits } from '#domain/lists/saved-view.ts'
import { permissionGroup } from '#entities/account/permission-group.ts'
import { answerCall } from '../calls/answer-call.ts'
import type { Caller } from '../context.ts'
import type { Queryable } from '../database/pool.ts'
import { apiError, invalidInput, notFound } from '../http/error.ts'
import { isUniqueViolation } from '../records/write/violation.ts'
import { presentOutcome } from '../records/present/present-own.ts'
import { closedFields, readableList, type ReadableList } from './list-of-view.ts'
import { insertView, namesakes, removeView, updateView, viewById, viewsOfList } from './store.ts'

type View = Awaited<ReturnType<typeof viewById>>[number]

/** `/v1/manage/saved-views`: lists under a name, one's own and shared ones. */
export function savedViewRoutes(app: FastifyInstance): void {
  const { callServices: lists } = app

  answerCall(app, listSavedViews, async ({ caller, params }) => {
    const { building_id: buildingId, entity, list } = params()
    const readable = readableList(lists, caller(), { buildingId, entity, list })
    const { accountId } = caller().principal
    const views = await viewsOfList(lists.db, { buildingId, entity, list, accountId })
    // Masked already: a view with a field that the caller may not see has no address.
    return { data: views.map((view) => presentOutcome(shownView(view, readable, caller()))) }
  })

  answerCall(app, createSavedView, async ({ caller, body, write }) => {
    const { building_id: buildingId, entity, list, name, address, shared } = await body()
    const place = { buildingId, entity, list: list ?? '' }
    const saved = checkedAddress(readableList(lists, caller(), place), address ?? '')
    const owner = { ...place, accountId: caller().principal.accountId, name }
    const [made] = await insertView(write.tx, { ...owner, address: saved, shared: shared === true })
    if (made !== undefined) return { data: presentOutcome(made) }
    await refuseNamesake(write.tx, owner)
    throw invalidInput([{ field: 'name', code: 'too_many', limits: { max: savedViewLimits.each } }])
  })

  answerCall(app, changeSavedView, async ({ caller, path, body, write }) => {
    const { view, readable } = await changeable(write.tx, path.id, caller())
    const { name = view.name, address, shared } = await body()
    const { building_id: buildingId, account_id: accountId, entity, list } = view
    if (name !== view.name) await refuseNamesake(write.tx, { buildingId, accountId, entity, list, name })
    await updateView(write.tx, {
      id: view.id,
      name,
      address: address === undefined ? view.address : checkedAddress(readable, address ?? ''),
      shared: shared ?? view.shared,
    }).catch(refuseTaken)
    return {}
  })

  answerCall(app, deleteSavedView, async ({ caller, path, write }) => {
    const { view } = await changeable(write.tx, path.id, caller())
    await removeView(write.tx, { id: view.id })
    return {}
  })

  /** 404 for one that the caller may not see, 403 for a colleague's. */
  async function changeable(db: Queryable, id: string, caller: Caller) {
    if (!isId(id)) throw notFound()
    const [view] = await viewById(db, { id, accountId: caller.principal.accountId })
    if (view === undefined) throw notFound()
    const readable = readableList(lists, caller, {
      buildingId: view.building_id,
      entity: view.entity,
      list: view.list,
    })
    if (!mayChange(view, caller)) throw apiError(403, 'forbidden')
    return { view, readable }
  }
}

/** Those who may change permission groups also tidy up views that people have left behind. */
const mayChange = (view: View, { principal }: Caller) =>
  view.account_id === principal.accountId ||
  principal.decider.can(view.building_id, permissionGroup.permission, 'update')

const shownView = (view: View, readable: ReadableList, caller: Caller) => ({
  id: view.id,
  name: view.name,
  address: closedFields(readable, view.address).length > 0 ? null : view.address,
  shared: view.shared,
  is_own: view.account_id === caller.principal.accountId,
  owner: view.owner,
  may_change: mayChange(view, caller),
})

/** The address as the list itself would write it. Refuses what the list would refuse. */
function checkedAddress(readable: ReadableList, address: string): string {
  const saved = addressToSave(listSaved(address))
  const closed = closedFields(readable, saved)
  if (closed.length > 0) throw invalidInput(closed.map((field) => ({ field, code: 'unknown_field' })))
  // Letters beyond ASCII are longer in an address than they were sent.
  const { address: maxLength } = savedViewLimits
  if (saved.length > maxLength)
    throw invalidInput([{ field: 'address', code: 'too_long', limits: { maxLength } }])
  return saved
}

/** Of two views that get one name at once the index accepts one. */
function refuseTaken(error: unknown): never {
  if (!isUniqueViolation(error)) throw error
  throw invalidInput([{ field: 'name', code: 'name_exists' }])
}

async function refuseNamesake(db: Queryable, asked: Parameters<typeof namesakes>[1]): Promise<void> {
  const [found] = await namesakes(db, asked)
  if (found !== undefined) throw invalidInput([{ field: 'name', code: 'name_exists' }])
}
