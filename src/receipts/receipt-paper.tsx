import { receiptCalls } from '#domain/calls/papers.ts'
import type { ShownRecord } from '#entities/shown-record.ts'
import { receipt } from '#entities/receipts/receipt.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { RecordPaper } from '../papers/record-paper.tsx'

interface ReceiptPaperProps {
  readonly record: ShownRecord<typeof receipt>
  readonly tools: ViewTools
  /** Called once the paper is there to be printed. */
  readonly onShown?: () => void
}

/** A receipt as it is handed over (docs/domain/receipt.md). */
export const ReceiptPaper = ({ record: { id, version }, ...shown }: ReceiptPaperProps) => (
  <RecordPaper {...shown} calls={receiptCalls} of={{ kind: receipt.name, id: String(id), version }} />
)
