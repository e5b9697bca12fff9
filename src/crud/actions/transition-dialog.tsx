import { useMemo } from 'react'
import type { AnyEntity, AnyRecord } from '#core/entity.ts'
import type { AnyFields } from '#core/field.ts'
import { showError } from '#src/errors/error-popup.tsx'
import type { Values, ViewTools } from '#src/fields/field-view.ts'
import { useViews } from '#src/crud/use-views.ts'
import { RecordSums } from '../record/record-sums.tsx'
import { fieldsToAsk, leadsToDanger, type RecordAction } from './actions.ts'
import { FieldsDialog } from '../form/fields-dialog.tsx'
import { formValues } from '../form/form-changes.ts'
import { defaultValues } from '../form/form-rules.ts'
import { useFieldsForm } from '../form/use-fields-form.ts'

export interface TransitionRequest {
  readonly entity: AnyEntity
  readonly action: Extract<RecordAction, { kind: 'transition' | 'action' }>
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

/** Asks for the fields that a transition or an action needs (a reason, a date) before it is done. */
export const TransitionDialog = (props: TransitionDialogProps) => (
  <OpenTransition key={props.asking.heading} {...props} />
)

function OpenTransition({ asking, tools, close }: TransitionDialogProps) {
  const { entity, action, heading, records, submit } = asking
  const Foretold = useViews(entity.name).foretell?.[action.name]
  const fields = useMemo(() => fieldsToAsk(entity, action, records), [entity, action, records])
  const [only] = records.length === 1 ? records : []
  const form = useFieldsForm({
    name: 'asked',
    fields,
    initial: beginWith(action, { fields, only, me: tools.accountId }),
    requires: action.kind === 'transition' ? action.transition.requires : [],
    send: async (values) => {
      await submit(values)
      close()
    },
    onFailure: (error) => showError(tools.t, error),
    draftOf: JSON.stringify([entity.name, action.name, ...records.map(({ id }) => id)]),
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
      okText={tools.t(`entity.${entity.name}.actions.${action.name}`)}
      isDangerous={leadsToDanger(entity, action)}
      tools={tools}
      close={close}
      head={
        <>
          {action.kind === 'transition' && (
            <RecordSums entity={entity} records={records} transition={action.transition} tools={tools} />
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

/** An action's dialog begins with its own defaults, a transition's with what its one record says. */
function beginWith(action: TransitionRequest['action'], { fields, only, me }: Beginning): Values {
  if (action.kind === 'action') return defaultValues(fields, { me })
  return only === undefined ? {} : formValues(fields, only)
}
