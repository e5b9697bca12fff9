import { holds, namesIn, type Condition } from '#core/condition.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { WhyNot } from '#core/fields/belongs-to.ts'
import { conditionNodes } from '#core/wire/filter.ts'
import { useList } from '#src/data/use-list.ts'
import { codeText } from '#src/i18n/code-text.ts'
import type { Values, ViewTools } from '../field-view.ts'
import { fieldLabel } from '../words.ts'
import { selectColumns, selectRelations } from './select-request.ts'

interface Unoffered {
  readonly target: AnyEntity
  readonly tools: ViewTools
  /** The typed text. Empty: nothing is asked for. */
  readonly keyword: string
  readonly where: Condition | undefined
  readonly offers: Condition | undefined
  /** What the fields around narrow the choice to. */
  readonly narrowing: readonly (readonly [string, unknown])[]
  readonly whyNot: readonly WhyNot[]
}

export interface UnofferedRecord {
  readonly record: Values
  readonly reason: string
}

const most = 5

/** Records that were typed and exist, but can't be chosen here, each with the reason. */
export function useUnoffered(asked: Unoffered): readonly UnofferedRecord[] {
  const { target, tools, keyword, where, offers, narrowing, whyNot } = asked
  const isAsked = keyword !== '' && (offers !== undefined || narrowing.length > 0)
  const reasons = whyNot.flatMap(({ when, detail }) => [
    ...namesIn(when),
    ...(detail === undefined ? [] : [detail]),
  ])
  const names = [...reasons, ...(offers === undefined ? [] : namesIn(offers))]
  const { records } = useList<{ id: string }>({
    resource: target.name,
    pageSize: most,
    filters: conditionNodes(where),
    query: {
      keyword,
      columns: selectColumns(target, [...names, ...narrowing.map(([name]) => name)]),
      with: selectRelations(target),
    },
    enabled: isAsked,
    staleTime: 30_000,
  })
  if (!isAsked) return []
  return (records as readonly Values[]).flatMap((record) => {
    const reason = reasonOf(record, asked, tools)
    return reason === undefined ? [] : [{ record, reason }]
  })
}

/** Undefined for a record that is offered. */
function reasonOf(
  record: Values,
  { target, offers, whyNot, narrowing }: Unoffered,
  tools: ViewTools,
): string | undefined {
  if (offers !== undefined && !holds(offers, record)) {
    const why = whyNot.find(({ when }) => holds(when, record))
    if (why === undefined) return tools.t('console.fields.not_offered')
    const detail = why.detail === undefined ? undefined : record[why.detail]
    const sentence = codeText(tools.t, why.code)
    return typeof detail === 'string' && detail !== '' ? `${sentence}: ${detail}` : sentence
  }
  const other = narrowing.find(([name, value]) => String(record[name] ?? '') !== String(value))
  if (other === undefined) return undefined
  return tools.t('console.fields.of_other', { field: fieldLabel(tools.t, target.name, other[0]) })
}
