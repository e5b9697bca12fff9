import { listAddress } from '#domain/lists/list-address.ts'
import type { pushNotification } from '#entities/media/push-notification.ts'
import { pushRecipient } from '#entities/media/push-recipient.ts'
import { WorkProgress } from '../crud/record/work-progress.tsx'
import type { SlotProps } from '../crud/views.ts'

const makes = [pushRecipient.name]

/** How far a sending is, and how many it reached. */
export function PushProgress({ entity, record, tools, onChange }: SlotProps<typeof pushNotification>) {
  const missed = record.failed_count ?? 0
  return (
    <WorkProgress
      entity={entity}
      record={record}
      underWay="sending"
      counts={{ total: record.total ?? 0, done: (record.sent_count ?? 0) + missed, missed }}
      missedAt={notReached(String(record.id))}
      words="console.push.progress"
      makes={makes}
      isHidden={onChange !== undefined || record.status === 'draft' || record.status === 'scheduled'}
      tools={tools}
    />
  )
}

/** The residents whom a message did not reach. */
const notReached = (id: string) =>
  listAddress({
    entity: pushRecipient,
    view: 'not_reached',
    filters: [{ field: 'push_notification_id', operator: 'eq', value: id }],
  })
