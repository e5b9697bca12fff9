import { Alert, Button, Card, Select } from 'antd'
import { useState } from 'react'
import type { previewBankStatement } from '#domain/calls/bank-statements.ts'
import type { DataOf } from '#domain/calls/call.ts'
import { missingFields, statementFields, type StatementField } from '#domain/money/statement/columns.ts'
import type { ViewTools } from '../fields/field-view.ts'

type Read = DataOf<typeof previewBankStatement>

interface StatementColumnsProps {
  readonly read: Read
  readonly tools: ViewTools
  readonly isBusy: boolean
  readonly take: (columns: Read['columns']) => void
}

const words = 'console.bank_statement'

/** What each column of the file holds. A field that is chosen twice moves to the column that was chosen last. */
export function StatementColumns({ read, tools: { t }, isBusy, take }: StatementColumnsProps) {
  const [columns, setColumns] = useState(read.columns)
  const missing = missingFields(columns)
  const options = [
    { value: '', label: t(`${words}.ignored`) },
    ...statementFields.map((field) => ({ value: field, label: t(`${words}.fields.${field}`) })),
  ]
  const choose = (at: number, field: StatementField | '') =>
    setColumns(
      columns.map((own, place) => {
        if (place === at) return field === '' ? null : field
        return own === field ? null : own
      }),
    )
  const isChanged = columns.join() !== read.columns.join()
  return (
    <Card className="statement-step" title={<h2>{t(`${words}.columns`)}</h2>}>
      <p className="lobby-secondary">{t(`${words}.${read.is_remembered ? 'remembered' : 'columns_hint'}`)}</p>
      <div className="statement-columns">
        {read.header.map((title, at) => (
          <label key={`${title}-${String(at)}`}>
            <span>{title === '' ? `#${at + 1}` : title}</span>
            <Select
              aria-label={`${t(`${words}.column`)}: ${title}`}
              value={columns[at] ?? ''}
              options={options}
              onChange={(field: StatementField | '') => choose(at, field)}
            />
          </label>
        ))}
      </div>
      {missing.length > 0 && (
        <Alert
          type="warning"
          showIcon
          message={t(`${words}.missing`, {
            fields: missing.map((field) => t(`${words}.fields.${field}`)).join(', '),
          })}
        />
      )}
      {isChanged && (
        <Button type="primary" loading={isBusy} disabled={missing.length > 0} onClick={() => take(columns)}>
          {t(`${words}.read_again`)}
        </Button>
      )}
    </Card>
  )
}
