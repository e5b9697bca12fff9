import { Card } from 'antd'
import { useState } from 'react'
import { readInvoiceTemplate } from '#domain/calls/invoices.ts'
import { invoiceLayout } from '#entities/einvoices/invoice-layout.ts'
import { defineViews, type SlotProps } from '../crud/views.ts'
import { callForData } from '../data/call-api.ts'
import { formatNumber } from '../fields/format.ts'
import { DropFile } from '../imports/drop-file.tsx'
import { useSession } from '../session/session.ts'

/** A layout is filled in from the provider's empty file. */
export const views = defineViews(invoiceLayout, { slots: { template: Template } })

function Template({ tools, onChange }: SlotProps<typeof invoiceLayout>) {
  const { t, language } = tools
  const { building } = useSession()
  const [found, setFound] = useState<{ readonly total: number; readonly known: number }>()
  if (onChange === undefined || building === undefined) return null
  const count = (number: number) => formatNumber(number, { language, digits: 0 })
  const upload = async (file: File) => {
    const { sheet, above, columns } = await callForData(readInvoiceTemplate, {
      body: { building_id: building.id, file },
    })
    onChange('sheet', sheet)
    onChange('above', above)
    onChange(
      'columns',
      columns.map(({ title, field }) => ({ title, field, value: null })),
    )
    setFound({ total: columns.length, known: columns.filter(({ field }) => field !== null).length })
  }
  return (
    <Card size="small" title={<h2>{t('console.einvoices.template')}</h2>}>
      <DropFile tools={tools} accept=".xlsx" hint={t('console.einvoices.template_hint')} upload={upload} />
      {found !== undefined && (
        <p role="status">
          {t('console.einvoices.template_read', { total: count(found.total), known: count(found.known) })}
        </p>
      )}
    </Card>
  )
}
