import type { Translate } from './use-t.ts'

/** `apartment` -> "căn hộ", "Apartments" for its list. */
export const entityLabel = (t: Translate, entityName: string, form: 'one' | 'many') =>
  t(`entity.${entityName}.${form}`)

/** The kind of record as a heading or a cell of its own begins: "Căn hộ". */
export const entityTitle = (t: Translate, entityName: string) => capitalize(entityLabel(t, entityName, 'one'))

/** "electric reading added" -> "Electric reading added". */
export function capitalize(sentence: string): string {
  const [first = '', ...rest] = sentence
  return `${first.toLocaleUpperCase()}${rest.join('')}`
}

/** The label of the button that adds a record: "Add apartment", or the entity's own words ("Close the till"). */
export const createLabel = (t: Translate, entityName: string) =>
  t(`entity.${entityName}.create`, {
    defaultValue: t('console.crud.list.create', { one: entityLabel(t, entityName, 'one') }),
  })
