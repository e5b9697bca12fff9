import type {
  BaseRecord,
  CreateParams,
  CrudFilter,
  CrudFilters,
  DeleteOneParams,
  GetListParams,
  GetManyParams,
  GetOneParams,
  MetaQuery,
  UpdateParams,
} from '@refinedev/core'
import simpleRest from '@refinedev/simple-rest'
import { relationsOf } from '#core/derive/relations.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { AxiosInstance } from 'axios'
import type { Capabilities, CapableProvider, FamilyOperators } from './capabilities.ts'

export interface RestOptions {
  readonly http: AxiosInstance
  readonly url: string
  readonly entityOf: (resource: string) => AnyEntity | undefined
  readonly building: () => string | undefined
}

const filters: FamilyOperators = {
  text: ['contains', 'eq', 'ne', 'in'],
  number: ['between', 'eq', 'ne', 'gte', 'lte'],
  date: ['between', 'eq', 'ne', 'gte', 'lte'],
  boolean: ['eq'],
  reference: ['eq', 'ne', 'in'],
  array: [],
  json: [],
}

/** json-server keeps records and nothing else. */
const capabilities: Capabilities = {
  trash: false,
  history: false,
  transitions: false,
  imports: false,
  exports: false,
  files: false,
  computed: false,
  totals: false,
  live: false,
  calls: false,
  // Those that mock-api answers.
  questions: true,
  groups: false,
  filters,
  sorts: ['text', 'number', 'date', 'boolean'],
}

/**
 * Plain REST as json-server speaks it, for prototypes: one collection for each entity name; each relation is loaded by
 * one further request.
 */
export function createRestProvider({ url, http, entityOf, building }: RestOptions): CapableProvider {
  const rest = simpleRest(url, http)
  const buildingOf = (resource: string) => (entityOf(resource)?.scope === 'building' ? building() : undefined)
  const owned = (resource: string): CrudFilters => {
    const value = buildingOf(resource)
    return value === undefined ? [] : [{ field: 'building_id', operator: 'eq', value }]
  }

  async function withRelations<T extends BaseRecord>(
    resource: string,
    rows: T[],
    names: readonly string[],
  ): Promise<T[]> {
    const entity = entityOf(resource)
    const relations = Object.values(entity === undefined ? {} : relationsOf(entity)).filter(
      (relation) => relation.many !== true && names.some((name) => name.split('.')[0] === relation.name),
    )
    const found = await Promise.all(
      relations.map(async ({ field, target }) => {
        const ids = [
          ...new Set(rows.map((row) => row[field]).filter((id) => id !== null && id !== undefined)),
        ]
        const { data } = ids.length === 0 ? { data: [] } : await getMany({ resource: target, ids })
        return new Map(data.map((row) => [String(row.id), row]))
      }),
    )
    return rows.map((row) => ({
      ...row,
      ...Object.fromEntries(
        relations.map(({ name, field }, index) => [name, found[index]?.get(String(row[field])) ?? null]),
      ),
    }))
  }

  async function getMany<T extends BaseRecord>({ resource, ids }: GetManyParams) {
    const { data } = await rest.getMany!<T>({ resource, ids })
    return { data }
  }

  // `meta` is not passed on: refine puts the page's address into it, and simple-rest would take method and headers from
  // it.
  return {
    capabilities,
    getApiUrl: () => url,
    custom: rest.custom,
    getMany,
    async getList<T extends BaseRecord>({
      resource,
      filters = [],
      meta,
      pagination,
      sorters,
    }: GetListParams) {
      const { keyword, with: names, extra } = questionOf(meta)
      const search = keyword === '' ? [] : [{ field: 'q', operator: 'eq' as const, value: keyword }]
      const asked = Object.entries(extra).map(([field, value]) => ({ field, operator: 'eq' as const, value }))
      const { data, total } = await rest.getList<T>({
        resource,
        pagination,
        sorters,
        filters: [...filters.flatMap(plainFilters), ...search, ...asked, ...owned(resource)],
      })
      return { data: await withRelations(resource, data, names), total }
    },
    async getOne<T extends BaseRecord>({ resource, id, meta }: GetOneParams) {
      const { data } = await rest.getOne<T>({ resource, id })
      const [row] = await withRelations(resource, [data], questionOf(meta).with)
      return { data: row ?? data }
    },
    create: <T extends BaseRecord, V>({ resource, variables }: CreateParams<V>) => {
      const building_id = buildingOf(resource)
      const body = building_id === undefined ? variables : { ...variables, building_id }
      return rest.create<T, V>({ resource, variables: body })
    },
    update: <T extends BaseRecord, V>({ resource, id, variables }: UpdateParams<V>) =>
      rest.update<T, V>({ resource, id, variables }),
    deleteOne: <T extends BaseRecord, V>({ resource, id }: DeleteOneParams<V>) =>
      rest.deleteOne<T, V>({ resource, id }),
  }
}

interface Question {
  readonly keyword: string
  readonly with: readonly string[]
  readonly extra: Readonly<Record<string, unknown>>
}

function questionOf(meta: MetaQuery | undefined): Question {
  const { keyword, with: names, extra } = (meta?.query ?? {}) as Partial<Record<keyof Question, unknown>>
  return {
    keyword: typeof keyword === 'string' ? keyword : '',
    with: Array.isArray(names) ? names : [],
    extra: { ...(typeof extra === 'object' ? extra : {}) },
  }
}

/** json-server's own operators. Throws on any other, because simple-rest would ask for equality instead. */
function plainFilters(filter: CrudFilter): CrudFilters {
  if (filter.operator === 'and') return filter.value.flatMap(plainFilters)
  if (!('field' in filter)) throw new Error(`no filter "${filter.operator}"`)
  const { field, operator, value } = filter
  if (field === 'keyword') return [{ field: 'q', operator: 'eq', value }]
  if (operator === 'between') {
    const [from, to] = value as readonly unknown[]
    return [
      { field, operator: 'gte', value: from },
      { field, operator: 'lte', value: to },
    ]
  }
  // json-server reads it as a pattern.
  if (operator === 'contains') return [{ field, operator, value: escapePattern(String(value)) }]
  if (!['eq', 'ne', 'gte', 'lte', 'in'].includes(operator)) throw new Error(`no filter "${operator}"`)
  return [filter]
}

const escapePattern = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
