import { Link } from 'react-router'
import { currencies } from '#domain/currency.ts'
import { lineTypes } from '#domain/money/fee-types.ts'
import { formatAmount, formatDecimal, formatNumber } from '../fields/format.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { optionLabel } from '../fields/words.ts'
import { feeList } from './fee-lists.ts'
import { rateOf, totalOf, type TypeSums } from './figures.ts'

interface StatisticTableProps {
  readonly types: readonly TypeSums[]
  /** yyyy-MM */
  readonly month: string
  readonly tools: ViewTools
}

/** Kind by kind, each figure a way to the fees that it adds up. */
export function StatisticTable({ types, month, tools }: StatisticTableProps) {
  const { t, currency } = tools
  const sum = (counts: readonly number[]) => counts.reduce((total, one) => total + one, 0)
  const all = {
    ...totalOf(types),
    fees: sum(types.map(({ fees }) => fees)),
    drafts: sum(types.map(({ drafts }) => drafts)),
  }
  const head = ['fees', 'drafts', 'charged', 'collected', 'let_off', 'open', 'overdue', 'rate'] as const
  return (
    <div className="lobby-figures lobby-rows-box">
      <table className="lobby-rows">
        <caption className="lobby-hidden">{t('console.fees.statistic.by_type')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('console.fees.statistic.type')}</th>
            {head.map((name) => (
              <th key={name} scope="col" data-align="right">
                {t(`console.fees.statistic.${name}`)}
                {isMoney(name) && ` (${currencies[currency].symbol})`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inOrder(types).map((row) => (
            <tr key={row.fee_type}>
              <th scope="row">{optionLabel(t, 'fee', 'fee_type', row.fee_type)}</th>
              <Cells row={row} type={row.fee_type} month={month} tools={tools} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('console.fees.statistic.total')}</th>
            <Cells row={all} month={month} tools={tools} />
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

/** In the same order as in every list of fee types. */
const inOrder = (types: readonly TypeSums[]) => {
  const place = ({ fee_type }: TypeSums) => lineTypes.findIndex((one) => one === fee_type)
  return types.toSorted((a, b) => place(a) - place(b))
}

const isMoney = (name: string) => ['charged', 'collected', 'let_off', 'open', 'overdue'].includes(name)

interface CellsProps extends Pick<StatisticTableProps, 'month' | 'tools'> {
  readonly row: Omit<TypeSums, 'fee_type'>
  /** Absent: of all kinds. */
  readonly type?: string
}

function Cells({ row, type, month, tools: { t, language, currency } }: CellsProps) {
  const count = (value: number) => formatNumber(value, { language, digits: 0 })
  const money = (amount: string) => formatAmount(amount, currency, language)
  const rate = rateOf(row.collected, row.charged)
  const cells = [
    ['fees', 'charged', count(row.fees)],
    ['drafts', 'drafts', count(row.drafts)],
    ['charged', 'charged', money(row.charged)],
    ['collected', 'collected', money(row.collected)],
    // No list of fees adds it up: the documents have it.
    ['let_off', undefined, money(row.let_off)],
    ['open', 'open', money(row.open)],
    ['overdue', 'overdue', money(row.overdue)],
  ] as const
  return (
    <>
      {cells.map(([name, which, text]) => (
        <td key={name} data-align="right" data-label={t(`console.fees.statistic.${name}`)}>
          {which === undefined ? (
            text
          ) : (
            <Link to={feeList({ month, which, ...(type === undefined ? {} : { type }) })}>{text}</Link>
          )}
        </td>
      ))}
      <td data-align="right" data-label={t('console.fees.statistic.rate')}>
        {rate === undefined ? '–' : `${formatDecimal(rate, { language, digits: 1 })} %`}
      </td>
    </>
  )
}
