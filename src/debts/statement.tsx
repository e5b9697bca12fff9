import { PrinterOutlined } from '@ant-design/icons'
import { Button, Card, DatePicker, Skeleton } from 'antd'
import { useState } from 'react'
import { isZero } from '#core/amount.ts'
import { ageingBands } from '#domain/money/ageing.ts'
import { readStatement } from '#domain/calls/debts.ts'
import { Failure } from '../crud/list/list-states.tsx'
import { addMonths, firstDayOf, officeToday } from '#core/days.ts'
import type { Values, ViewTools } from '../fields/field-view.ts'
import { formatDate, formatMoney, formatNumber } from '../fields/format.ts'
import { dayFormats } from '../fields/filters/day-filter.tsx'
import { dayFromPicker, dayToPicker } from '../fields/filters/days.ts'
import { titleOf } from '../fields/references/entities.ts'
import type { SlotProps } from '../crud/views.ts'
import { useSession } from '../session/session.ts'
import { AgeTag } from './age-tag.tsx'
import { StatementTable } from './statement-table.tsx'
import { useReport } from '../data/use-report.ts'
import '../fees/fees.css'

/** An apartment's account between two days: charges, payments, and the balance after each. */
export function Statement({ entity, record, tools, onChange }: SlotProps) {
  const { t, language } = tools
  const [from, setFrom] = useState<string | undefined>(() => aYearBefore(officeToday()))
  const [to, setTo] = useState<string>()
  const { data, error, isPending, refetch } = useReport({
    call: readStatement,
    input: { path: { id: String(record.apartment_id) }, params: { from, to } },
    of: ['debt', 'fee', 'receipt'],
  })
  if (onChange !== undefined) return null
  const content = () => {
    if (error !== null)
      return (
        <Failure
          title={t('console.fees.statement.load_failed')}
          error={error}
          t={t}
          retry={() => void refetch()}
        />
      )
    if (isPending) return <Skeleton active paragraph={{ rows: 6 }} />
    return (
      <>
        {data.total > data.lines.length && (
          <p className="lobby-secondary">
            {t('console.fees.statement.cut', {
              shown: formatNumber(data.lines.length, { language, digits: 0 }),
              total: formatNumber(data.total, { language, digits: 0 }),
            })}
          </p>
        )}
        <StatementTable statement={data} tools={tools} />
      </>
    )
  }
  return (
    <Card size="small" className="lobby-statement" title={<h2>{t('console.fees.statement.title')}</h2>}>
      <PrintedHead
        apartment={titleOf(entity, record)}
        record={record}
        from={from}
        to={to ?? officeToday()}
        tools={tools}
      />
      <div className="lobby-statement-tools">
        <Day label={t('console.fees.statement.from')} value={from} onChange={setFrom} />
        <Day label={t('console.fees.statement.to')} value={to} onChange={setTo} />
        <Button icon={<PrinterOutlined />} onClick={() => window.print()}>
          {t('console.fees.statement.print')}
        </Button>
      </div>
      {content()}
      <OpenByAge record={record} tools={tools} />
    </Card>
  )
}

/** What is owed today by age, on the screen and on paper: what is not due apart from what is overdue. */
function OpenByAge({ record, tools }: Pick<PrintedHeadProps, 'record' | 'tools'>) {
  const { t, currency, language } = tools
  const ages = ageingBands.filter(({ name }) => !isZero(String(record[name] ?? '0')))
  if (ages.length === 0) return null
  return (
    <dl className="lobby-tallies lobby-statement-ages" aria-label={t('console.fees.statement.by_age')}>
      {ages.map(({ name }) => (
        <div key={name}>
          <dt>
            <AgeTag band={name} t={t} />
          </dt>
          <dd>{formatMoney(String(record[name]), currency, language)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A year by months, this one the last. */
const aYearBefore = (today: string) => addMonths(firstDayOf(today), -11)

interface DayProps {
  readonly label: string
  readonly value: string | undefined
  readonly onChange: (day: string | undefined) => void
}

const Day = ({ label, value, onChange }: DayProps) => (
  <label>
    {label}
    <DatePicker
      format={dayFormats}
      placeholder="DD/MM/YYYY"
      value={dayToPicker(value)}
      onChange={(day) => onChange(dayFromPicker(day) ?? undefined)}
    />
  </label>
)

interface PrintedHeadProps {
  readonly apartment: string
  readonly record: Values
  readonly from: string | undefined
  readonly to: string
  readonly tools: ViewTools
}

/** On paper there is no page around it to say whose account it is. */
function PrintedHead({ apartment, record, from, to, tools: { t } }: PrintedHeadProps) {
  const { building } = useSession()
  return (
    <div className="lobby-print-only">
      <p>{building?.name}</p>
      <h1>{t('console.fees.statement.title')}</h1>
      <p>{[apartment, record.householder].filter(isText).join(' · ')}</p>
      <p>
        {t('console.fees.statement.between', {
          from: from === undefined ? '…' : formatDate(from),
          to: formatDate(to),
        })}
      </p>
    </div>
  )
}

const isText = (value: unknown) => typeof value === 'string' && value !== ''
