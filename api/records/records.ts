import type { Caller } from '#api/context.ts'
import type { Db, Tx } from '#api/database/pool.ts'
import type { Files } from '#api/storage/service.ts'
import type { Events } from '#api/events/events.ts'
import type { Hub } from '#api/events/hub.ts'
import type { AnyEntity } from '#core/entity.ts'
import { groupParameters } from '#core/derive/groupings.ts'
import type { Registry } from '#core/registry.ts'
import type { WireObject } from '../http/body.ts'
import type { QueryParams } from '../http/query.ts'
import { search, readOverviewTallies, type Hit, type Tally } from './read/cross-entity-search.ts'
import type { Pipeline } from './context.ts'
import { createCountMemory } from './read/count-memory.ts'
import { choices } from './read/choices.ts'
import { options, type OptionsQuery } from './read/options.ts'
import { checkCreation, create, createMany } from './write/create.ts'
import { exportRows } from './read/export.ts'
import { groupRows, type GroupRows } from './read/group-rows.ts'
import { readGroupsAsked } from './read/groups.ts'
import { readFigures, type FigureGroup, type FigureRequest } from './read/figures.ts'
import type { Export } from './read/export-file.ts'
import type { ExportLabels } from './present/export-cells.ts'
import type { Extension, NamedExtension, StoredRecord, Tell } from './extension.ts'
import type { PresentedFor, ResidentFor, StoredFor } from './typed.ts'
import { readField, type FieldReading } from './read/field-reading.ts'
import { history } from './read/history.ts'
import { list, listRows, one, readQuery, type ListReply } from './read/list.ts'
import { load } from './read/load.ts'
import { residentList, residentOne, type ResidentQuestion } from './read/resident-rows.ts'
import { createPlans, type PlanOf } from './plan.ts'
import { buildingOf, presentStored } from './present/present.ts'
import { remove, restore } from './write/remove.ts'
import type { Presented } from './present/presented.ts'
import { checkTransition, transition, update } from './write/update.ts'
import { updateMany, type RowChange, type RowOutcome } from './write/update-many.ts'
import { withStoredUploads } from './write/uploads.ts'

/** A call on one entity by one caller. */
export interface Ask<E extends AnyEntity | string = AnyEntity | string> {
  readonly caller: Caller
  /** The declaration, or its name. */
  readonly entity: E
  /** Names that the request confirms: see `Extension.confirms`. */
  readonly confirmed?: ReadonlySet<string>
  /** Of a request from outside: whether it has an idempotency key. Absent: the server itself makes the record. */
  readonly hasKey?: boolean
}
export interface AskOne<E extends AnyEntity | string = AnyEntity | string> extends Ask<E> {
  readonly id: string
  readonly buildingId?: string
}
export interface AskField extends AskOne {
  readonly field: string
}

/**
 * The one way to records. A read checks: may the caller at all, which rows, which fields. The steps of a write and
 * their order are listed in write.ts. Throws an `ApiError` for everything that it refuses.
 */
