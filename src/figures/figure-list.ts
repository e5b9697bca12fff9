import { screensOf, viewsOf } from '#core/derive/screens.ts'
import type { FilterNode } from '#core/wire/filter.ts'
import type { FigureList } from '#domain/figures.ts'
import { entityOf } from '#resources'
import { emptyListState, encodeListState, type FilterItem } from '#domain/lists/list-state.ts'
import type { Operand } from '#domain/lists/operand.ts'

/** The address of the list that a figure sums: a list of a part of the records, where the entity has one for the filter. */
export function figureAddress({ resource, filters }: FigureList): string | undefined {
  const entity = entityOf(resource)
  if (entity === undefined) return undefined
  const view = viewsOf(entity).find(({ where, trashed, columns }) => {
    if (where === undefined || trashed === true || columns !== undefined || !('equals' in where)) return false
    return filters.some((filter) => isEqual(filter, where.field, where.equals))
  })
  const where = view?.where
  const rest =
    where !== undefined && 'equals' in where
      ? filters.filter((filter) => !isEqual(filter, where.field, where.equals))
      : filters
  const state = { ...emptyListState, filters: rest.map(itemOf) }
  return `/${view?.path ?? screensOf(entity).list}?${encodeListState(state)}`
}

const isEqual = (filter: FilterNode, field: string, value: unknown) =>
  'field' in filter && filter.field === field && filter.operator === 'eq' && filter.value === value

function itemOf(node: FilterNode): FilterItem {
  if ('or' in node) return { or: node.or.map(itemOf) }
  if ('and' in node) return { and: node.and.map(itemOf) }
  return { field: node.field, operator: node.operator, value: node.value as Operand }
}
