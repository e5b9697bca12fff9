import type { SlotProps } from '../crud/views.ts'
import { PrintCard } from './print-card.tsx'
import { ReceiptPaper } from './receipt-paper.tsx'

/** The printable receipt on its page, to print another copy. */
export const PrintSlot = ({ record, tools, onChange }: SlotProps) =>
  onChange === undefined && (
    <PrintCard tools={tools}>{(paper) => <ReceiptPaper record={record} tools={paper} />}</PrintCard>
  )
