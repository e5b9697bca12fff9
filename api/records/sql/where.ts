import type { FilterNode } from '#core/wire/query.ts'
import { kindOf } from '#core/kinds.ts'
import { invalidInput } from '../../http/error.ts'
import { isOpen, type FieldMask } from '../present/mask.ts'
import { countExpression } from './expressions.ts'
import { compilers } from './operators.ts'
import { escapeLike, quote, type Params } from './params.ts'
import { searchTextSql, spellingsOf, wordsOf } from './search-text.ts'
import type { EntityPlan } from '../plan.ts'

export interface WhereParts {
  readonly plan: EntityPlan
  readonly mask: FieldMask
  readonly params: Params
}

/** A filter as SQL on the alias `t`. A caller may not filter by a field that they may not see: 422 `unknown_field`. */
export function filterSql(node: FilterNode, parts: WhereParts): string {
  if ('or' in node) return group(node.or, ' or ', parts)
  if ('and' in node) return group(node.and, ' and ', parts)
  const { plan, mask, params } = parts
  if (!isOpen(mask, node.field)) throw unknownField(node.field)
  const column = plan.columnByName.get(node.field)
  const { operator, value } = node
  if (column !== undefined) {
    const compile = compilers[column.family][operator]
    if (compile === undefined) throw invalidInput([{ field: node.field, code: 'invalid_operator' }])
    return compile({
      column: `t.${quote(column.name)}`,
      type: column.comparedAs,
      words: column.words,
      value,
      params,
    })
  }
  const expressed = comparedSql(plan, node.field)
  if (expressed !== undefined) {
    const compile = compilers[expressed.family][operator]
    if (compile === undefined) throw invalidInput([{ field: node.field, code: 'invalid_operator' }])
    return compile({ column: expressed.sql, type: expressed.type, value, params })
  }
  if (plan.joins.has(node.field)) return linkSql(node.field, { operator, value }, parts)
  const isOwn = node.field === 'building_id' || node.field === 'version'
  const compile = isOwn ? compilers.number[operator] : undefined
  if (compile === undefined) throw unknownField(node.field)
  return compile({ column: `t.${quote(node.field)}`, type: 'bigint', value, params })
}

/** SQL of a value that the server works out, and how lists compare it; undefined for any other field. */
export function comparedSql(plan: EntityPlan, name: string) {
  const [field, counted] = [plan.fields[name], plan.counts.get(name)]
  const sql = counted === undefined ? plan.expressions.get(name) : countExpression(plan, counted)
  const compared = field === undefined ? undefined : kindOf(field).compared?.(field)
  return compared === undefined || sql === undefined ? undefined : { ...compared, sql: `(${sql})` }
}

/** Whether a filter compares what is worked out over other records. */
export function comparesOthers(node: FilterNode, plan: EntityPlan): boolean {
  if ('or' in node) return node.or.some((part) => comparesOthers(part, plan))
  if ('and' in node) return node.and.some((part) => comparesOthers(part, plan))
  return comparedSql(plan, node.field) !== undefined
}

export const unknownField = (field: string) => invalidInput([{ field, code: 'unknown_field' }])

function group(nodes: readonly FilterNode[], word: ' or ' | ' and ', parts: WhereParts): string {
  if (nodes.length === 0) return 'true'
  return `(${nodes.map((node) => filterSql(node, parts)).join(word)})`
}

/** Conditions on ids in the table in between: has one of them, has none of them, has any. */
function linkSql(
  field: string,
  { operator, value }: { operator: string; value: unknown },
  { plan, params }: WhereParts,
): string {
  const join = plan.joins.get(field)
  if (join === undefined) throw unknownField(field)
  const building = join.primaryKey.includes('building_id') ? ' and l.building_id = t.building_id' : ''
  const linked = (which: string) =>
    `exists (select 1 from ${quote(join.name)} l where l.${quote(join.ownColumn)} = t.id${building}${which})`
  const wanted = () => ` and l.${quote(join.targetColumn)} = any(${params.add([value].flat())}::bigint[])`
  if (operator === 'eq' || operator === 'in') return linked(wanted())
  if (operator === 'ne' || operator === 'nin') return `not ${linked(wanted())}`
  const isAny = (operator === 'nnull') === (value !== false)
  return isAny ? linked('') : `not ${linked('')}`
}

/** How the records that a field names are searched. */
export interface RelatedSearch {
  /**
   * SQL that yields the ids of those with such a text. Only who is searched asks for the pattern's placeholder:
   * PostgreSQL refuses a value that its statement does not take.
   */
  readonly idsSql: (pattern: () => string) => string
  /** What the keyword is also written as in their fields. */
  readonly spellings: (keyword: string) => readonly string[]
}

/** Undefined if the caller may not search the records that the field names. */
export type RelatedSearches = (field: string) => RelatedSearch | undefined

/**
 * Every word of the keyword must be in one of the searchable fields, or in those of a record that a searchable field
 * names, ignoring accents. If some of them are hidden or masked for this caller, only the others are searched, without
 * the search index.
 */
export function keywordSql(
  keyword: string,
  { plan, mask, params }: WhereParts,
  relatedSearch: RelatedSearches = () => undefined,
): string {
  const words = wordsOf(keyword)
  if (words.length === 0) return 'true'
  const text = searchTextSql(plan, mask)
  const related = plan.searchedRelations.flatMap((name) => {
    const search = isOpen(mask, name) ? relatedSearch(name) : undefined
    return search === undefined ? [] : [{ name, ...search }]
  })
  const patternOf = (part: string) => {
    let placed: string | undefined
    return () => (placed ??= params.add(`%${escapeLike(part)}%`))
  }
  const namedSql = ({ name, idsSql }: (typeof related)[number], pattern: () => string) =>
    // As an array the ids are found once, and the field's index finds their rows.
    `t.${quote(name)} = any(array(${idsSql(pattern)}))`
  const found = words.map((word) => {
    const pattern = patternOf(word)
    const places = [
      ...(text === undefined ? [] : [`${text} like ${pattern()}`]),
      ...related.map((one) => namedSql(one, pattern)),
    ]
    return places.length === 0 ? 'false' : `(${places.join(' or ')})`
  })
  const asWords = found.join(' and ')
  const spellings = [
    ...(text === undefined ? [] : spellingsOf(plan, keyword)).map(
      (one) => `${text} like ${patternOf(one)()}`,
    ),
    ...related.flatMap((one) => one.spellings(keyword).map((spelt) => namedSql(one, patternOf(spelt)))),
  ]
  return spellings.length === 0 ? asWords : `(${[asWords, ...spellings].join(' or ')})`
}
