import { hasPlurals, type Language } from '#core/language.ts'
import { entityLabel } from '#src/i18n/entity-label.ts'
import type { Translate } from '#src/i18n/use-t.ts'
import { formatNumber } from './format.ts'

/** So many records in words: "323 debts", "1 debt"; a language without plurals says "323 căn hộ". */
export function countRecords(
  { t, language }: { readonly t: Translate; readonly language: Language },
  entityName: string,
  total: number,
): string {
  const one = entityLabel(t, entityName, 'one')
  const isPlural = hasPlurals(language) && new Intl.PluralRules(language).select(total) !== 'one'
  const [first = '', ...rest] = entityLabel(t, entityName, 'many')
  const plural = t(`entity.${entityName}.plural`, {
    defaultValue: `${first.toLocaleLowerCase(language)}${rest.join('')}`,
  })
  return t('console.crud.list.total', {
    total: formatNumber(total, { language, digits: 0 }),
    noun: isPlural ? plural : one,
  })
}
