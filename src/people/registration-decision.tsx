import { CheckOutlined, CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { AnyRecord } from '#core/entity.ts'
import { residentRegistration } from '#entities/people/resident-registration.ts'
import { actionsFor, pageRights, type RecordAction } from '#src/crud/actions/actions.ts'
import { useRecordActions } from '#src/crud/actions/use-record-actions.tsx'
import { DeclaredFields } from '#src/crud/form/declared-fields.tsx'
import { FieldPlace } from '#src/crud/form/field-place.ts'
import { useFieldsForm } from '#src/crud/form/use-fields-form.ts'
import { actOnRecord } from '#src/data/record-actions.ts'
import { useRefresh } from '#src/data/use-refresh.ts'
import { showError } from '#src/errors/error-popup.tsx'
import type { ViewTools } from '#src/fields/field-view.ts'
import { titleOf } from '#src/fields/references/entities.ts'
import { message } from '#src/ui/feedback.ts'
import { useSingleKeys } from '#src/ui/single-keys.ts'

interface RegistrationDecisionProps {
  readonly asked: AnyRecord
  /** The resident who is the same person; empty: nobody is. */
  readonly person: string
  readonly onDecided: () => void
  readonly tools: ViewTools
}

const entity = residentRegistration
const { relationship_id, move_in_date, householder_approved } = entity.fields
const asks = { relationship_id, move_in_date, householder_approved }

/** Approves a registration into a stay, or rejects it with a reason. */
export function RegistrationDecision({ asked, person, onDecided, tools }: RegistrationDecisionProps) {
  const { t } = tools
  const refresh = useRefresh()
  const { start, dialogs } = useRecordActions({ entity, tools, onDone: onDecided })
  const offered = actionsFor(entity, pageRights(entity, tools), asked).filter(isMove)
  const [accept, refuse] = ['accept', 'refuse'].map((name) => offered.find((one) => one.name === name))

  const form = useFieldsForm({
    name: 'decision',
    fields: asks,
    initial: {
      relationship_id: asked['relationship_id'] ?? null,
      move_in_date: asked['move_in_date'] ?? null,
      householder_approved: asked['householder_approved'] === true,
    },
    send: async (typed) => {
      const values = {
        ...typed,
        approved_as: person === '' ? 'new_person' : 'known_person',
        resident_id: person === '' ? null : person,
      }
      await actOnRecord(entity, { kind: 'transition', name: 'accept', values }, { id: asked.id })
      message.success(t('console.people.approved', { name: titleOf(entity, asked) }))
      onDecided()
      for (const name of [entity.name, 'resident', 'residency']) refresh(name, { ids: [asked.id] })
    },
    onFailure: (error) => showError(t, error),
    draftOf: JSON.stringify([entity.name, asked.id, 'decision']),
  })
  const reject = () => {
    if (refuse !== undefined) start(refuse, [asked])
  }
  // A key that is held would decide on the next ones as well.
  useSingleKeys({
    a: ({ repeat }) => (accept === undefined ? false : repeat ? undefined : void form.submit()),
    r: ({ repeat }) => (refuse === undefined ? false : repeat ? undefined : reject()),
  })
  if (accept === undefined && refuse === undefined) return null
  return (
    <div className="lobby-decision">
      {form.notice}
      <div className="lobby-form-fields">
        <FieldPlace value={form.place}>
          <DeclaredFields entity={entity} fields={asks} store={form.store} tools={tools} />
        </FieldPlace>
      </div>
      <p className="lobby-secondary">
        {t(person === '' ? 'console.people.makes_new' : 'console.people.joins_known')}
      </p>
      <div className="lobby-decision-bar">
        {accept !== undefined && (
          <Button
            type="primary"
            icon={<CheckOutlined aria-hidden />}
            loading={form.isBusy}
            title="A"
            onClick={() => void form.submit()}
          >
            {t(`entity.${entity.name}.actions.accept`)}
          </Button>
        )}
        {refuse !== undefined && (
          <Button danger icon={<CloseOutlined aria-hidden />} title="R" onClick={reject}>
            {t(`entity.${entity.name}.actions.refuse`)}
          </Button>
        )}
      </div>
      {dialogs}
    </div>
  )
}

type Move = Extract<RecordAction, { kind: 'transition' }>
const isMove = (action: RecordAction): action is Move => action.kind === 'transition'