export interface Records {
  list(ask: Ask, params: QueryParams): Promise<ListReply>
  /** Only the rows of that list. */
  rows<E extends AnyEntity | string>(ask: Ask<E>, params: QueryParams): Promise<PresentedFor<E>[]>
  /** Names to choose from, for everyone who works in the building. */
  choices(ask: Ask, params: QueryParams): Promise<Presented[]>
  /** Records that one of its fields may name, for those who may write the field. */
  options(ask: Ask, params: OptionsQuery): Promise<Presented[]>
  one<E extends AnyEntity | string>(ask: AskOne<E>, params?: QueryParams): Promise<PresentedFor<E>>
  create<E extends AnyEntity | string>(ask: Ask<E>, body: WireObject): Promise<PresentedFor<E>>
  createMany(ask: Ask, body: WireObject): Promise<Presented[]>
  update(ask: AskOne, body: WireObject): Promise<Presented>
  /**
   * Several records in one transaction, a refused one without harm to the others; outcomes in the rows' order. `until`:
   * milliseconds since 1970, after which no further row begins.
   */
  updateMany(ask: Ask, rows: readonly RowChange[], until: number): Promise<RowOutcome[]>
  /** PUT. */
  replace(ask: AskOne, body: WireObject): Promise<Presented>
  /** `given`: what deleting it in its state may ask for, as the request has it. */
  remove(ask: AskOne & { readonly given?: QueryParams }): Promise<Presented>
  restore(ask: AskOne): Promise<Presented>
  transition(ask: AskOne & { readonly name: string }, body: WireObject): Promise<Presented>
  /**
   * Runs a write in a separate transaction, after the uploads of its body have been stored. `name` is a transition's;
   * without one the write creates.
   */
  storeUploads<T>(
    ask: Ask & { readonly id?: string; readonly name?: string },
    body: WireObject,
    work: (body: WireObject) => Promise<T>,
  ): Promise<T>
  history(ask: AskOne, params: QueryParams): ReturnType<typeof history>
  export(ask: Ask, params: QueryParams): Promise<Export>
  /** What residents have of it in one of their apartments, by its rule for them. */
  residentList<E extends AnyEntity>(
    ask: Ask<E>,
    question: ResidentQuestion,
  ): Promise<{ readonly data: readonly ResidentFor<E>[]; readonly total: number }>
  residentOne<E extends AnyEntity>(
    ask: AskOne<E> & { readonly moves?: boolean },
  ): Promise<{ readonly data: ResidentFor<E>; readonly buildingId: string }>
  /** The stored record, for those who may read it. `lock`: nobody else changes it until the transaction ends. */
  stored<E extends AnyEntity | string>(ask: AskOne<E> & { readonly lock?: boolean }): Promise<StoredFor<E>>
  /** Records of any kind in one building whose searchable text holds the keyword. */
  search(caller: Caller, buildingId: string, keyword: string): Promise<Presented<Hit>[]>
  /** The figures of one building's dashboard. */
  tally(caller: Caller, buildingId: string): Promise<Presented<Tally>[]>
  /** Figures of lists in one building, all by one statement; those that the caller may not read have none. */
  figures<Name extends string>(
    caller: Caller,
    buildingId: string,
    requests: Readonly<Record<Name, FigureRequest>>,
  ): Promise<Record<Name, readonly FigureGroup[]>>
  /** The figures of a list by group: `rows`, `across` and `sums` beside the list's own parameters. */
  groups(ask: Ask, params: QueryParams): Promise<Presented<GroupRows>>
  /** A record that was presented before, by today's rights: the reply to a repeated call. */
  presentAgain(ask: Ask, record: StoredRecord): Presented
  /** One field of a record as this caller may see it; undefined if they may not read the record or the field. */
  readField(ask: AskField): Promise<FieldReading | undefined>
  /** The same calls inside an open transaction. */
  within(tx: Tx): Records
  readonly planOf: PlanOf
  readonly extensions: ReadonlyMap<string, Extension>
}

export interface RecordsOptions {
  readonly db: Db
  /** Connections separate from `db`'s, so that its transactions never wait for one another. Default `db`. */
  readonly aside?: Db
  /** Connections for lists, whose statements get less time. Default `db`. */
  readonly reads?: Db
  readonly registry: Registry
  readonly events: Events
  /** Reports changes made by other processes. */
  readonly hub?: Pick<Hub, 'listen' | 'isConnected'>
  readonly extensions?: readonly NamedExtension[]
  readonly files: Pick<Files, 'saveUpload' | 'removeUnheld' | 'requireRoom'>
  /** Words of exported files; without them, columns are named after the fields. */
  readonly labels?: ExportLabels
  readonly hashSecret: (secret: string) => Promise<string>
  /** Absent: nobody is told of anything. */
  readonly tell?: Tell
}

const none: Extension = {}

export function createRecords(options: RecordsOptions): Records {
  const { db, aside = db, reads = db, registry, events, files, hashSecret, hub } = options
  const { labels = {}, tell = async () => undefined } = options
  const counts = createCountMemory()
  const extensions = new Map((options.extensions ?? []).map(({ entity, extension }) => [entity, extension]))
  for (const [name, extension] of extensions) requireMovesOfRequests(registry[name], extension)
  hub?.listen((message) => {
    if (message.type === 'changed') counts.forget(message.resource, message.buildingId)
    // Sent after every reconnection: messages in between are lost.
    if (message.type === 'access' && message.accountIds === undefined) counts.forgetAll()
  })
  const shared = {
    db,
    aside,
    reads,
    counts,
    events,
    files,
    hashSecret,
    tell,
    labels,
    registry,
    planOf: createPlans(registry, (name) => extensions.get(name)?.expressions),
    extensionOf: (plan: { entity: AnyEntity }) => extensions.get(plan.entity.name) ?? none,
  }
  return bindRecords(shared, extensions)
}

