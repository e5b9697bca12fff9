import { printInvitations } from '#domain/calls/invitations.ts'
import { invitationRound } from '#entities/people/invitation-round.ts'
import { FileButton } from '../crud/actions/file-button.tsx'
import { defineViews, type ActionsProps, type ForetellProps, type SlotProps } from '../crud/views.ts'
import { callForFile } from '../data/call-api.ts'
import { capabilities } from '../data/capabilities.ts'
import { ErrorSentence } from '../errors/error-sentence.tsx'
import { InvitationPreview, InvitationSummary } from './invitation-preview.tsx'
import { InvitationProgress } from './invitation-progress.tsx'

/** A sending shows whom it would invite, then how far it is, and its maker prints the letters. */
export const views = defineViews(invitationRound, {
  fields: { problem: { Detail: ErrorSentence } },
  slots: { preview: Preview, progress: InvitationProgress },
  actions: PrintLetters,
  foretell: { send: ForetellSending },
})

function Preview({ record, tools, onChange }: SlotProps<typeof invitationRound>) {
  if (onChange !== undefined || record.status !== 'draft' || !capabilities().calls) return null
  return <InvitationPreview roundId={String(record.id)} tools={tools} />
}

function PrintLetters({ record, tools }: ActionsProps<typeof invitationRound>) {
  const { t } = tools
  if (
    record.status === 'draft' ||
    Number(record.letters ?? 0) === 0 ||
    !tools.can('update', invitationRound.name)
  )
    return null
  return (
    <FileButton
      name="invitations"
      label={t('console.invitations.letters')}
      load={() => callForFile(printInvitations, { path: { id: record.id } })}
      t={t}
    />
  )
}

/** Several sendings at once begin without a summary of each. */
function ForetellSending({ records, tools }: ForetellProps<typeof invitationRound>) {
  const [round, ...others] = records
  if (round === undefined || others.length > 0) return null
  return <InvitationSummary roundId={round.id} tools={tools} />
}
