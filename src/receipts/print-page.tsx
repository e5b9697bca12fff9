import { useParams } from 'react-router'
import { receipt } from '#entities/receipts/receipt.ts'
import { useViewTools } from '../fields/use-view-tools.ts'
import { entityTitle } from '../i18n/entity-label.ts'
import { Page } from '../shell/page.tsx'
import { PrintSlot } from './print-slot.tsx'

/** A receipt alone, to be printed (docs/domain/documents.md). */
export function ReceiptPrintPage() {
  const { id = '' } = useParams()
  const tools = useViewTools()
  return (
    <Page title={entityTitle(tools.t, receipt.name)}>
      <PrintSlot entity={receipt} record={{ id }} tools={tools} />
    </Page>
  )
}
