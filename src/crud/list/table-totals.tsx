import { currencyFieldOf } from '#core/derive/totals.ts'
import { allFields, stateFieldOf } from '#core/derive/fields.ts'
import type { AnyEntity, AnyRecord } from '#core/entity.ts'
import { formatNumber } from '#src/fields/format.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { optionLabel } from '#src/fields/words.ts'
import type { ListColumn } from '../columns/list-columns.ts'
import { pinAt } from './table-row.tsx'
import { sumsOf, sumText, type Sums } from '../record/sums.ts'
import type { ListTotals } from './use-list-totals.ts'

interface TableTotalsProps {
  readonly entity: AnyEntity
  readonly columns: readonly ListColumn[]
  readonly totals: ListTotals
  /** Those that are chosen, on whatever page. */
  readonly chosen: readonly AnyRecord[]
  readonly tools: ViewTools
  readonly hasBox: boolean
  readonly hasMenu: boolean
}

/** The sums of what is chosen, of this page, and of all rows that match where there are more. */
export function TableTotals({ totals, chosen, ...props }: TableTotalsProps) {
  const { t, language } = props.tools
  const { page, all, total, isWhole, leftOut } = totals
  const { name } = props.entity
  const state = stateFieldOf(props.entity)
  const counted = chosen.filter((one) => state === undefined || !leftOut.includes(String(one[state])))
  const without =
    leftOut.length === 0
      ? ''
      : ` ${t('console.crud.list.total_without', { states: leftOut.map((one) => optionLabel(t, name, state ?? '', one)).join(', ') })}`
  const first = props.columns.findIndex(({ name }) => page.has(name))
  const count = formatNumber(total, { language, digits: 0 })
  return (
    <tfoot>
      {chosen.length > 0 && (
        <TotalsRow
          {...props}
          first={first}
          sums={sumsOf(props.entity, [...page.keys()], { records: counted, tools: props.tools })}
          label={t('console.crud.list.selected', { total: chosen.length }) + without}
        />
      )}
      <TotalsRow
        {...props}
        first={first}
        sums={page}
        label={t(isWhole ? 'console.crud.list.total_all' : 'console.crud.list.total_page') + without}
      />
      {all !== undefined && (
        <TotalsRow
          {...props}
          first={first}
          sums={all}
          label={t('console.crud.list.total_matching', { total: count }) + without}
        />
      )}
    </tfoot>
  )
}

interface TotalsRowProps extends Omit<TableTotalsProps, 'totals' | 'chosen'> {
  /** The place of the first column that is a sum. */
  readonly first: number
  readonly sums: Sums
  readonly label: string
}

function TotalsRow({ entity, columns, first, sums, label, tools, hasBox, hasMenu }: TotalsRowProps) {
  return (
    <tr>
      {(first > 0 || hasBox) && (
        <th scope="row" colSpan={Math.max(first, 0) + (hasBox ? 1 : 0)} className="lobby-total-label">
          <span>{label}</span>
        </th>
      )}
      {columns.slice(first).map(({ name, className, isPinned }, at) => (
        <td key={name} className={className} style={isPinned ? pinAt(first + at) : undefined}>
          <SumsOf entity={entity} name={name} sums={sums} tools={tools} />
        </td>
      ))}
      {hasMenu && <td />}
    </tr>
  )
}

/** One line for each currency; the heading says the building's. */
function SumsOf({
  entity,
  name,
  sums,
  tools: { language },
}: Pick<TotalsRowProps, 'entity' | 'sums' | 'tools'> & { readonly name: string }) {
  const field = allFields(entity)[name]
  const saysCurrency = field !== undefined && currencyFieldOf(field) !== undefined
  return [...(sums.get(name) ?? [])].map(([currency, amount]) => (
    <div key={currency}>{sumText(entity, name, { amount, currency }, { language, saysCurrency })}</div>
  ))
}
