import type { Caller } from '#api/context.ts'
import type { Db, Tx } from '#api/database/pool.ts'
import type { Files } from '#api/files/service.ts'
import type { Events } from '#api/live/events.ts'
import type { Hub } from '#api/live/hub.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { Registry } from '#core/registry.ts'
import { ApiError } from '../http/error.ts'
import type { WireObject } from '../http/body.ts'
import type { QueryParams } from '../http/query.ts'
import { search, tally, type Hit, type Tally } from './across.ts'
import { load } from './change.ts'
import type { Pipeline } from './context.ts'
import { createCountMemory } from './count-memory.ts'
import { create, createMany } from './create.ts'
import { exportRows, type Export } from './export.ts'
import type { ExportLabels } from './export-cells.ts'
import type { Extension, NamedExtension, StoredRecord, Values } from './extension.ts'
import { history } from './history.ts'
import { list, one, type ListReply } from './list.ts'
import { createPlans, type PlanOf } from './plan.ts'
import { forEach, remove, restore, type RowResult } from './remove.ts'
import { transition, update } from './update.ts'

/** Asked of one entity by one caller. */
export interface Ask {
  readonly caller: Caller
  /** The declaration, or its name. */
  readonly entity: AnyEntity | string
  /** What the request confirms: see `Extension.confirms`. */
  readonly confirmed?: ReadonlySet<string>
}
export interface AskOne extends Ask {
  readonly id: string
  readonly buildingId?: string
}
export interface AskMany extends Ask {
  readonly ids: readonly string[]
  readonly buildingId?: string
}

/**
 * The one way to records. Every call goes the same way: may you at all, which rows, which fields, is it right, before,
 * write with its audit line, commit, tell. Throws an `ApiError` for whatever it refuses.
 */
export interface Records {
  list(ask: Ask, params: QueryParams): Promise<ListReply>
  one(ask: AskOne, params?: QueryParams): Promise<Values>
  create(ask: Ask, body: WireObject): Promise<Values>
  createMany(ask: Ask, body: WireObject): Promise<Values[]>
  update(ask: AskOne, body: WireObject): Promise<Values>
  /** PUT. */
  replace(ask: AskOne, body: WireObject): Promise<Values>
  remove(ask: AskOne): Promise<Values>
  removeMany(ask: AskMany): Promise<RowResult[]>
  restore(ask: AskOne): Promise<Values>
  transition(ask: AskOne & { readonly name: string }, body: WireObject): Promise<Values>
  transitionMany(ask: AskMany & { readonly name: string }, body: WireObject): Promise<RowResult[]>
  history(ask: AskOne, params: QueryParams): Promise<{ data: Values[]; total: number }>
  export(ask: Ask, params: QueryParams): Promise<Export>
  /** The record as the server has it, for those who may read it. */
  stored(ask: AskOne): Promise<StoredRecord>
  /** Records of any kind in one building whose searchable text holds the keyword. */
  search(caller: Caller, buildingId: string, keyword: string): Promise<Hit[]>
  /** What the dashboard of one building counts. */
  tally(caller: Caller, buildingId: string): Promise<Tally[]>
  canRead(caller: Caller, entity: string, id: string): Promise<boolean>
  /** The same calls inside a transaction that is open already. */
  within(tx: Tx): Records
  readonly planOf: PlanOf
  readonly extensions: ReadonlyMap<string, Extension>
}

export interface RecordsOptions {
  readonly db: Db
  /** Connections apart from `db`'s, so that its transactions never wait for one another. Default `db`. */
  readonly aside?: Db
  readonly registry: Registry
  readonly events: Events
  /** What other processes change is heard here. */
  readonly hub?: Pick<Hub, 'listen' | 'isConnected'>
  readonly extensions?: readonly NamedExtension[]
  readonly files: Pick<Files, 'saveUpload'>
  /** Words of exported files; without them columns are called as the fields. */
  readonly labels?: ExportLabels
  readonly hashSecret: (secret: string) => Promise<string>
}

const none: Extension = {}

export function createRecords(options: RecordsOptions): Records {
  const { db, aside = db, registry, events, files, hashSecret, hub } = options
  const { labels = {} } = options
  const counts = createCountMemory()
  const extensions = new Map((options.extensions ?? []).map(({ entity, extension }) => [entity, extension]))
  hub?.listen((message) => {
    if (message.type === 'changed') counts.forget(message.resource, message.buildingId)
    // Heard after every reconnection: what was said meanwhile is lost.
    if (message.type === 'access' && message.accountIds === undefined) counts.forgetAll()
  })
  const shared = {
    db, aside, counts, events, files, hashSecret, labels,
    registry,
    planOf: createPlans(registry, (name) => extensions.get(name)?.expressions),
    extensionOf: (plan: { entity: AnyEntity }) => extensions.get(plan.entity.name) ?? none,
  } // prettier-ignore
  return bound(shared, extensions)
}

type Shared = Omit<Pipeline, 'records' | 'tx'>

function bound(shared: Shared, extensions: ReadonlyMap<string, Extension>, tx?: Tx): Records {
  const operation = ({ caller, entity, confirmed }: Ask) => ({
    pipeline,
    caller,
    plan: shared.planOf(entity),
    confirmed,
  })
  const across = (caller: Caller, buildingId: string) => ({ pipeline, caller, buildingId })
  const records: Records = {
    planOf: shared.planOf,
    extensions,
    list: (ask, params) => list(operation(ask), params),
    one: (ask, params = noParams) => one(operation(ask), ask.id, params),
    create: (ask, body) => create(operation(ask), body),
    createMany: (ask, body) => createMany(operation(ask), body),
    update: (ask, body) => update(operation(ask), { id: ask.id, body }),
    replace: (ask, body) => update(operation(ask), { id: ask.id, body, replace: true }),
    remove: (ask) => remove(operation(ask), ask),
    removeMany: (ask) => forEach(ask.ids, (id) => remove(operation(ask), { id, buildingId: ask.buildingId })),
    restore: (ask) => restore(operation(ask), ask),
    transition: (ask, body) => transition(operation(ask), { ...ask, body }),
    transitionMany: (ask, body) =>
      forEach(ask.ids, (id) => transition(operation(ask), { id, name: ask.name, body })),
    history: (ask, params) => history(operation(ask), ask.id, params),
    export: (ask, params) => exportRows(operation(ask), params),
    stored: (ask) =>
      load(operation(ask), { id: ask.id, flag: 'read', buildingId: ask.buildingId, trashed: 'with' }),
    search: (caller, buildingId, keyword) => search(across(caller, buildingId), keyword),
    tally: (caller, buildingId) => tally(across(caller, buildingId)),
    canRead: async (caller, entity, id) => {
      if (shared.planOf(entity) === undefined) return false
      try {
        await records.stored({ caller, entity, id })
        return true
      } catch (error) {
        if (error instanceof ApiError && error.status < 500) return false
        throw error
      }
    },
    within: (open) => bound(shared, extensions, open),
  }
  const pipeline: Pipeline = { ...shared, tx, records }
  return records
}

const noParams: QueryParams = Object.freeze(Object.create(null) as QueryParams)
