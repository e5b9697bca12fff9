import { PrinterOutlined } from '@ant-design/icons'
import { groupNoticeSlip } from '#entities/notices/group-notice-slip.ts'
import { LinkButton } from '../crud/actions/link-button.tsx'
import { defineViews, type ActionsProps, type ForetellProps, type SlotProps } from '../crud/views.ts'
import { ErrorSentence } from '../errors/error-sentence.tsx'
import { NoticeCreatePage } from './create-page.tsx'
import { NoticePreview } from './notice-preview.tsx'
import { NoticeProgress } from './notice-progress.tsx'
import { NoticeSummary } from './notice-summary.tsx'

/** A batch shows what it would send, then how far it is, and its notices are printed together. */
export const views = defineViews(groupNoticeSlip, {
  fields: { problem: { Detail: ErrorSentence } },
  slots: { preview: Preview, progress: NoticeProgress },
  actions: Print,
  foretell: { send: ForetellSending },
  pages: { create: NoticeCreatePage },
})

function Preview({ record, tools, onChange }: SlotProps<typeof groupNoticeSlip>) {
  if (onChange !== undefined || record.status !== 'draft') return null
  return <NoticePreview groupId={String(record.id)} tools={tools} />
}

function Print({ record, tools }: ActionsProps<typeof groupNoticeSlip>) {
  if (record.status === 'draft') return null
  return (
    <LinkButton icon={<PrinterOutlined />} to={`/manage-group-announcement-print/${record.id}`}>
      {tools.t('console.notices.print.group')}
    </LinkButton>
  )
}

/** Several batches at once are sent without a summary of each. */
function ForetellSending({ records, tools }: ForetellProps<typeof groupNoticeSlip>) {
  const [batch, ...others] = records
  if (batch === undefined || others.length > 0) return null
  return <NoticeSummary groupId={batch.id} tools={tools} />
}
