import type { CrudFilters } from '@refinedev/core'
import type { FilterNode } from '#core/wire/query.ts'

/** Filters as refine's hooks take them. */
export const crudFilters = (nodes: readonly FilterNode[]): CrudFilters =>
  nodes.map((node): CrudFilters[number] => {
    if ('or' in node) return { operator: 'or', value: crudFilters(node.or) }
    if ('and' in node) return { operator: 'and', value: crudFilters(node.and) }
    return { field: node.field, operator: node.operator, value: node.value }
  })
