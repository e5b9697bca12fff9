import { formatNumber } from '#src/fields/format.ts'
import type { Language } from '#core/language.ts'
import type { Translate } from './use-t.ts'

/** `apartment` -> "căn hộ", "Apartments" for its list. */
export const entityLabel = (t: Translate, entityName: string, form: 'one' | 'many') =>
  t(`entity.${entityName}.${form}`)

/** The kind of record as a heading or a cell of its own begins: "Căn hộ". */
export const entityTitle = (t: Translate, entityName: string) => {
  const [first = '', ...rest] = entityLabel(t, entityName, 'one')
  return `${first.toLocaleUpperCase()}${rest.join('')}`
}

/** So many records in words: "323 debts", "1 debt"; a language without plurals says "323 căn hộ". */
export function countRecords(
  { t, language }: { readonly t: Translate; readonly language: Language },
  entityName: string,
  total: number,
): string {
  const rules = new Intl.PluralRules(language)
  const one = entityLabel(t, entityName, 'one')
  const isPlural = rules.resolvedOptions().pluralCategories.length > 1 && rules.select(total) !== 'one'
  const [first = '', ...rest] = entityLabel(t, entityName, 'many')
  const plural = t(`entity.${entityName}.plural`, {
    defaultValue: `${first.toLocaleLowerCase(language)}${rest.join('')}`,
  })
  return t('console.crud.list.total', {
    total: formatNumber(total, { language, digits: 0 }),
    noun: isPlural ? plural : one,
  })
}

/** The label of the button that adds a record: "Add apartment", or the entity's own words ("Close the till"). */
export const createLabel = (t: Translate, entityName: string) =>
  t(`entity.${entityName}.create`, {
    defaultValue: t('console.crud.list.create', { one: entityLabel(t, entityName, 'one') }),
  })
