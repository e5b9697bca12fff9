import { PrinterOutlined } from '@ant-design/icons'
import { printReceipt } from '#domain/calls/papers.ts'
import type { SlotProps } from '../crud/views.ts'
import { LinkButton } from '../crud/actions/link-button.tsx'
import { callForFile } from '../data/call-api.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { textOf } from '#domain/documents/values.ts'
import { PdfButton } from '../crud/actions/pdf-button.tsx'
import type { receipt } from '#entities/receipts/receipt.ts'
import type { ShownRecord } from '#entities/shown-record.ts'
import { PrintCard } from './print-card.tsx'
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

/** The same paper as a PDF, and the way to its pre-printed form where it was made on one. */
export const ReceiptPdf = ({ record, tools: { t, language } }: ReceiptPdfProps) => (
  <>
    <PdfButton
      t={t}
      size="small"
      name={String(record.code)}
      load={() => callForFile(printReceipt, { path: { id: String(record.id) }, params: { language } })}
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
