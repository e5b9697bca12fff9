import { titleTranslations } from '#core/derive/title.ts'
import { levelFor } from '#core/derive/requirement.ts'
import type { EntityPlan } from '../plan.ts'

/**
 * Whether a record that names one of these shows its name to whoever reads it, with or without the right to read these.
 * A title is never guarded (`core/derive/check.ts`), but what the organisation alone reads has none for others.
 */
export const isNamed = ({ entity, columnByName }: EntityPlan): boolean => {
  const title = columnByName.get(entity.title)
  return title !== undefined && title.references === undefined && levelFor(entity, 'read') === 'building'
}

/** The fields of a name: the title, in every language, and its colour. */
export function namesOf({ entity }: EntityPlan): readonly string[] {
  return [entity.title, titleTranslations(entity), entity.color].filter((name) => name !== undefined)
}

/** The fields by which such a record is chosen: its name, and the text beside it if everybody may see that. */
export function choosingFields(plan: EntityPlan): readonly string[] {
  const { entity, guarded, columnByName } = plan
  const beside = columnByName.get(entity.subtitle ?? '')
  const isOpen =
    beside !== undefined &&
    !beside.secret &&
    beside.references === undefined &&
    !guarded.some(({ name }) => name === beside.name)
  return isOpen ? [...namesOf(plan), beside.name] : namesOf(plan)
}

/** What one searches a name by: the texts among these fields, without its colour. */
export const textsAmong = (
  { entity, columnByName }: EntityPlan,
  names: readonly string[],
): readonly string[] =>
  names.filter((name) => name !== entity.color && columnByName.get(name)?.family === 'text')
