import { useMemo, useState, type ReactNode } from 'react'
import type { AnyEntity, AnyRecord } from '#core/entity.ts'
import type { Values, ViewTools } from '#src/fields/field-view.ts'
import { createLabel } from '#src/i18n/entity-label.ts'
import { useSession } from '#src/session/session.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { useViews } from '#src/crud/use-views.ts'
import { FieldPlace } from './field-place.ts'
import { defaultValues, editableFields, ownDefaults } from './form-rules.ts'
import { useFormSections } from './form-sections.tsx'
import { createFormStore } from './form-store.ts'
import { RecordFields } from './record-fields.tsx'
import { useDraft } from './use-draft.tsx'
import { useFormSave } from './use-form-save.ts'
import '../crud.css'

interface CreateDialogProps {
  readonly entity: AnyEntity
  /** What the form begins with, beside the defaults. */
  readonly initial: Values
  /** Default: the label of the button that adds such a record. */
  readonly title?: ReactNode
  readonly tools: ViewTools
  readonly onSaved: (record: AnyRecord) => void
  readonly close: () => void
}

/** The form of a new record over the page that needs it. What is typed on the page stays. */
export const CreateDialog = (props: CreateDialogProps) => (
  <FieldPlace value="made">
    <OpenCreate {...props} />
  </FieldPlace>
)

function OpenCreate({ entity, initial, title, tools, onSaved, close }: CreateDialogProps) {
  const { t } = tools
  const { user, building } = useSession()
  const views = useViews(entity.name)
  const fields = useMemo(() => editableFields(entity, 'create', { tools }), [entity, tools])
  const [start] = useState(() => ({
    ...defaultValues(fields, { me: user?.id, ...(building === undefined ? {} : { building }) }),
    ...initial,
  }))
  const [store] = useState(() => createFormStore(start, { defaults: ownDefaults(fields) }))
  const draft = useDraft({ address: JSON.stringify(['new', entity.name, initial]), fields, store, t })
  const { save, isBusy } = useFormSave({
    entity,
    mode: 'create',
    fields,
    store,
    tools,
    id: undefined,
    opened: { record: start, version: undefined },
    onSaved: (record) => {
      draft.drop()
      onSaved(record)
      close()
    },
  })
  const parts = { entity, mode: 'create' as const, fields, base: {}, store, tools, views }
  const shape = useFormSections(parts)
  return (
    <Dialog
      open
      width={760}
      title={title ?? createLabel(t, entity.name)}
      okText={t('console.crud.form.save')}
      cancelText={t('console.crud.form.cancel')}
      confirmLoading={isBusy}
      onOk={() => void save()}
      onCancel={close}
      maskClosable={false}
    >
      <RecordFields parts={parts} shape={shape}>
        {draft.notice}
      </RecordFields>
    </Dialog>
  )
}
