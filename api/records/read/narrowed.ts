import { addDays, officeClock, writtenDay, writtenMoment } from '#core/days.ts'
import { relationsOf } from '#core/derive/relations.ts'
import type { Operator } from '#core/kind.ts'
import { kindOf } from '#core/kinds.ts'
import { leavesOf, type FieldFilter, type FilterNode } from '#core/wire/filter.ts'
import type { ListQuery } from '#core/wire/query.ts'
import { formatDecimal } from '#domain/money/money-text.ts'
import type { PipelineContext } from '../context.ts'
import { fieldTitle, fieldWords } from '../present/export-cells.ts'
import { mayName, namesById } from './names-by-id.ts'

/** By field and id. */
type Names = ReadonlyMap<string, ReadonlyMap<string, string>>

/**
 * What a list was narrowed down to, a text for each condition: `State: New, Approved`, `Visits on: 01/11/2026 – 30/11/2026`.
 * Records are named where the caller may read them. `none` says that a value is absent.
 */
export async function narrowedTexts(
  operation: PipelineContext,
  { filters, keyword = '', buildingId }: ListQuery,
  { none, buildings }: { readonly none: string; readonly buildings: readonly string[] | null },
): Promise<string[]> {
  const names: Names = new Map(
    await Promise.all(
      [...Map.groupBy(filters.flatMap(leavesOf), ({ field }) => field)].flatMap(([field, leaves]) => {
        const target = targetOf(operation, field)
        if (target === undefined || !mayName(operation, { target, buildings })) return []
        const ids = leaves.flatMap(valuesOf).filter((value) => typeof value === 'string')
        return [namesById(operation, { target, ids, buildingId }).then((found) => [field, found] as const)]
      }),
    ),
  )
  const said = filters.map((filter) => textOf(operation, filter, { none, names }))
  return keyword === '' ? said : [...said, `“${keyword}”`]
}

const targetOf = ({ plan }: PipelineContext, name: string): string | undefined =>
  Object.values(relationsOf(plan.entity)).find(({ field, via }) => field === name && via === undefined)
    ?.target

const about = ({ plan, caller, pipeline }: PipelineContext, name: string) => ({
  plan,
  name,
  language: caller.language,
  labels: pipeline.labels,
})

const valuesOf = ({ value }: FieldFilter): readonly unknown[] => (Array.isArray(value) ? value : [value])

interface Saying {
  readonly none: string
  readonly names: Names
}

function textOf(operation: PipelineContext, node: FilterNode, saying: Saying): string {
  if ('or' in node) return node.or.map((one) => textOf(operation, one, saying)).join(' / ')
  if ('and' in node)
    return daysOf(operation, node.and) ?? node.and.map((one) => textOf(operation, one, saying)).join(' · ')
  const { field, operator } = node
  const title = fieldTitle(about(operation, field))
  const isNone = operator === 'null' || operator === 'nnull'
  const values = isNone
    ? [saying.none]
    : valuesOf(node).map((one) => valueText(operation, field, one, saying))
  const joined = values.join(operator === 'between' || operator === 'nbetween' ? ' – ' : ', ')
  const sign = signs[operator]
  return sign === undefined ? `${title}: ${joined}` : `${title} ${sign} ${joined}`
}

/** Absent: the value is what it is. */
const signs: Readonly<Partial<Record<Operator, string>>> = {
  ne: '≠',
  nin: '≠',
  nbetween: '≠',
  ncontains: '≠',
  ncontainss: '≠',
  nnull: '≠',
  lt: '<',
  lte: '≤',
  gt: '>',
  gte: '≥',
}

/** Days of the office, from midnight to midnight, as those days. */
function daysOf(operation: PipelineContext, [first, second, ...more]: readonly FilterNode[]) {
  if (first === undefined || second === undefined || more.length > 0) return undefined
  if (!('field' in first) || !('field' in second) || first.field !== second.field) return undefined
  if (first.operator !== 'gte' || second.operator !== 'lt') return undefined
  const [from, to] = [first, second].map(({ value }) => officeClock(String(value)))
  if (from === undefined || to === undefined || ![from, to].every(isMidnight)) return undefined
  const [begin, end] = [from.slice(0, 10), addDays(to.slice(0, 10), -1)]
  const days = begin === end ? [begin] : [begin, end]
  return `${fieldTitle(about(operation, first.field))}: ${days.map(writtenDay).join(' – ')}`
}

const isMidnight = (clock: string) => clock.endsWith(' 00:00:00')

function valueText(
  operation: PipelineContext,
  name: string,
  value: unknown,
  { none, names }: Saying,
): string {
  if (value === null) return none
  if (targetOf(operation, name) !== undefined) return names.get(name)?.get(String(value)) ?? '…'
  const field = operation.plan.fields[name]
  if (field === undefined) return String(value)
  const kind = kindOf(field)
  const words = fieldWords(about(operation, name))
  // An option, also of those of which a record has several.
  if (kind.grouped !== undefined && kind.inName === undefined && typeof value === 'string')
    return kind.sheetFormat === 'moment' ? writtenMoment(value) : words.label(value)
  const text = String(kind.formatCell(field, value, words) ?? '')
  const { language } = words
  return kind.inName?.(text) ?? formatDecimal(text, { language, digits: 6 })
}