/** The clock and the ledger move records by their own SQL, so a hook on such a transition would never run: refused. */
function requireMovesOfRequests(entity: AnyEntity | undefined, { on = {} }: Extension): void {
  const transitions = Object.entries(entity?.lifecycle?.transitions ?? {})
  const wrong = transitions.find(([name, { flag }]) => flag === undefined && Object.hasOwn(on, name))
  if (wrong !== undefined) throw new Error(`${entity?.name}.${wrong[0]} has a hook, but no request makes it`)
}

type Shared = Omit<Pipeline, 'records' | 'tx'>

function bindRecords(shared: Shared, extensions: ReadonlyMap<string, Extension>, tx?: Tx): Records {
  const operation = ({ caller, entity, confirmed, hasKey }: Ask) => ({
    pipeline,
    caller,
    plan: shared.planOf(entity),
    confirmed,
    hasKey,
  })
  const across = (caller: Caller, buildingId: string) => ({ pipeline, caller, buildingId })
  // The types by entity are for those who ask; the code that answers knows no entity.
  const records: Records = {
    planOf: shared.planOf,
    extensions,
    list: (ask, params) => list(operation(ask), params),
    rows: (ask, params) => listRows(operation(ask), params) as Promise<never[]>,
    choices: (ask, params) => choices(operation(ask), params),
    options: (ask, params) => options(operation(ask), params),
    one: (ask, params = noParams) => one(operation(ask), ask.id, params) as Promise<never>,
    create: (ask, body) => create(operation(ask), body) as Promise<never>,
    createMany: (ask, body) => createMany(operation(ask), body),
    update: (ask, body) => update(operation(ask), { id: ask.id }, body),
    updateMany: (ask, rows, until) => updateMany(operation(ask), { rows, until }),
    replace: (ask, body) => update(operation(ask), { id: ask.id, replace: true }, body),
    remove: (ask) => remove(operation(ask), ask),
    restore: (ask) => restore(operation(ask), ask),
    transition: (ask, body) => transition(operation(ask), ask, body),
    storeUploads(ask, body, work) {
      const { id = '', name } = ask
      const check = async () =>
        name === undefined
          ? checkCreation(operation(ask), body)
          : [await checkTransition(operation(ask), { id, name }, body)]
      return withStoredUploads(operation(ask), body, check, work)
    },
    history: (ask, params) => history(operation(ask), ask.id, params),
    export: (ask, params) => exportRows(operation(ask), params),
    residentList: (ask, question) => residentList(operation(ask), question) as Promise<never>,
    residentOne: (ask) => residentOne(operation(ask), ask) as Promise<never>,
    stored: (ask) =>
      load(operation(ask), {
        id: ask.id,
        flag: 'read',
        buildingId: ask.buildingId,
        trashed: 'with',
        ...(ask.lock === undefined ? {} : { lock: ask.lock }),
      }) as Promise<never>,
    presentAgain: (ask, record) => {
      const asked = operation(ask)
      return presentStored(asked, record, buildingOf(asked, record))
    },
    search: (caller, buildingId, keyword) => search(across(caller, buildingId), keyword),
    tally: (caller, buildingId) => readOverviewTallies(across(caller, buildingId)),
    figures: (caller, buildingId, requests) => readFigures(across(caller, buildingId), requests),
    async groups(ask, params) {
      const asked = operation(ask)
      const query = readQuery(asked, params, groupParameters)
      return groupRows(asked, query, readGroupsAsked(asked.plan, query))
    },
    readField: (ask) => readField(operation(ask), ask),
    within: (open) => bindRecords(shared, extensions, open),
  }
  const pipeline: Pipeline = { ...shared, tx, records }
  return records
}

const noParams: QueryParams = Object.freeze(Object.create(null) as QueryParams)
