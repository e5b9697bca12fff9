import { DownloadOutlined } from '@ant-design/icons'
import { Alert, Card } from 'antd'
import { Link } from 'react-router'
import { screensOf } from '#core/derive/screens.ts'
import type { RecordOf } from '#core/stored.ts'
import { takeInvoice, takeInvoiceBatch } from '#domain/calls/invoices.ts'
import { builtInLayouts, kindsIn, type InvoiceKind } from '#domain/einvoices/names.ts'
import { invoiceLayout } from '#entities/einvoices/invoice-layout.ts'
import { registry } from '#entities/index.ts'
import { FileButton } from '../crud/actions/file-button.tsx'
import { callForFile } from '../data/call-api.ts'
import { useList } from '../data/use-list.ts'
import type { ViewTools } from '../fields/field-view.ts'
import './einvoices.css'

interface InvoiceFilesProps {
  /** A batch, or one invoice. */
  readonly of: 'invoice_batch' | 'e_invoice'
  readonly id: string
  readonly kind: InvoiceKind
  readonly warning: string | undefined
  readonly isEmpty?: boolean
  readonly tools: ViewTools
}

/** The files of a batch or of an invoice, in every layout that there is for it. */
export function InvoiceFiles({ of, id, kind, warning, isEmpty = false, tools }: InvoiceFilesProps) {
  const { t, can } = tools
  const { records } = useList<RecordOf<typeof invoiceLayout>>({
    resource: invoiceLayout.name,
    filters: [{ field: 'kind', operator: 'eq', value: kind }],
    pageSize: 20,
    enabled: can('update', of),
    isLive: true,
  })
  if (!can('update', of)) return null
  const load = (layout: string) =>
    of === 'invoice_batch'
      ? callForFile(takeInvoiceBatch, { path: { id }, params: { layout } })
      : callForFile(takeInvoice, { path: { id }, params: { layout } })
  const button = (layout: string, label: string) => (
    <FileButton
      key={layout}
      name={`einvoices-${layout}`}
      extension={layout !== 'xml' ? 'xlsx' : of === 'e_invoice' ? 'xml' : 'zip'}
      icon={<DownloadOutlined />}
      label={t('console.einvoices.take', { layout: label })}
      disabled={isEmpty}
      load={() => load(layout)}
      t={t}
    />
  )
  return (
    <Card size="small" title={<h2>{t('console.einvoices.files')}</h2>}>
      {warning !== undefined && (
        <Alert type="warning" showIcon className="lobby-einvoice-warning" message={warning} />
      )}
      <div className="lobby-einvoice-files">
        {button('xml', t('console.einvoices.layouts.xml'))}
        {builtInLayouts
          .filter((name) => kindsIn[name].includes(kind))
          .map((name) => button(name, t(`console.einvoices.layouts.${name}`)))}
        {records.map(({ id: layout, name }) => button(layout, name))}
      </div>
      <p className="lobby-secondary">{t(`console.einvoices.${isEmpty ? 'nothing_waits' : 'take_hint'}`)}</p>
      {can('list', invoiceLayout.name) && (
        <Link to={`/${screensOf(registry.invoice_layout).list}`}>{t('console.einvoices.more_layouts')}</Link>
      )}
    </Card>
  )
}
