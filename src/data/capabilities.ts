import { hasTrash } from '#core/derive/fields.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { ListView } from '#core/entity-parts.ts'
import type { AnyField } from '#core/field.ts'
import type { Operator } from '#core/kind.ts'
import { familyOf, kindOf } from '#core/kinds.ts'
import { conditionNodes, type FilterNode } from '#core/wire/filter.ts'
import { isSortable, queryFields } from '#core/wire/query.ts'
import { capabilities } from './provider.ts'

export { capabilities }

/** True where a deleted record can be restored. */
export const keepsTrash = (entity: AnyEntity) => hasTrash(entity) && capabilities().trash

/** True where a record tells who changed it. */
export const keepsHistory = (entity: AnyEntity) => entity.history !== false && capabilities().history

/** True where records have the field: files and computed values are the server's work. */
export function offersField(field: AnyField): boolean {
  const { files, computed } = capabilities()
  return (files || kindOf(field).holdsFiles !== true) && (computed || field.kind !== 'computed')
}

export const offersSort = (field: AnyField): boolean => {
  const family = familyOf(field)
  return isSortable(field) && family !== undefined && capabilities().sorts.includes(family)
}

export function offersOperator(field: AnyField, operator: Operator): boolean {
  const { filters, groups } = capabilities()
  const family = familyOf(field)
  return family === undefined ? groups : filters[family].includes(operator)
}

/** True where the records of such a list can be selected, and seen if they lie in the trash. */
export const offersView = (entity: AnyEntity, { where, trashed }: Pick<ListView, 'where' | 'trashed'>) =>
  (trashed !== true || keepsTrash(entity)) &&
  conditionNodes(where).every((node) => offersFilter(entity, node))

export function offersFilter(entity: AnyEntity, node: FilterNode): boolean {
  if ('or' in node) return capabilities().groups
  if ('and' in node) return node.and.every((part) => offersFilter(entity, part))
  const field = queryFields(entity)[node.field]
  return field === undefined || offersOperator(field, node.operator)
}
