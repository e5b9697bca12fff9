import type { AnyEntity } from '#core/entity.ts'
import { isOneOf } from '#core/one-of.ts'
import { invoiceListCalls, invoiceNoticeCalls } from '#domain/calls/papers.ts'
import { invoiceKinds } from '#domain/einvoices/names.ts'
import { eInvoice } from '#entities/einvoices/e-invoice.ts'
import { defineViews, type SlotProps } from '../crud/views.ts'
import { formatNumber } from '../fields/format.ts'
import { paperPrint } from '../papers/paper-print.tsx'
import { ChangedInvoices } from './changed-invoices.tsx'
import { InvoiceFiles } from './invoice-files.tsx'

/** An invoice's page has its file, and says what has changed in the books since. */
export const views = defineViews(eInvoice, {
  slots: { files: Files, print: CorrectionPaper },
  listHead: ChangedInvoices,
  foretell: {
    discard: ({ tools }) => <p>{tools.t('console.einvoices.discarding')}</p>,
    notice: ({ tools }) => <p>{tools.t('console.einvoices.noticing')}</p>,
    make_adjusting: ({ tools }) => <p>{tools.t('console.einvoices.adjusting')}</p>,
    make_replacing: ({ tools }) => <p>{tools.t('console.einvoices.replacing')}</p>,
  },
})

const NoticePaper = paperPrint(invoiceNoticeCalls)
const ListPaper = paperPrint(invoiceListCalls)

/** What tells the tax office of an error, or what both sides sign of a correction; nothing of an invoice without either. */
function CorrectionPaper(props: SlotProps<AnyEntity>) {
  const { noticed_on: noticed = null, kind, status } = props.record
  if (noticed !== null) return <NoticePaper {...props} />
  return kind === 'original' || status === 'discarded' ? null : <ListPaper {...props} />
}

function Files({ record, tools, onChange }: SlotProps<typeof eInvoice>) {
  const { t, language } = tools
  const { kind, status } = record
  if (onChange !== undefined || !isOneOf(invoiceKinds, kind)) return null
  const changed = Number(record.unanswered ?? 0)
  const warning = () => {
    if (changed > 0)
      return status === 'draft'
        ? t('console.einvoices.changed_draft')
        : t('console.einvoices.changed', { total: formatNumber(changed, { language, digits: 0 }) })
    const isUnit = record.buyer_kind === 'business' || record.buyer_kind === 'budget_unit'
    return kind !== 'original' && isUnit && status === 'draft' ? t('console.einvoices.agreement') : undefined
  }
  return <InvoiceFiles of="e_invoice" id={String(record.id)} kind={kind} warning={warning()} tools={tools} />
}
