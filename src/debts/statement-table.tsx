import { translateOr } from '../i18n/use-t.ts'
import { Link } from 'react-router'
import { isZero } from '#core/amount.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatAmount, formatDate } from '../fields/format.ts'
import { FigureHead } from '../ledger/figure-table.tsx'
import {
  countReversals,
  closingOf,
  resourceOf,
  totalsOf,
  type StatementLine,
  type StatementReply,
} from '#domain/money/statement-rows.ts'

interface StatementTableProps {
  readonly statement: StatementReply
  readonly tools: ViewTools
}

/** Opening balance, entry by entry, totals and what is owed at the end. */
export function StatementTable({ statement, tools }: StatementTableProps) {
  const { t, currency, language } = tools
  const money = (amount: string) => formatAmount(amount, currency, language)
  const lines = statement.lines.map(countReversals)
  const totals = totalsOf(lines)
  // Few apartments pay in advance.
  const sums = lines.some(({ prepaid }) => !isZero(prepaid)) ? [...always, 'prepaid' as const] : always
  const figures = [...sums, 'balance' as const]
  return (
    <div className="lobby-rows-box">
      <table className="lobby-rows">
        <FigureHead
          titles={[t('console.fees.statement.date'), t('console.fees.statement.document')]}
          figures={figures.map((name) => t(`console.fees.statement.${name}`))}
          tools={tools}
        />
        <tbody>
          <tr>
            <th scope="row" colSpan={figures.length + 1}>
              {t('console.fees.statement.opening')}
            </th>
            <td data-align="right" data-label={t('console.fees.statement.balance')}>
              {money(statement.opening)}
            </td>
          </tr>
          {lines.map((line, at) => (
            <Line
              key={`${line.kind}/${line.document_id}/${at}`}
              line={line}
              figures={figures}
              tools={tools}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t('console.fees.statement.totals')}
            </th>
            {sums.map((name) => (
              <td key={name} data-align="right" data-label={t(`console.fees.statement.${name}`)}>
                {money(totals[name])}
              </td>
            ))}
            <td data-align="right" data-label={t('console.fees.statement.balance')}>
              <strong>{money(closingOf(statement))}</strong>
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

const always = ['charged', 'paid', 'deduction', 'credit'] as const
type Figure = (typeof always)[number] | 'prepaid' | 'balance'

const isEmpty = (line: StatementLine, name: Figure) => name !== 'balance' && isZero(line[name])

interface LineProps {
  readonly line: StatementLine
  readonly figures: readonly Figure[]
  readonly tools: ViewTools
}

/** The name of a line's document, which leads to it, and what it is. */
export function LineDocument({ line, tools }: Pick<LineProps, 'line' | 'tools'>) {
  const path = tools.pathOf(resourceOf(line), line.document_id)
  const kind = translateOr(tools.t, `console.fees.statement.kinds.${line.kind}`, line.kind)
  const title = line.title ?? kind
  return (
    <span>
      {path === undefined ? title : <Link to={path}>{title}</Link>}
      {line.title !== null && line.kind !== 'fee' && <span className="lobby-secondary"> · {kind}</span>}
    </span>
  )
}

function Line({ line, figures, tools }: LineProps) {
  const { t, currency, language } = tools
  return (
    <tr>
      <td data-label={t('console.fees.statement.date')}>{formatDate(line.booked_on)}</td>
      <td data-label={t('console.fees.statement.document')}>
        <LineDocument line={line} tools={tools} />
      </td>
      {figures.map((name) => (
        <td
          key={name}
          data-align="right"
          data-label={t(`console.fees.statement.${name}`)}
          data-empty={isEmpty(line, name)}
        >
          {isEmpty(line, name) ? (
            <span className="lobby-nothing">–</span>
          ) : (
            formatAmount(line[name], currency, language)
          )}
        </td>
      ))}
    </tr>
  )
}
