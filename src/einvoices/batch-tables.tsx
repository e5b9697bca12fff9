import { Alert } from 'antd'
import type { DataOf } from '#domain/calls/call.ts'
import type { previewInvoiceBatch } from '#domain/calls/invoices.ts'
import { rateText } from '#domain/einvoices/rates.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatMoney, formatNumber } from '../fields/format.ts'
import { LineTable } from '../ui/line-table.tsx'

interface BatchTableProps {
  readonly preview: DataOf<typeof previewInvoiceBatch>
  readonly tools: ViewTools
}

/** Invoices that can't be made, each with its reasons. */
export function FaultyInvoices({ preview: { faulty, faults }, tools }: BatchTableProps) {
  const { t } = tools
  return (
    <NamedInvoices
      word="faulty"
      count={faulty}
      rows={faults}
      why={(row) => row.faults.map((one) => t(`console.einvoices.faults.${one}`)).join('. ')}
      tools={tools}
    />
  )
}

/** Invoices on whose day no law gives a rate of theirs. */
export const UnlawfulRates = ({ preview: { unlawful, rates }, tools }: BatchTableProps) => (
  <NamedInvoices
    word="unlawful"
    count={unlawful}
    rows={rates}
    why={(row) => row.rates.map(rateText).join(', ')}
    tools={tools}
  />
)

type Named = Pick<BatchTableProps['preview']['faults'][number], 'apartment' | 'buyer' | 'lines' | 'total'>

interface NamedInvoicesProps<Row extends Named> extends Pick<BatchTableProps, 'tools'> {
  readonly word: 'faulty' | 'unlawful'
  /** Of all, of which the rows are the first. */
  readonly count: number
  readonly rows: readonly Row[]
  readonly why: (row: Row) => string
}

function NamedInvoices<Row extends Named>({ word, count: all, rows, why, tools }: NamedInvoicesProps<Row>) {
  const { t, language, currency } = tools
  if (all === 0) return null
  const count = (number: number) => formatNumber(number, { language, digits: 0 })
  return (
    <>
      <Alert
        type={word === 'faulty' ? 'error' : 'warning'}
        showIcon
        className="lobby-einvoice-warning"
        message={t(`console.einvoices.${word}`, { total: count(all) })}
        description={t(`console.einvoices.${word}_hint`)}
      />
      <LineTable
        columns={[
          { title: t('console.einvoices.apartment'), cell: ({ apartment }) => apartment ?? '' },
          { title: t('console.einvoices.buyer'), cell: ({ buyer }) => buyer ?? '' },
          { title: t('console.einvoices.lines'), cell: ({ lines }) => lines },
          {
            title: t('console.einvoices.amount'),
            isNumber: true,
            cell: ({ total }) => formatMoney(total, currency, language),
          },
          { title: t('console.einvoices.why'), cell: why },
        ]}
        rows={rows}
        keyOf={(row) => JSON.stringify(row)}
      />
      {all > rows.length && (
        <p className="lobby-secondary">{t('console.einvoices.shown', { shown: count(rows.length) })}</p>
      )}
    </>
  )
}

/** What is on no invoice, and why. */
export function LeftOut({ preview: { left_out: rows }, tools }: BatchTableProps) {
  const { t, language, currency } = tools
  if (rows.length === 0) return null
  return (
    <LineTable
      columns={[
        {
          title: t('console.einvoices.left_out_title'),
          cell: ({ reason }) => t(`console.einvoices.left_out.${reason}`),
        },
        {
          title: t('console.einvoices.count'),
          cell: ({ count }) => formatNumber(count, { language, digits: 0 }),
        },
        {
          title: t('console.einvoices.amount'),
          isNumber: true,
          cell: ({ amount }) => formatMoney(amount, currency, language),
        },
      ]}
      rows={rows}
      keyOf={({ reason }) => reason}
    />
  )
}
