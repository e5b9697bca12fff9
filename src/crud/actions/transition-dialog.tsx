import { useMemo } from 'react'
import type { AnyEntity, AnyRecord } from '#core/entity.ts'
import type { AnyFields } from '#core/field.ts'
import { showError } from '#src/errors/error-popup.tsx'
import type { Values, ViewTools } from '#src/fields/field-view.ts'
import { useViews } from '#src/crud/use-views.ts'
import { RecordSums } from '../record/record-sums.tsx'
import { keepsTrash } from '#src/data/capabilities.ts'
import { actionLabel, fieldsToAsk, isNamed, keyOf, leadsToDanger, type RecordAction } from './actions.ts'
import { FieldsDialog } from '../form/fields-dialog.tsx'
import { formValues } from '../form/form-changes.ts'
import { defaultValues } from '../form/form-rules.ts'
import { useFieldsForm } from '../form/use-fields-form.ts'

export interface TransitionRequest {
  readonly entity: AnyEntity
  readonly action: Extract<RecordAction, { kind: 'transition' | 'action' | 'delete' }>
  readonly heading: string
  readonly records: readonly AnyRecord[]
  /** Rejects with the server's refusal. */
  readonly submit: (values: Values) => Promise<void>
}

interface TransitionDialogProps {
  readonly asking: TransitionRequest
  readonly tools: ViewTools
  readonly close: () => void
}

/** Asks for the fields that a transition, an action or a deletion needs (a reason, a date) before it is done. */
export const TransitionDialog = (props: TransitionDialogProps) => (
  <OpenTransition key={props.asking.heading} {...props} />
)

function OpenTransition({ asking, tools, close }: TransitionDialogProps) {
  const { entity, action, heading, records, submit } = asking
  const { foretell } = useViews(entity.name)
  const Foretold = isNamed(action) ? foretell?.[action.name] : undefined
  const fields = useMemo(() => fieldsToAsk(entity, action, records), [entity, action, records])
  const [only] = records.length === 1 ? records : []
  const form = useFieldsForm({
    name: 'asked',
    fields,
    initial: beginWith(action, { fields, only, me: tools.accountId }),
    requires: requiredBy(action, fields),
    send: async (values) => {
      await submit(values)
      close()
    },
    onFailure: (error) => showError(tools.t, error),
    draftOf: JSON.stringify([entity.name, keyOf(action), ...records.map(({ id }) => id)]),
  })
  const { store } = form
  // What the record says and the dialog does not ask narrows its choices too.
  const around = useMemo(
    () => ({ ...store, get: (name: string) => (name in fields ? store.get(name) : only?.[name]) }),
    [store, fields, only],
  )
  return (
    <FieldsDialog
      form={form}
      entity={entity}
      around={around}
      title={heading}
      okText={actionLabel(tools, entity.name, action)}
      isDangerous={action.kind === 'delete' || leadsToDanger(entity, action)}
      tools={tools}
      close={close}
      head={
        <>
          {action.kind === 'transition' && (
            <RecordSums entity={entity} records={records} transition={action.transition} tools={tools} />
          )}
          {action.kind === 'delete' &&
            tools.t(
              keepsTrash(entity)
                ? 'console.crud.record.delete_to_trash'
                : 'console.crud.record.delete_for_good',
            )}
          {Foretold !== undefined && <Foretold records={records} tools={tools} />}
        </>
      }
    />
  )
}

interface Beginning {
  readonly fields: AnyFields
  readonly only: AnyRecord | undefined
  readonly me: string
}

/** A transition says itself what it requires; a deletion does not go without what it asks for. */
function requiredBy(action: TransitionRequest['action'], fields: AnyFields): readonly string[] {
  if (action.kind === 'transition') return action.transition.requires ?? []
  return action.kind === 'delete' ? Object.keys(fields) : []
}

/** An action's dialog begins with its own defaults, a transition's with what its one record says, a deletion's empty. */
function beginWith(action: TransitionRequest['action'], { fields, only, me }: Beginning): Values {
  if (action.kind === 'delete') return {}
  if (action.kind === 'action') return defaultValues(fields, { me })
  return only === undefined ? {} : formValues(fields, only)
}
