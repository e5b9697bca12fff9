import { Alert } from 'antd'
import type { AnyRecord } from '#core/entity.ts'
import { residentRegistration } from '#entities/people/resident-registration.ts'
import { RecordValue } from '#src/crud/columns/field-cell.tsx'
import type { ViewTools } from '#src/fields/field-view.ts'
import { fieldLabel, optionLabel } from '#src/fields/words.ts'

interface RegistrationInvitationProps {
  readonly asked: AnyRecord
  readonly tools: ViewTools
}

const entity = residentRegistration

/** Of somebody who came by an invitation: which one, and why they were not let in by themselves. */
export function RegistrationInvitation({ asked, tools }: RegistrationInvitationProps) {
  const { t } = tools
  const doubt = asked['doubt']
  if (typeof doubt !== 'string') return null
  const facts = ['invitation_id', 'note'].filter((name) => typeof asked[name] === 'string')
  return (
    <Alert
      type={doubt === 'already_joined' ? 'error' : 'info'}
      showIcon
      message={optionLabel(t, entity.name, 'doubt', doubt)}
      description={
        <>
          {facts.map((name) => (
            <div key={name}>
              {fieldLabel(t, entity.name, name)}:{' '}
              <RecordValue entity={entity} name={name} record={asked} tools={tools} />
            </div>
          ))}
          {doubt === 'already_joined' && <p>{t('console.people.taken_first')}</p>}
        </>
      }
    />
  )
}
