import { PrinterOutlined } from '@ant-design/icons'
import { noticeSlip } from '#entities/notices/notice-slip.ts'
import { LinkButton } from '../crud/actions/link-button.tsx'
import { defineViews, type ActionsProps, type SlotProps } from '../crud/views.ts'
import { Printable } from '../receipts/printable.tsx'
import { NoticePapers } from './notice-paper.tsx'

/** A notice stands on its page as the apartment has it. */
export const views = defineViews(noticeSlip, { slots: { print: Shown }, actions: Print })

function Shown({ record, tools, onChange }: SlotProps<typeof noticeSlip>) {
  if (onChange !== undefined) return null
  return (
    <Printable tools={tools}>
      {(paper) => <NoticePapers of="notice" id={String(record.id)} tools={paper} />}
    </Printable>
  )
}

function Print({ record, tools }: ActionsProps<typeof noticeSlip>) {
  return (
    <LinkButton
      icon={<PrinterOutlined />}
      to={`/manage-announcement-print/${String(record.group_notice_slip_id)}/${record.id}`}
    >
      {tools.t('console.notices.print.one')}
    </LinkButton>
  )
}
