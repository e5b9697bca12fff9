import { useState, type ReactNode } from 'react'
import type { AnyEntity, AnyRecord } from '#core/entity.ts'
import { useSave } from '#src/data/use-save.ts'
import { showAtFields } from '#src/errors/show-at-fields.ts'
import type { Values, ViewTools } from '#src/fields/field-view.ts'
import { codeText } from '#src/i18n/code-text.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { DeclaredFields } from './declared-fields.tsx'
import { cleanValues } from './form-changes.ts'
import { createFormStore } from './form-store.ts'
import '../crud.css'

interface FieldsDialogProps {
  readonly entity: AnyEntity
  /** With its version. */
  readonly record: AnyRecord
  /** The fields that are asked for, and those of them that must not stay empty. */
  readonly names: readonly string[]
  readonly requires?: readonly string[]
  readonly title: ReactNode
  readonly okText: string
  readonly tools: ViewTools
  readonly onSaved: () => void
  readonly close: () => void
}

/** A few fields of a record, changed without leaving the page. */
export function FieldsDialog({ entity, record, names, requires = [], tools, ...props }: FieldsDialogProps) {
  const { save, isSaving } = useSave(entity)
  const fields = Object.fromEntries(
    names.flatMap((name) => (entity.fields[name] === undefined ? [] : [[name, entity.fields[name]]])),
  )
  const [store] = useState(() =>
    createFormStore(Object.fromEntries(names.map((name) => [name, record[name]]))),
  )
  const send = async () => {
    const values: Values = cleanValues(fields, store.values())
    const missing = requires.filter((name) => (values[name] ?? null) === null)
    if (missing.length > 0)
      return store.setErrors(
        Object.fromEntries(missing.map((name) => [name, [codeText(tools.t, 'required')]])),
      )
    try {
      await save({ id: record.id, values: { ...values, version: record.version } })
      props.onSaved()
      props.close()
    } catch (error) {
      showAtFields(tools.t, error, { set: store.setErrors, has: (name) => fields[name] !== undefined })
    }
  }
  return (
    <Dialog
      open
      title={props.title}
      okText={props.okText}
      cancelText={tools.t('console.crud.record.cancel')}
      confirmLoading={isSaving}
      onOk={() => void send()}
      onCancel={props.close}
    >
      <DeclaredFields entity={entity} fields={fields} store={store} requires={requires} tools={tools} />
    </Dialog>
  )
}
