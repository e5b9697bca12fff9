import { PrinterOutlined } from '@ant-design/icons'
import { preprintBook } from '#entities/receipts/preprint-book.ts'
import { receipt } from '#entities/receipts/receipt.ts'
import { LinkButton } from '../crud/actions/link-button.tsx'
import { defineViews, type ActionsProps } from '../crud/views.ts'

/** From a book to its receipts, as they are printed on its leaves. */
export const views = defineViews(preprintBook, { actions: PrintUsed })

function PrintUsed({ record: { id, used }, tools }: ActionsProps<typeof preprintBook>) {
  if (Number(used ?? 0) === 0 || !tools.can('read', receipt.name)) return null
  return (
    <LinkButton icon={<PrinterOutlined />} to={`/manage-preprint-ticket-print?book=${id}`}>
      {tools.t('console.preprint.on_form')}
    </LinkButton>
  )
}
