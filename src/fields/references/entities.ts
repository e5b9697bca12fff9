import { titleIn } from '#core/derive/title.ts'
import type { AnyEntity } from '#core/entity.ts'
import { kindOf } from '#core/kinds.ts'
import { entityOf as entityNamed } from '#resources'
import { currentLanguage } from '../../i18n/i18n.ts'
import type { Values } from '../field-view.ts'
import { relationBehind } from './relations.ts'

export { entityNamed }

/** A record's name in the console's language, through the relation where its title is another record. */
export function titleOf(entity: AnyEntity, record: Values): string {
  return (
    titleIn(entity, record, currentLanguage()) ??
    textOf(entity, entity.title, record) ??
    `#${String(record.id ?? '')}`
  )
}

/** False where a record's name is another record that it does not carry, or is empty. */
export const hasTitle = (entity: AnyEntity, record: Values) =>
  textOf(entity, entity.title, record) !== undefined

/** The text beside the title in selects: `A-1201 · Sunrise 2PN`. */
export const subtitleOf = (entity: AnyEntity, record: Values): string | undefined =>
  entity.subtitle === undefined ? undefined : textOf(entity, entity.subtitle, record)

export const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function textOf(entity: AnyEntity, name: string, record: Values): string | undefined {
  const relation = relationBehind(entity, name)
  const value = record[relation?.name ?? name]
  const target = relation === undefined ? undefined : entityNamed(relation.target)
  if (target !== undefined) return isRecord(value) ? titleOf(target, value) : undefined
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string' || value === '') return undefined
  const field = entity.fields[name]
  return field === undefined ? value : (kindOf(field).inName?.(value) ?? value)
}
