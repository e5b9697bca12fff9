import { useList, type HttpError } from '@refinedev/core'
import { keepPreviousData } from '@tanstack/react-query'
import { useMemo } from 'react'
import { stateFieldOf, allFields } from '#core/derive/fields.ts'
import { isSortable, type FilterNode } from '#core/wire/query.ts'
import { namesIn } from '#core/condition.ts'
import type { AnyEntity, AnyRecord } from '#core/entity.ts'
import { relationsFor } from '#src/fields/references/entities.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { useSession } from '#src/session/session.ts'
import { crudFilters } from '#src/fields/filters/crud-filters.ts'
import { filterNodes } from '../filters/filter-nodes.ts'
import type { ListState, Sort } from './list-state.ts'
import { officeToday } from '../filters/relative-days.ts'

export interface RecordListInput {
  readonly entity: AnyEntity
  readonly state: ListState
  readonly pageSize: number
  /** Fields that are shown; no others are asked for. */
  readonly columns: readonly string[]
  /** Always in force, whatever the state says: the parent of related records. */
  readonly fixed?: readonly FilterNode[]
  readonly tools: Pick<ViewTools, 'accountId'>
}

/** What the list asks the server, for its export and for "all that match" too. */
export interface ListRequest {
  readonly filters: readonly FilterNode[]
  readonly sort: readonly Sort[]
  readonly keyword: string
  readonly trashed: 'only' | undefined
  readonly buildingId: string | undefined
}

interface Asking extends Omit<RecordListInput, 'pageSize' | 'columns' | 'tools'> {
  readonly today: string
  readonly accountId: string
  readonly buildingId: string | undefined
}

function requestOf({ entity, state, fixed, today, accountId, buildingId }: Asking): ListRequest {
  return {
    filters: [...(fixed ?? []), ...filterNodes(state.filters, { entity, today, accountId })],
    sort: sortOf(entity, state.sort),
    keyword: state.keyword.trim(),
    trashed: state.trashed ? 'only' : undefined,
    buildingId,
  }
}

/** The data provider's own arguments for one page of a list. */
function callOf({ entity, state, pageSize, columns }: RecordListInput, request: ListRequest) {
  return {
    resource: entity.name,
    pagination: { currentPage: state.page, pageSize, mode: 'server' as const },
    sorters: request.sort.map(({ field, desc }) => ({
      field,
      order: desc ? ('desc' as const) : ('asc' as const),
    })),
    filters: crudFilters(request.filters),
    meta: {
      query: {
        keyword: request.keyword,
        columns: askedColumns(entity, columns),
        with: relationsFor(entity, askedColumns(entity, columns)),
        trashed: request.trashed,
        buildingId: request.buildingId,
      },
    },
  }
}

/** What the page of a list will ask for, known before the page is there. */
export function listCall(
  input: RecordListInput,
  { accountId, buildingId }: { readonly accountId: string; readonly buildingId: string | undefined },
) {
  const own = input.entity.scope === 'building' ? buildingId : undefined
  return callOf(input, requestOf({ ...input, today: officeToday(), accountId, buildingId: own }))
}

/** One page of records by one request, with the relations of the shown columns and no others. */
export function useRecordList(input: RecordListInput) {
  const { entity, state, fixed, tools } = input
  const { building } = useSession()
  const buildingId = entity.scope === 'building' ? building?.id : undefined
  const today = officeToday()
  const { accountId } = tools
  const request = useMemo(
    () =>
      requestOf({ entity, state, ...(fixed === undefined ? {} : { fixed }), today, accountId, buildingId }),
    [entity, state, fixed, today, accountId, buildingId],
  )
  const { query, result } = useList<AnyRecord, HttpError>({
    ...callOf(input, request),
    queryOptions: { placeholderData: keepPreviousData, staleTime: 0 },
    liveMode: 'auto',
    errorNotification: false,
  })
  return {
    request,
    records: result.data,
    total: result.total ?? 0,
    isFirst: query.isPending,
    isBusy: query.isFetching,
    error: query.error,
    refetch: query.refetch,
  }
}

/** What rows need besides what they show: their name, their state, and what guards look at. */
export function askedColumns(entity: AnyEntity, shown: readonly string[]): string[] {
  const guards = Object.values(entity.lifecycle?.transitions ?? {}).flatMap(({ guard }) =>
    guard === undefined ? [] : namesIn(guard.when),
  )
  const names = ['id', 'version', entity.title, entity.subtitle, stateFieldOf(entity), ...guards, ...shown]
  return [...new Set(names.filter((name) => name !== undefined))]
}

/** What the user sorts by, or the declaration's own order; only fields that have an order. */
function sortOf(entity: AnyEntity, asked: readonly Sort[]): readonly Sort[] {
  const fields = allFields(entity)
  const valid = asked.filter(({ field }) => fields[field] !== undefined && isSortable(fields[field]))
  return valid.length > 0 ? valid : [defaultSort(entity)]
}

export function defaultSort(entity: AnyEntity): Sort {
  const sort = entity.list.sort ?? '-created_at'
  return sort.startsWith('-') ? { field: sort.slice(1), desc: true } : { field: sort, desc: false }
}
