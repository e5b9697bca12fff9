import { Dialog } from '#src/ui/dialog.tsx'
import { useMemo, useState } from 'react'
import { fieldErrors, transitionSchema } from '#core/derive/schema.ts'
import type { AnyEntity, AnyRecord } from '#core/entity.ts'
import { showAtFields } from '#src/errors/show-at-fields.ts'
import type { Values, ViewTools } from '#src/fields/field-view.ts'
import { useViews } from '#src/crud/use-views.ts'
import { RecordSums } from '../record/record-sums.tsx'
import { fieldsToAsk, leadsToDanger, type RecordAction } from './actions.ts'
import { DeclaredFields } from '../form/declared-fields.tsx'
import { errorsByPath } from '../form/error-paths.ts'
import { cleanValues, formValues } from '../form/form-changes.ts'
import { defaultValues } from '../form/form-rules.ts'
import { createFormStore } from '../form/form-store.ts'

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
  const [isBusy, setBusy] = useState(false)
  const fields = useMemo(() => fieldsToAsk(entity, action, records), [entity, action, records])
  const [store] = useState(() =>
    createFormStore(
      action.kind === 'action'
        ? defaultValues(fields, { me: tools.accountId })
        : records.length === 1 && records[0] !== undefined
          ? formValues(fields, records[0])
          : {},
    ),
  )
  const [only] = records.length === 1 ? records : []
  // What the record says and the dialog does not ask narrows its choices too.
  const around = useMemo(
    () => ({ ...store, get: (name: string) => (name in fields ? store.get(name) : only?.[name]) }),
    [store, fields, only],
  )
  const requires = action.kind === 'transition' ? action.transition.requires : []
  const send = async () => {
    const values = cleanValues(fields, store.values())
    const parsed = transitionSchema(entity, action.name).safeParse(values)
    if (!parsed.success) return store.setErrors(errorsByPath(tools.t, fieldErrors(parsed.error)))
    setBusy(true)
    try {
      await submit(values)
      close()
    } catch (error) {
      showAtFields(tools.t, error, { set: store.setErrors, has: (name) => fields[name] !== undefined })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      title={heading}
      okText={tools.t(`entity.${entity.name}.actions.${action.name}`)}
      okButtonProps={{ danger: leadsToDanger(entity, action) }}
      cancelText={tools.t('console.crud.record.cancel')}
      confirmLoading={isBusy}
      onOk={() => void send()}
      onCancel={close}
    >
      {action.kind === 'transition' && (
        <RecordSums entity={entity} records={records} transition={action.transition} tools={tools} />
      )}
      {Foretold !== undefined && <Foretold records={records} tools={tools} />}
      <DeclaredFields
        entity={entity}
        fields={fields}
        store={store}
        around={around}
        requires={requires}
        tools={tools}
      />
    </Dialog>
  )
}
