import type { ReactNode } from 'react'
import type { AnyEntity, AnyRecord } from '#core/entity.ts'
import { useCallKey } from '#src/data/use-call-key.ts'
import { useSave } from '#src/data/use-save.ts'
import { showError } from '#src/errors/error-popup.tsx'
import type { Values, ViewTools } from '#src/fields/field-view.ts'
import { FieldsDialog } from './fields-dialog.tsx'
import { useFieldsForm } from './use-fields-form.ts'

interface RecordFieldsDialogProps {
  readonly entity: AnyEntity
  /** The record that is changed, with its version; absent: a new one is made. */
  readonly record?: AnyRecord
  /** The fields that are asked for, and those of them that must not stay empty beside those that say so. */
  readonly names: readonly string[]
  readonly requires?: readonly string[]
  /** What a new record begins with. */
  readonly initial?: Values
  /** What is saved beside the fields that are asked for. */
  readonly given?: Values
  readonly title: ReactNode
  readonly okText: string
  readonly tools: ViewTools
  readonly onSaved: (saved: AnyRecord) => void
  readonly close: () => void
  /** Below the fields. */
  readonly children?: ReactNode
}

/** A few fields of a record, changed or written for a new one without leaving the page. */
export function RecordFieldsDialog({ entity, record, names, ...props }: RecordFieldsDialogProps) {
  const { tools, given = {}, onSaved, close } = props
  const { save } = useSave(entity)
  const key = useCallKey()
  const form = useFieldsForm({
    name: 'asked',
    fields: Object.fromEntries(
      names.flatMap((name) => (entity.fields[name] === undefined ? [] : [[name, entity.fields[name]]])),
    ),
    initial: props.initial ?? Object.fromEntries(names.map((name) => [name, record?.[name]])),
    ...(props.requires === undefined ? {} : { requires: props.requires }),
    send: async (asked) => {
      const values: Values = { ...given, ...asked }
      const saved = await (record === undefined
        ? save({ values, idempotencyKey: key.keyOf(values) })
        : save({ id: record.id, values: { ...values, version: record.version } }))
      onSaved(saved)
      close()
    },
    onFailure: (error) => showError(tools.t, error),
    draftOf: JSON.stringify([entity.name, record?.id ?? given, ...names]),
  })
  return (
    <FieldsDialog
      form={form}
      entity={entity}
      title={props.title}
      okText={props.okText}
      tools={tools}
      close={close}
    >
      {props.children}
    </FieldsDialog>
  )
}
