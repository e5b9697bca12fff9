import { SaveOutlined } from '@ant-design/icons'
import { Alert, Button, Flex } from 'antd'
import { useMemo, useState } from 'react'
import type { AnyEntity, AnyRecord } from '#core/entity.ts'
import type { Values, ViewTools } from '#src/fields/field-view.ts'
import { entityNamed, isRecord } from '#src/fields/references/entities.ts'
import { relationBehind } from '#src/fields/references/relations.ts'
import { knownKey, KnownRecordsContext } from '#src/fields/references/known-records.ts'
import { useViews } from '#src/crud/use-views.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { followStart } from './follow-start.ts'
import { formValues } from './form-changes.ts'
import { editableFields, ownDefaults, type Mode } from './form-rules.ts'
import { FormIndex, useFormSections } from './form-sections.tsx'
import { createFormStore } from './form-store.ts'
import { Making } from './making.tsx'
import { RecordFields } from './record-fields.tsx'
import { useDraft } from './use-draft.tsx'
import { useSaveKeys } from './use-save-keys.ts'
import { useFormSave } from './use-form-save.ts'
import { useLeaveGuard } from './use-leave-guard.ts'
import { useOutsideChange, type OutsideChange } from './use-outside-change.ts'
import { modal } from '#src/ui/feedback.ts'

interface RecordFormProps {
  readonly entity: AnyEntity
  readonly mode: Mode
  readonly tools: ViewTools
  /** The record that is edited; nothing for a new one. */
  readonly record?: AnyRecord
  /** The starting values of a form without a record: defaults, a clone, values from the address. */
  readonly initial?: Values
  /** Records that selects may show without asking. */
  readonly known?: Values
  /** Asks the server for the record as it is now. */
  readonly reload?: () => Promise<AnyRecord | undefined>
  readonly canCreate: boolean
  readonly cancel: () => void
  readonly onSaved: (record: AnyRecord, andNew: boolean) => void
  /** The page on which the form stands: what is typed there and not saved is offered again. Absent: it is not kept. */
  readonly draftOf?: string
}

const indexedFrom = 4

/**
 * The form of a record. It is created once: whatever happens on the server, typed text stays until the user decides
 * otherwise.
 */
export function RecordForm(props: RecordFormProps) {
  const { entity, mode, tools, record, initial, known, reload, canCreate, cancel, onSaved, draftOf } = props
  const { t } = tools
  const views = useViews(entity.name)
  const fields = useMemo(() => editableFields(entity, mode, { tools, record }), [entity, mode, tools, record])
  const [start] = useState(() =>
    record === undefined ? (initial ?? {}) : { ...record, ...formValues(fields, record) },
  )
  const [store] = useState(() =>
    record === undefined
      ? createFormStore(start, {
          follow: followStart(fields),
          defaults: known === undefined ? ownDefaults(fields) : {},
        })
      : createFormStore(formValues(fields, record)),
  )
  const draft = useDraft({ address: draftOf, fields, store, t })
  const form = useFormSave({
    entity,
    mode,
    fields,
    store,
    tools,
    id: record?.id,
    opened: { record: start, version: record?.version },
    onSaved: (saved, andNew) => {
      free()
      draft.drop()
      onSaved(saved, andNew)
    },
  })
  const free = useLeaveGuard({ t, isDirty: form.isDirty })
  const { save } = form
  useSaveKeys(save)
  const { change, dismiss } = useOutsideChange({ entity, id: record?.id, isSaving: form.isSaving })
  const parts = { entity, mode, fields, base: record ?? {}, store, tools, views }
  const shape = useFormSections(parts)
  const isLong = shape.sections.length >= indexedFrom
  const atHand = useMemo(() => recordsByField(entity, known ?? record ?? {}), [entity, known, record])
  return (
    <Making tools={tools}>
      <KnownRecordsContext value={atHand}>
        <form
          className="lobby-form"
          data-index={isLong}
          noValidate
          onPointerDownCapture={form.touch}
          onKeyDownCapture={form.touch}
          onInputCapture={form.touch}
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
        >
          {isLong && <FormIndex sections={shape.sections} store={store} tools={tools} />}
          <RecordFields parts={parts} shape={shape}>
            {change !== undefined && (
              <ChangedBanner change={change} tools={tools} form={form} reload={reload} dismiss={dismiss} />
            )}
            {draft.notice}
          </RecordFields>
          <div className="lobby-form-bar">
            <Button
              type="primary"
              htmlType="submit"
              icon={<SaveOutlined />}
              loading={form.isBusy}
              title={t('console.crud.form.save_hint')}
            >
              {t('console.crud.form.save')}
            </Button>
            {canCreate && (
              <Button disabled={form.isBusy} title="Ctrl+Enter" onClick={() => void save(true)}>
                {t('console.crud.form.save_and_new')}
              </Button>
            )}
            <Button type="text" onClick={cancel}>
              {t('console.crud.form.cancel')}
            </Button>
          </div>
        </form>
        <ConflictDialog
          entity={entity}
          fields={fields}
          tools={tools}
          conflict={form.conflict}
          close={form.closeConflict}
          choose={form.choose}
        />
      </KnownRecordsContext>
    </Making>
  )
}

interface ChangedBannerProps {
  readonly change: OutsideChange
  readonly tools: ViewTools
  readonly form: ReturnType<typeof useFormSave>
  readonly reload: RecordFormProps['reload']
  readonly dismiss: () => void
}

/** Someone else was here. The user compares, takes the new version, or goes on typing. */
function ChangedBanner({ change, tools, form, reload, dismiss }: ChangedBannerProps) {
  const { t } = tools
  const compare = async () => {
    const theirs = await reload?.()
    if (theirs === undefined) return
    dismiss()
    form.compare(theirs)
  }
  const take = async () => {
    const theirs = await reload?.()
    if (theirs === undefined) return
    dismiss()
    form.settle(theirs, new Set(Object.keys(theirs)))
  }
  const askAndTake = () => {
    if (!form.isDirty()) return void take()
    modal.confirm({
      title: t('console.crud.form.reload'),
      content: t('console.crud.form.unsaved_body'),
      okText: t('console.crud.form.reload'),
      cancelText: t('console.crud.form.cancel'),
      onOk: take,
    })
  }
  if (change.kind === 'removed')
    return <Alert type="error" showIcon message={t('console.crud.form.removed')} />
  return (
    <Alert
      type="warning"
      showIcon
      closable
      onClose={dismiss}
      message={
        change.by === undefined
          ? t('console.crud.form.changed')
          : t('console.crud.form.changed_by', { name: change.by })
      }
      action={
        <Flex gap={8} wrap>
          <Button size="small" onClick={() => void compare()}>
            {t('console.crud.form.compare')}
          </Button>
          <Button size="small" onClick={askAndTake}>
            {t('console.crud.form.reload')}
          </Button>
        </Flex>
      }
    />
  )
}

/** Related records that came with the record itself. */
function recordsByField(entity: AnyEntity, record: Values): ReadonlyMap<string, Values> {
  return new Map(
    Object.keys(entity.fields).flatMap((name) => {
      const relation = relationBehind(entity, name)
      if (relation === undefined || entityNamed(relation.target) === undefined) return []
      const value = record[relation.name]
      const related: unknown[] = Array.isArray(value) ? value : [value]
      return related
        .filter(isRecord)
        .map((one): [string, Values] => [knownKey(relation.target, String(one.id)), one])
    }),
  )
}
