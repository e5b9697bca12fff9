import { titleTranslations } from '#core/derive/title.ts'
import type { AnyEntity } from '#core/entity.ts'
import { offersSort } from '#src/data/capabilities.ts'
import { relationBehind, relationsFor } from './relations.ts'

/** The parts of a record that a select loads: its title in every language, the text beside it, and the fields that narrow the choice. */
export function selectColumns(target: AnyEntity, further: readonly string[] = []): string[] {
  const names = [target.title, titleTranslations(target), target.subtitle, ...further].filter(
    (name) => name !== undefined,
  )
  return ['id', ...new Set(names)]
}

export const selectRelations = (target: AnyEntity) =>
  relationsFor(target, [target.title, ...(target.subtitle === undefined ? [] : [target.subtitle])])

export function titleSorter(target: AnyEntity) {
  const field = target.fields[target.title]
  return field !== undefined && offersSort(field) ? [{ field: target.title, desc: false }] : []
}

/** Whether the server finds records by their names; where it does not, they are filtered as they are loaded. */
export function isSearchedByName(target: AnyEntity): boolean {
  const field = target.fields[target.title]
  return field?.searchable === true || relationBehind(target, target.title) !== undefined
}
