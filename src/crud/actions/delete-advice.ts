import type { AnyEntity } from '#core/entity.ts'
import { relationsOf } from '#core/derive/relations.ts'
import { isCallError } from '#data-provider/http.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { fieldLabel } from '#src/fields/words.ts'
import { entityLabel } from '#src/i18n/entity-label.ts'

/**
 * What a person may do instead, where other records keep one from being deleted: take it out of use, or see what hangs on
 * it. Undefined if the deletion failed for another reason.
 */
export function deleteAdvice(entity: AnyEntity, { t }: ViewTools, error: unknown): string | undefined {
  if (!isCallError(error)) return undefined
  const keeper = Object.values(relationsOf(entity)).find(
    ({ refuse }) => refuse !== undefined && error.codes.includes(refuse),
  )
  if (keeper === undefined) return undefined
  const one = entityLabel(t, entity.name, 'one')
  return inUse in entity.fields
    ? t('console.crud.record.delete_advice_unused', { field: fieldLabel(t, entity.name, inUse), one })
    : t('console.crud.record.delete_advice_related', {
        related: entityLabel(t, keeper.target, 'many'),
        one,
      })
}

/** What every entity calls the switch that takes its records out of use. */
const inUse = 'is_active'
