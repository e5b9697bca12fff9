import { PrinterOutlined } from '@ant-design/icons'
import { Select } from 'antd'
import { useState } from 'react'
import { receiptCalls } from '#domain/calls/papers.ts'
import type { SlotProps } from '../crud/views.ts'
import { LinkButton } from '../crud/actions/link-button.tsx'
import { callForFile } from '../data/call-api.ts'
import type { ViewTools } from '../fields/field-view.ts'
import type { Paper } from '#domain/documents/page.ts'
import { paperSizes } from '#domain/paper-sizes.ts'
import { exampleTemplate } from '#entities/media/example-template.ts'
import { textOf } from '#domain/documents/values.ts'
import { fieldLabel, optionLabel } from '../fields/words.ts'
import { FileButton } from '../crud/actions/file-button.tsx'
import type { receipt } from '#entities/receipts/receipt.ts'
import type { ShownRecord } from '#entities/shown-record.ts'
import { PrintCard } from '../papers/print-card.tsx'
import { ReceiptPaper } from './receipt-paper.tsx'

/** The printable receipt on its page, to print another copy. */
export const PrintSlot = ({ record, tools, onChange }: SlotProps<typeof receipt>) =>
  onChange === undefined && (
    <PrintCard tools={tools} more={(paper) => <ReceiptPdf record={record} tools={paper} />}>
      {(paper) => <ReceiptPaper record={record} tools={paper} />}
    </PrintCard>
  )

interface ReceiptPdfProps {
  readonly record: ShownRecord<typeof receipt>
  readonly tools: ViewTools
}

/** The same paper as a PDF of a chosen size, and the way to its pre-printed form where it was made on one. */
export const ReceiptPdf = ({ record, tools: { t, language } }: ReceiptPdfProps) => {
  // Without a choice its template decides.
  const [paper, setPaper] = useState<Paper>()
  const label = fieldLabel(t, exampleTemplate.name, 'paper_size')
  return (
    <>
      <Select
        size="small"
        allowClear
        aria-label={label}
        placeholder={label}
        value={paper}
        onChange={setPaper}
        options={paperSizes.map((value) => ({
          value,
          label: optionLabel(t, exampleTemplate.name, 'paper_size', value),
        }))}
        popupMatchSelectWidth={false}
      />
      <FileButton
        t={t}
        size="small"
        name={String(record.code)}
        load={() =>
          callForFile(receiptCalls.print, {
            path: { id: String(record.id) },
            params: { language, ...(paper === undefined ? {} : { paper }) },
          })
        }
      />
      {textOf(record.serial) !== undefined && record.status !== 'voided' && (
        <LinkButton
          size="small"
          icon={<PrinterOutlined />}
          to={`/manage-preprint-ticket-print?ids=${String(record.id)}`}
        >
          {t('console.preprint.on_form')}
        </LinkButton>
      )}
    </>
  )
}
