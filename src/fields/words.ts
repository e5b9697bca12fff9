import type { KeyUnder, TranslationKey } from '../i18n/translation-key.ts'
import { stateFieldOf } from '#core/derive/fields.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { AnyField } from '#core/field.ts'
import type { Operator } from '#core/kind.ts'
import { kindOf } from '#core/kinds.ts'
import { translateOr, type Translate } from '../i18n/use-t.ts'
import { entityNamed } from './references/entities.ts'

const systemFields = ['id', 'created_at', 'updated_at', 'deleted_at']

/** A field's own label; a row's field is named by its path (`services.quantity`). */
export function fieldLabel(t: Translate, entityName: string, path: string): string {
  const [name = '', inner] = path.split('.')
  if (inner !== undefined) return t(`entity.${entityName}.lines.${name}.${inner}`, { defaultValue: inner })
  const entity = entityNamed(entityName)
  if (entity !== undefined && stateFieldOf(entity) === name) return t(`entity.${entityName}.state`)
  if (entity?.fields[name] === undefined && systemFields.includes(name))
    return translateOr(t, `console.crud.record.${name}`, name)
  // A field of an action's dialog is none of the record.
  const part = entity === undefined || name in entity.fields ? 'fields' : 'inputs'
  return t(`entity.${entityName}.${part}.${name}`, { defaultValue: name })
}

/** An option's or a state's word. */
export function optionLabel(t: Translate, entityName: string, path: string, option: string): string {
  const entity = entityNamed(entityName)
  const isState = entity !== undefined && stateFieldOf(entity) === path
  const key: TranslationKey = isState
    ? `entity.${entityName}.states.${option}`
    : `entity.${entityName}.${optionsPart(entity, path)}.${path}.${option}`
  return t(key, { defaultValue: option })
}

type Order = KeyUnder<'console.fields.date_operator'>
const isOrder = (operator: Operator): operator is Order & Operator =>
  ['lt', 'lte', 'gt', 'gte'].includes(operator)

function optionsPart(entity: AnyEntity | undefined, path: string) {
  if (path.includes('.')) return 'lineOptions'
  return entity === undefined || path in entity.fields ? 'options' : 'inputOptions'
}

/** Operators read differently before a day than before a number. */
export function operatorLabel(t: Translate, field: AnyField, operator: Operator): string {
  const isOfDays = kindOf(field).column?.(field).family === 'date'
  return isOfDays && isOrder(operator)
    ? t(`console.fields.date_operator.${operator}`)
    : t(`console.fields.operator.${operator}`)
}
