import { PrinterOutlined } from '@ant-design/icons'
import { noticeSlip } from '#entities/notices/notice-slip.ts'
import { linkNotice } from '#domain/calls/notices.ts'
import { LinkButton } from '../crud/actions/link-button.tsx'
import { MadeLink } from '../crud/actions/made-link.tsx'
import { defineViews, type ActionsProps, type SlotProps } from '../crud/views.ts'
import { callForData } from '../data/call-api.ts'
import { Printable } from '../papers/printable.tsx'
import { NoticePapers } from './notice-paper.tsx'

/** A notice stands on its page as the apartment has it. */
export const views = defineViews(noticeSlip, { slots: { print: Shown }, actions: Actions })

function Shown({ record, tools, onChange }: SlotProps<typeof noticeSlip>) {
  if (onChange !== undefined) return null
  return (
    <Printable tools={tools}>
      {(paper) => <NoticePapers of="notice" id={String(record.id)} tools={paper} />}
    </Printable>
  )
}

function Actions({
  record: { id, group_notice_slip_id },
  tools: { t, can },
}: ActionsProps<typeof noticeSlip>) {
  return (
    <>
      <LinkButton
        icon={<PrinterOutlined />}
        to={`/manage-announcement-print/${String(group_notice_slip_id)}/${id}`}
      >
        {t('console.notices.print.one')}
      </LinkButton>
      {can('update', noticeSlip.name) && (
        <MadeLink
          label={t('console.notices.link.make')}
          title={t('console.notices.link.title')}
          help={(time) => t('console.notices.link.help', { time })}
          make={() => callForData(linkNotice, { path: { id } })}
          t={t}
        />
      )}
    </>
  )
}
