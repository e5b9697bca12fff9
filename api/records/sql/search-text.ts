import { compactSql } from '#api/sql/compact.ts'
import { kindOf } from '#core/kinds.ts'
import { unaccent } from '#core/text.ts'
import { isOpen, type FieldMask } from '../present/mask.ts'
import { escapeLike, quote, type Params } from './params.ts'
import type { EntityPlan } from '../plan.ts'

/** A keyword's further words are not searched. */
const maxWords = 6

/** The words of a keyword, as searches compare them. */
export const wordsOf = (keyword: string): readonly string[] =>
  unaccent(keyword)
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, maxWords)

/** SQL: the searched text of a row that has only this code. */
export const codeTextSql = (sql: string) => `plain_text(concat_ws(' ', ${sql}, ${compactSql(sql)}))`

/** SQL: these texts of a row as searches compare them, like `searchText`. */
export const comparedTextSql = (plan: EntityPlan, names: readonly string[], alias: string): string => {
  const texts = names.flatMap((name) => {
    const [field, column] = [plan.fields[name], `${alias}.${quote(name)}`]
    const isFoundOtherwise = field !== undefined && kindOf(field).alsoFoundAs !== undefined
    return isFoundOtherwise ? [column, compactSql(column)] : [column]
  })
  return `plain_text(concat_ws(' ', ${texts.join(', ')}))`
}

/**
 * SQL on an alias: the searchable text that the mask leaves open, by the index if that is all of it; undefined if
 * nothing is open.
 */
export function searchTextSql(plan: EntityPlan, mask: FieldMask, alias = 't'): string | undefined {
  const open = plan.searchable.filter((name) => isOpen(mask, name))
  if (open.length === 0) return undefined
  if (open.length === plan.searchable.length) return `${alias}.search_text`
  return comparedTextSql(plan, open, alias)
}

/** Further texts that mean the same in one of these fields: `0901` for `+84 901` where there are phone numbers. */
export const spellingsOf = (
  plan: EntityPlan,
  keyword: string,
  names: readonly string[] = plan.searchable,
): readonly string[] => [
  ...new Set(
    names.flatMap((name) => {
      const field = plan.fields[name]
      return field === undefined ? [] : (kindOf(field).spellings?.(keyword, field) ?? [])
    }),
  ),
]

/** SQL: every word of the keyword is in these texts of a row, or what it is also written as. */
export function namedSql(
  {
    plan,
    names,
    alias,
  }: { readonly plan: EntityPlan; readonly names: readonly string[]; readonly alias: string },
  keyword: string,
  params: Params,
): string {
  const text = comparedTextSql(plan, names, alias)
  const has = (part: string) => `${text} like ${params.add(`%${escapeLike(part)}%`)}`
  const words = wordsOf(keyword).map(has)
  if (words.length === 0) return 'true'
  const spelt = spellingsOf(plan, keyword, names).map(has)
  return `(${[`(${words.join(' and ')})`, ...spelt].join(' or ')})`
}
