import { isNamedByTitle, titleTranslations } from '#core/derive/title.ts'
import type { EntityPlan } from '../plan.ts'

/** Whether records that name one of these show its name (`core/derive/title.ts`). */
export const isNamed = ({ entity }: EntityPlan): boolean => isNamedByTitle(entity)

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
