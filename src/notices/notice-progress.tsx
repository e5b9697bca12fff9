import { listAddress } from '#domain/lists/list-address.ts'
import type { groupNoticeSlip } from '#entities/notices/group-notice-slip.ts'
import { noticeSlip } from '#entities/notices/notice-slip.ts'
import { WorkProgress } from '../crud/record/work-progress.tsx'
import type { SlotProps } from '../crud/views.ts'
import './notices.css'

const makes = [noticeSlip.name]

/** How far a sending is, and how many it reached. */
export function NoticeProgress({ entity, record, tools, onChange }: SlotProps<typeof groupNoticeSlip>) {
  const { total, done, total_notice_slips, reached, sent, queued, not_reached } = record
  return (
    <WorkProgress
      entity={entity}
      record={record}
      underWay="sending"
      counts={{ total: total ?? 0, done: done ?? 0, missed: not_reached ?? 0 }}
      tallies={{ total_notice_slips, reached, sent, queued, not_reached }}
      bad="not_reached"
      missedAt={notReached(String(record.id))}
      words="console.notices.progress"
      makes={makes}
      isHidden={onChange !== undefined || record.status === 'draft'}
      tools={tools}
    />
  )
}

/** The notices of a batch that did not reach their apartments. */
const notReached = (id: string) =>
  listAddress({
    entity: noticeSlip,
    view: 'not_reached',
    filters: [{ field: 'group_notice_slip_id', operator: 'eq', value: id }],
  })
