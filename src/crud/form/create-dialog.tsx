import { useMemo, useState, type ReactNode } from 'react'
import type { AnyEntity, AnyRecord } from '#core/entity.ts'
import type { Values, ViewTools } from '#src/fields/field-view.ts'
import { PathErrorsContext } from '#src/fields/parts/errors.ts'
import { SiblingsContext } from '#src/fields/references/siblings.ts'
import { createLabel } from '#src/i18n/entity-label.ts'
import { useSession } from '#src/session/session.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { useViews } from '#src/crud/use-views.ts'
import { FieldPlace } from './field-place.ts'
import { FormErrors } from './form-errors.tsx'
import { defaultValues, editableFields } from './form-rules.ts'
import { FormSections, useFormSections } from './form-sections.tsx'
import { createFormStore, useFormErrors } from './form-store.ts'
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
export function CreateDialog({ entity, initial, title, tools, onSaved, close }: CreateDialogProps) {
  const { t } = tools
  const { user, building } = useSession()
  const views = useViews(entity.name)
  const fields = useMemo(() => editableFields(entity, 'create', { tools }), [entity, tools])
  const [start] = useState(() => ({
    ...defaultValues(fields, { me: user?.id, ...(building === undefined ? {} : { building }) }),
    ...initial,
  }))
  const [store] = useState(() => createFormStore(start))
  const { save, isBusy } = useFormSave({
    entity,
    mode: 'create',
    fields,
    store,
    tools,
    id: undefined,
    opened: { record: start, version: undefined },
    onSaved: (record) => {
      onSaved(record)
      close()
    },
  })
  const parts = { entity, mode: 'create' as const, fields, base: {}, store, tools, views }
  const { sections, required } = useFormSections(parts)
  const errors = useFormErrors(store)
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
      <FieldPlace value="made">
        <SiblingsContext value={store}>
          <PathErrorsContext value={errors}>
            <div className="lobby-sections">
              <FormErrors entity={entity} store={store} tools={tools} />
              <FormSections {...parts} sections={sections} required={required} />
            </div>
          </PathErrorsContext>
        </SiblingsContext>
      </FieldPlace>
    </Dialog>
  )
}
