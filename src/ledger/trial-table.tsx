import { Button } from 'antd'
import { sumAmounts } from '#core/amount.ts'
import type { RowOf } from '#domain/calls/call.ts'
import type { readTrialBalance } from '#domain/calls/journal.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { LineTable } from '../ui/line-table.tsx'
import { figureColumn } from './figure-table.tsx'
import { readCodes } from './read-codes.ts'

type Row = RowOf<typeof readTrialBalance>

interface TrialTableProps {
  readonly rows: readonly Row[]
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
  return (
    <LineTable
      columns={[
        {
          title: t('console.journal.account'),
          isHead: true,
          cell: ({ code }) => (
            <Button type="link" size="small" onClick={() => onCode(code)}>
              {readCodes(t, code)}
            </Button>
          ),
        },
        ...figures.map((name) =>
          figureColumn({
            title: t(`console.journal.${name}`),
            amountOf: (row: Row) => row[name],
            sum: sumAmounts(rows.map((row) => row[name])),
            tools,
          }),
        ),
      ]}
      rows={rows}
      keyOf={({ code }) => code}
      totals={t('console.journal.totals')}
    />
  )
}
