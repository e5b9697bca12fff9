import { Button } from 'antd'
import { sumAmounts } from '#core/amount.ts'
import type { DataOf } from '#domain/calls/call.ts'
import type { readTrialBalance } from '#domain/calls/journal.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { Figure, FigureHead } from './figure-table.tsx'

interface TrialTableProps {
  readonly rows: DataOf<typeof readTrialBalance>
  readonly tools: ViewTools
  /** Opens the account's own lines. */
  readonly onCode: (code: string) => void
}

const figures = [
  'opening_debit',
  'opening_credit',
  'debit',
  'credit',
  'closing_debit',
  'closing_credit',
] as const

/** Each account's balance before, what was booked, and its balance afterwards; both sides come to the same. */
export function TrialTable({ rows, tools, onCode }: TrialTableProps) {
  const { t } = tools
  if (rows.length === 0) return <p className="lobby-secondary">{t('console.journal.nothing')}</p>
  const title = (name: (typeof figures)[number]) => t(`console.journal.${name}`)
  return (
    <div className="lobby-rows-box">
      <table className="lobby-rows">
        <FigureHead titles={[t('console.journal.account')]} figures={figures.map(title)} tools={tools} />
        <tbody>
          {rows.map((row) => (
            <tr key={row.code}>
              <th scope="row">
                <Button type="link" size="small" onClick={() => onCode(row.code)}>
                  {row.code}
                </Button>
              </th>
              {figures.map((name) => (
                <Figure key={name} title={title(name)} amount={row[name]} tools={tools} />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('console.journal.totals')}</th>
            {figures.map((name) => (
              <Figure
                key={name}
                sum
                title={title(name)}
                amount={sumAmounts(rows.map((row) => row[name]))}
                tools={tools}
              />
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
