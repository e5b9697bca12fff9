import { daysOfSpan, filtersOf, type Grouping } from '#core/derive/groupings.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { groupText } from '#domain/lists/group-text.ts'
import type { ListState, FilterItem } from '#domain/lists/list-state.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { formatDecimal } from '#src/fields/format.ts'
import { fieldLabel, optionLabel } from '#src/fields/words.ts'
import { sumText } from '../../record/sums.ts'
import type { FigureCell } from './use-figures.ts'

type Tools = Pick<ViewTools, 't' | 'language' | 'currency'>

/** `Due on, by month`. */
export function groupingLabel(entity: AnyEntity, { field, grain }: Grouping, { t }: Tools): string {
  const label = fieldLabel(t, entity.name, field)
  return grain === undefined ? label : `${label}, ${t(`console.crud.looks.group.${grain}`)}`
}

/** What a group is called. */
export const groupLabel = (
  entity: AnyEntity,
  grouping: Grouping,
  group: { readonly key: string | null; readonly name?: string | undefined },
  { t }: Tools,
): string =>
  groupText(grouping, group, {
    none: t('console.crud.looks.group.none'),
    quarter_of: t('console.crud.looks.group.quarter_of', { quarter: '{{quarter}}', year: '{{year}}' }),
    yes: t('console.fields.yes'),
    no: t('console.fields.no'),
    label: (option) => optionLabel(t, entity.name, grouping.field, option),
  })

/** Of records, or of a field that is added up: each currency apart. */
export function figureTexts(
  entity: AnyEntity,
  cell: FigureCell,
  measure: string | undefined,
  tools: Tools,
): readonly string[] {
  const { language, currency } = tools
  if (measure === undefined) return [formatDecimal(String(cell.records), { language, digits: 0 })]
  const parts = cell.sums[measure] ?? []
  return parts.map((part) =>
    sumText(
      entity,
      measure,
      { amount: part.amount, currency: part.currency ?? currency },
      { language, saysCurrency: true },
    ),
  )
}

/** The amount of a figure in one currency, `0` without any; undefined where it has another. */
export function figureIn(
  cell: FigureCell,
  measure: string | undefined,
  currency: CurrencyCode,
): string | undefined {
  if (measure === undefined) return String(cell.records)
  const parts = cell.sums[measure] ?? []
  if (parts.some((part) => (part.currency ?? currency) !== currency)) return undefined
  return parts[0]?.amount ?? '0'
}

/** The list with the records of some groups: the same look at nothing else. */
export function stateOfGroups(
  entity: AnyEntity,
  groups: readonly (readonly [Grouping, string | null])[],
  state: ListState,
): ListState {
  const own = groups.flatMap(([grouping, key]): readonly FilterItem[] => {
    if (key === null || grouping.grain === undefined || grouping.as === 'month')
      return filtersOf(entity, [[grouping, key]]) as readonly FilterItem[]
    // In an address, days say moments too.
    const { from, to } = daysOfSpan(key)
    return [{ field: grouping.field, operator: 'between', value: [from, to] }]
  })
  return { ...state, look: 'table', page: 1, saved: undefined, filters: [...own, ...state.filters] }
}
