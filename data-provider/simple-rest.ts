import type { BaseRecord, CrudFilters, DataProvider, GetListParams, GetManyParams } from '@refinedev/core'
import simpleRest from '@refinedev/simple-rest'
import { relationsOf } from '#core/derive/relations.ts'
import type { AnyEntity } from '#core/entity.ts'

export interface RestOptions {
  readonly url: string
  readonly entityOf: (resource: string) => AnyEntity | undefined
  readonly building: () => string | undefined
}

/**
 * Plain REST as json-server speaks it, for prototypes: one collection for each entity name, relations carried along
 * by one further request each.
 */
export function createRestProvider({ url, entityOf, building }: RestOptions): DataProvider {
  const rest = simpleRest(url)
  const owned = (resource: string): CrudFilters => {
    const id = building()
    return entityOf(resource)?.scope === 'building' && id !== undefined
      ? [{ field: 'building_id', operator: 'eq', value: id }]
      : []
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

  return {
    ...rest,
    getMany,
    async getList<T extends BaseRecord>({ resource, filters = [], meta, ...further }: GetListParams) {
      const search = filters.map((filter) =>
        'field' in filter && filter.field === 'keyword'
          ? { ...filter, field: 'q', operator: 'eq' as const }
          : filter,
      )
      const { data, total } = await rest.getList<T>({
        ...further,
        resource,
        filters: [...search, ...owned(resource)],
      })
      const names: unknown = (meta?.query as { with?: unknown } | undefined)?.with
      return { data: await withRelations(resource, data, Array.isArray(names) ? names : []), total }
    },
    async getOne<T extends BaseRecord>({ resource, id, meta }: Parameters<DataProvider['getOne']>[0]) {
      const { data } = await rest.getOne<T>({ resource, id })
      const names: unknown = (meta?.query as { with?: unknown } | undefined)?.with
      const [row] = await withRelations(resource, [data], Array.isArray(names) ? names : [])
      return { data: row ?? data }
    },
  }
}
