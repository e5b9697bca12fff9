import { resident } from '#entities/people/resident.ts'
import { defineViews, type ActionsProps } from '../crud/views.ts'
import { InviteButtons } from '../invitations/invite-buttons.tsx'
import { InviteChosen } from '../invitations/invite-chosen.tsx'
import { MoveButtons } from './move-buttons.tsx'

/** A resident moves in and out, and is invited to their app, from their page; their stays are the history. */
export const views = defineViews(resident, { actions: ResidentActions, chosenActions: InviteChosen })

function ResidentActions(props: ActionsProps<typeof resident>) {
  return (
    <>
      <MoveButtons {...props} />
      <InviteButtons {...props} />
    </>
  )
}
