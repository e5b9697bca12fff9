import { useNavigate } from 'react-router'
import { screensOf } from '#core/derive/screens.ts'
import { inviteResidents } from '#domain/calls/invitations.ts'
import { invitationWays } from '#domain/resident-invitation.ts'
import { invitationRound } from '#entities/people/invitation-round.ts'
import { FieldsDialog } from '../crud/form/fields-dialog.tsx'
import { useFieldsForm } from '../crud/form/use-fields-form.ts'
import { UnsentWays } from '../crud/record/unsent-ways.tsx'
import { callForData } from '../data/call-api.ts'
import { useCallKey } from '../data/use-call-key.ts'
import { showError } from '../errors/error-popup.tsx'
import type { ViewTools } from '../fields/field-view.ts'

interface InviteDialogProps {
  readonly buildingId: string
  readonly residents: readonly string[]
  readonly tools: ViewTools
  readonly close: () => void
}

const { ways } = inviteResidents.body.fields
const asked = { ways }

/** Asks in which ways residents are invited; then shows the sending, which prints the letters. */
export function InviteDialog({ buildingId, residents, tools, close }: InviteDialogProps) {
  const { t } = tools
  const navigate = useNavigate()
  const { keyOf } = useCallKey()
  const form = useFieldsForm({
    name: 'invite',
    fields: asked,
    initial: { ways: invitationWays },
    send: async (values) => {
      const body = { ...values, building_id: buildingId, residents: [...residents] }
      const { id } = await callForData(inviteResidents, { body, key: keyOf(body) })
      close()
      await navigate(`/${(screensOf(invitationRound).show ?? '').replace(':id', id)}`)
    },
    onFailure: (error) => showError(t, error),
  })
  return (
    <FieldsDialog
      form={form}
      entity={invitationRound}
      title={t('console.invitations.invite_title', { n: residents.length })}
      okText={t('console.invitations.send')}
      tools={tools}
      close={close}
      head={
        <>
          <p>{t('console.invitations.invite_body')}</p>
          <UnsentWays of={invitationWays} />
        </>
      }
    />
  )
}
