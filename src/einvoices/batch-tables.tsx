import { Alert } from 'antd'
import type { DataOf } from '#domain/calls/call.ts'
import type { previewInvoiceBatch } from '#domain/calls/invoices.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatMoney, formatNumber } from '../fields/format.ts'
import { LineTable } from '../ui/line-table.tsx'

interface BatchTableProps {
  readonly preview: DataOf<typeof previewInvoiceBatch>
  readonly tools: ViewTools
}

/** Invoices that can't be made, each with its reasons. */
export function FaultyInvoices({ preview: { faulty, faults }, tools }: BatchTableProps) {
  const { t, language, currency } = tools
  if (faulty === 0) return null
  const count = (number: number) => formatNumber(number, { language, digits: 0 })
  return (
    <>
      <Alert
        type="error"
        showIcon
        className="lobby-einvoice-warning"
        message={t('console.einvoices.faulty', { total: count(faulty) })}
        description={t('console.einvoices.faulty_hint')}
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
          {
            title: t('console.einvoices.why'),
            cell: (row) => row.faults.map((one) => t(`console.einvoices.faults.${one}`)).join('. '),
          },
        ]}
        rows={faults}
        keyOf={(row) => JSON.stringify(row)}
      />
      {faulty > faults.length && (
        <p className="lobby-secondary">{t('console.einvoices.shown', { shown: count(faults.length) })}</p>
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
