import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { nobody as nobodyDecides } from '#access-control/decider.ts'
import type { AuthServices } from '#api/auth/services.ts'
import type { Caller } from '#api/context.ts'
import { extensions } from '#api/extensions.ts'
import { ApiError } from '#api/http/error.ts'
import type { Extension } from '#api/records/extension.ts'
import { createParams, quote, type Params } from '#api/records/sql/params.ts'
import type { Statement } from '#api/sql/query.ts'
import { createSeed, demoRecord } from '#core/derive/demo.ts'
import type { AnyEntity } from '#core/entity.ts'
import { userTypes, type UserType } from '#domain/permission.ts'
import { registry } from '#entities/index.ts'

const repository = resolve(import.meta.dirname, '..')

/** A fragment inside the smallest statement that it may stand in. */
interface Fragment {
  /** `expressions.payer`, `where`. */
  readonly hook: string
  readonly text: string
}

/**
 * The pieces of SQL that extensions give to the record pipeline (`expressions`, `where`, `referable`, `inStatement`), each
 * as a statement of its own, so that they are checked against the tables as whole statements are.
 */
export async function extensionStatements(): Promise<Statement[]> {
  const sources = await readSources()
  // Nothing of the services is used before a hook runs, and none runs here.
  const all = extensions({ services: {} as AuthServices, registry })
  return all.flatMap(({ entity: name, extension }) => {
    const entity = (registry as Readonly<Record<string, AnyEntity>>)[name]
    if (entity === undefined) throw new Error(`there is no entity ${name} to extend`)
    return fragmentsOf(entity, extension).map((fragment) =>
      statementOf(fragment, `${placeOf(sources, name, fragment.hook)}: ${fragment.hook} of ${name}`),
    )
  })
}

/** Nothing is declared of its result and its places: PostgreSQL alone judges the text. */
export const statementOf = ({ text }: Fragment, at: string): Statement => ({ at, text, takes: {}, names: [] })

/** The fragments of one entity's extension. */
export function fragmentsOf(entity: AnyEntity, extension: Extension): Fragment[] {
  const { expressions = {}, inStatement } = extension
  const table = quote(entity.name)
  const fragments = Object.entries(expressions).map(([name, sql]) => ({
    hook: `expressions.${name}`,
    text: `select ${sql} from ${table} t`,
  }))
  const conditions = [
    ...conditionsOf(entity, extension).map((sql) => ({
      hook: 'where',
      text: `select from ${table} t where ${sql}`,
    })),
    ...residentsOf(extension).map(({ hook, sql }) => ({ hook, text: `select from ${table} t where ${sql}` })),
    ...referablesOf(extension).map((sql) => ({
      hook: 'referable',
      text: `select from ${table} r where ${sql}`,
    })),
  ]
  if (inStatement === undefined) return [...fragments, ...conditions]
  const record = { building_id: building.id, ...demoRecord(entity, createSeed(0)) }
  const parts = inStatement.sql(record, { caller: callerOf('org_member'), params: createParams() })
  const text = `with r as (select * from ${table}), ${parts} select * from r`
  return [...fragments, ...conditions, { hook: 'inStatement', text }]
}

/** The texts of `where` for every type of user, with no parameter of its own and with each by itself. */
function conditionsOf(entity: AnyEntity, { where, parameters = [] }: Extension): string[] {
  if (where === undefined) return []
  const values = ['1', ...Object.values(entity.fields).flatMap(optionsOf)]
  const asked = [{}, ...parameters.flatMap((name) => values.map((value) => ({ [name]: value })))]
  const texts = userTypes.flatMap((type) =>
    asked.map((one) => textOf((params) => where(callerOf(type), params, one))),
  )
  return known(texts, `${entity.name}.where`)
}

/** What of the rows is a resident's. */
const residentsOf = ({ ofPayer, ofHousehold, ofSender }: Extension) =>
  Object.entries({ ofPayer, ofHousehold, ofSender }).flatMap(([hook, write]) =>
    write === undefined ? [] : [{ hook, sql: write(`'1'`, `'2026-01-01'`) }],
  )

const referablesOf = ({ referable }: Extension): string[] =>
  referable === undefined
    ? []
    : known(
        [null, '1'].map((buildingId) => textOf((params) => referable({ buildingId }, params))),
        'referable',
      )

/** Undefined where the hook has no condition, or refuses the trial. */
function textOf(write: (params: Params) => string | undefined): string | undefined {
  try {
    return write(createParams())
  } catch (error) {
    if (error instanceof ApiError) return undefined
    throw error
  }
}

/** Each different text once; a hook of which no trial draws any would be left unchecked. */
function known(texts: readonly (string | undefined)[], hook: string): string[] {
  const found = [...new Set(texts)].filter((text) => text !== undefined)
  if (found.length === 0)
    throw new Error(`${hook}: no trial of scripts/extension-statements.ts reaches its SQL`)
  return found
}

const optionsOf = (field: object): readonly string[] =>
  'options' in field && Array.isArray(field.options) ? field.options : []

const building = { id: '1', code: 'A', name: 'A', expired: false, currencyCode: 'vnd' } as const

/** Someone of this type who holds every right in one building. */
const callerOf = (type: UserType): Caller => ({
  principal: {
    accountId: '1',
    name: 'A',
    code: null,
    type,
    organisationId: '1',
    sessionId: '1',
    residentId: '1',
    homes: [],
    pays: [],
    buildings: [building],
    decider: {
      ...nobodyDecides,
      can: () => true,
      verdict: () => 'allowed',
      anywhere: () => 'allowed',
      buildingsWith: () => [building.id],
    },
  },
  language: 'en',
  requestId: '1',
  ip: '127.0.0.1',
  userAgent: '',
})

/** The lines of `api/{room}/{entity}.extension.ts`, by the entity's name. */
async function readSources(): Promise<ReadonlyMap<string, Source>> {
  const files = (await readdir(join(repository, 'api'), { recursive: true }))
    .filter((file) => file.endsWith('.extension.ts'))
    .map((file) => `api/${file}`)
  const read = async (path: string) => {
    const name = path.replace(/^.*\//, '').replace('.extension.ts', '').replaceAll('-', '_')
    return [name, { path, lines: (await readFile(join(repository, path), 'utf8')).split('\n') }] as const
  }
  return new Map(await Promise.all(files.map(read)))
}
interface Source {
  readonly path: string
  readonly lines: readonly string[]
}

/** `api/fees/fee.extension.ts:58`: the line of the field, else that of the hook. */
function placeOf(sources: ReadonlyMap<string, Source>, entity: string, hook: string): string {
  const source = sources.get(entity)
  if (source === undefined) return 'api'
  const [kind = '', field] = hook.split('.')
  const lineOf = (word: string, from = 0) =>
    source.lines.findIndex((line, at) => at >= from && new RegExp(`\\b${word}\\b`).test(line))
  const start = source.lines.findIndex((line) => new RegExp(`^\\s*.*\\b${kind}(:|\\(|,)`).test(line))
  const own = field === undefined ? -1 : lineOf(field, start)
  return `${source.path}:${Math.max(own, start, 0) + 1}`
}
