import type { Translate } from './use-t.ts'

/** `apartment` -> "căn hộ", "Apartments" for its list. */
export const entityLabel = (t: Translate, entityName: string, form: 'one' | 'many') =>
  t(`entity.${entityName}.${form}`)

/** The label of the button that adds a record: "Add apartment", or the entity's own words ("Close the till"). */
export const createLabel = (t: Translate, entityName: string) =>
  t(`entity.${entityName}.create`, {
    defaultValue: t('console.crud.list.create', { one: entityLabel(t, entityName, 'one') }),
  })
