import { Alert } from 'antd'
import { Link } from 'react-router'
import { readChangedInvoices } from '#domain/calls/invoices.ts'
import type { ListPartProps } from '../crud/views.ts'
import { useReport } from '../data/use-report.ts'
import { formatMoney, formatNumber } from '../fields/format.ts'
import { useSession } from '../session/session.ts'
import { LineTable } from '../ui/line-table.tsx'
import './einvoices.css'

/** Above the list stand the invoices that the books have left behind, until they are answered. */
export function ChangedInvoices({ tools }: ListPartProps) {
  const { t, language, currency, pathOf } = tools
  const { building } = useSession()
  const { data } = useReport({
    call: readChangedInvoices,
    input: { params: { building_id: building?.id } },
    of: ['e_invoice', 'fee', 'adjustment', 'receipt_voucher'],
  })
  if (data === undefined || data.total === 0) return null
  const count = (number: number) => formatNumber(number, { language, digits: 0 })
  return (
    <Alert
      type="warning"
      showIcon
      className="lobby-einvoice-warning"
      message={t('console.einvoices.to_answer', { total: count(data.total) })}
      description={
        <LineTable
          columns={[
            {
              title: t('console.einvoices.invoice'),
              cell: ({ id, name }) => <Link to={pathOf('e_invoice', id) ?? ''}>{name}</Link>,
            },
            {
              title: t('console.einvoices.number'),
              cell: ({ symbol, number }) => [symbol, number].filter(Boolean).join(' '),
            },
            {
              title: t('console.einvoices.amount'),
              isNumber: true,
              cell: ({ total }) => formatMoney(total, currency, language),
            },
            {
              title: t('console.einvoices.answer'),
              cell: ({ is_draft: isDraft, changes }) =>
                isDraft
                  ? t('console.einvoices.changed_draft')
                  : t('console.einvoices.changed', { total: count(changes) }),
            },
          ]}
          rows={data.invoices}
          keyOf={({ id }) => id}
        />
      }
    />
  )
}
