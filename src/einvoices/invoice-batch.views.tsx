import { isDay, isMonth } from '#core/fields/calendar.ts'
import { invoiceBatch } from '#entities/einvoices/invoice-batch.ts'
import { defineViews, type SlotProps } from '../crud/views.ts'
import { useSession } from '../session/session.ts'
import { BatchPreview } from './batch-preview.tsx'
import { InvoiceFiles } from './invoice-files.tsx'

/** Whoever makes a batch sees first what it would hold; afterwards its page has the files. */
export const views = defineViews(invoiceBatch, {
  slots: { contents: Contents },
  foretell: { take_back: ({ tools }) => <p>{tools.t('console.einvoices.taking_back')}</p> },
})

function Contents({ record, tools, onChange }: SlotProps<typeof invoiceBatch>) {
  const { building } = useSession()
  const { month, date } = record
  if (onChange === undefined)
    return (
      <InvoiceFiles
        of="invoice_batch"
        id={String(record.id)}
        kind="original"
        warning={undefined}
        isEmpty={Number(record.waiting ?? 0) === 0}
        tools={tools}
      />
    )
  if (building === undefined || typeof month !== 'string' || !isMonth(month)) return null
  if (typeof date !== 'string' || !isDay(date)) return null
  return <BatchPreview asked={{ building_id: building.id, month, date }} tools={tools} />
}
