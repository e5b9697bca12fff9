import { listAddress } from '#domain/lists/list-address.ts'
import type { invitationRound } from '#entities/people/invitation-round.ts'
import { residentInvitation } from '#entities/people/resident-invitation.ts'
import { resident } from '#entities/people/resident.ts'
import { WorkProgress } from '../crud/record/work-progress.tsx'
import type { SlotProps } from '../crud/views.ts'

const makes = [residentInvitation.name, resident.name]

/** How far a sending is, and how many came in by it. */
export function InvitationProgress({ entity, record, tools, onChange }: SlotProps<typeof invitationRound>) {
  const { total, done, invited, letters, joined, not_sent } = record
  return (
    <WorkProgress
      entity={entity}
      record={record}
      underWay="sending"
      counts={{ total: total ?? 0, done: done ?? 0, missed: not_sent ?? 0 }}
      tallies={{ invited, letters, joined, not_sent }}
      bad="not_sent"
      missedAt={notSent(String(record.id))}
      words="console.invitations.progress"
      makes={makes}
      isHidden={onChange !== undefined || record.status === 'draft'}
      tools={tools}
    />
  )
}

/** The invitations of a sending whose message did not leave. */
const notSent = (id: string) =>
  listAddress({
    entity: residentInvitation,
    filters: [
      { field: 'round_id', operator: 'eq', value: id },
      { field: 'delivery', operator: 'eq', value: 'failed' },
    ],
  })
