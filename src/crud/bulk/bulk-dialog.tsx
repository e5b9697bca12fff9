import { useMemo } from 'react'
import { isPresent } from '#core/condition.ts'
import type { AnyEntity, AnyRecord } from '#core/entity.ts'
import type { AnyField } from '#core/field.ts'
import { changeRecords } from '#src/data/change-record.ts'
import { useRefresh } from '#src/data/use-refresh.ts'
import { showError } from '#src/errors/error-popup.tsx'
import { countRecords } from '#src/fields/count-records.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { titleOf } from '#src/fields/references/entities.ts'
import { fieldLabel } from '#src/fields/words.ts'
import { message } from '#src/ui/feedback.ts'
import type { Results } from '../actions/action-results.tsx'
import { RecordValue } from '../columns/field-cell.tsx'
import { FieldsDialog } from '../form/fields-dialog.tsx'
import { cleanValues } from '../form/form-changes.ts'
import { useFormValues, type FormStore } from '../form/form-store.ts'
import { useFieldsForm } from '../form/use-fields-form.ts'
import { planBulk } from './bulk-fields.ts'

interface BulkDialogProps {
  readonly entity: AnyEntity
  readonly name: string
  readonly field: AnyField
  readonly chosen: readonly AnyRecord[]
  readonly tools: ViewTools
  readonly onDone: (results: Results) => void
  readonly close: () => void
}

const progressKey = 'lobby-bulk'

/** Asks for the value of one field, shows which records it changes, and sends those that it does. */
export function BulkDialog({ entity, name, field, chosen, tools, onDone, close }: BulkDialogProps) {
  const { t } = tools
  const refresh = useRefresh()
  const fields = useMemo(() => ({ [name]: field }), [name, field])
  const title = t('console.crud.list.bulk_title', { field: fieldLabel(t, entity.name, name) })
  const form = useFieldsForm({
    name: 'bulk',
    fields,
    send: async () => {
      const value = valueIn(form.store.values())
      const { changed } = planBulk(chosen, { name, field, value })
      if (changed.length === 0) {
        message.info(t('console.crud.form.nothing_changed'))
        return
      }
      const tell = (done: number) =>
        message.open({
          key: progressKey,
          type: 'loading',
          duration: 0,
          content: t('console.crud.record.running', { done, total: changed.length }),
        })
      tell(0)
      const rows = changed.map(({ id, version }) => ({ id, values: { [name]: value, version } }))
      const saves = await changeRecords({ resource: entity.name, rows, onProgress: tell })
      message.destroy(progressKey)
      close()
      onDone({
        title,
        rows: changed.map((record, at) => {
          const save = saves[at]
          return save !== undefined && 'error' in save ? { record, error: save.error } : { record }
        }),
      })
      refresh(entity.name, { ids: changed.map(({ id }) => id) })
    },
    onFailure: (error) => showError(t, error),
  })
  /** An empty field empties it in all of them. */
  const valueIn = (values: Readonly<Record<string, unknown>>): unknown =>
    cleanValues(fields, values)[name] ?? null
  return (
    <FieldsDialog
      form={form}
      entity={entity}
      title={`${title} · ${countRecords(tools, entity.name, chosen.length)}`}
      okText={t('console.crud.form.save')}
      tools={tools}
      close={close}
    >
      <Preview
        store={form.store}
        valueIn={valueIn}
        entity={entity}
        name={name}
        field={field}
        chosen={chosen}
        tools={tools}
      />
    </FieldsDialog>
  )
}

interface PreviewProps extends Pick<BulkDialogProps, 'entity' | 'name' | 'field' | 'chosen' | 'tools'> {
  readonly store: FormStore
  readonly valueIn: (values: Readonly<Record<string, unknown>>) => unknown
}

/** Records of which the preview says what they have now. */
const previewed = 20

function Preview({ store, valueIn, entity, name, field, chosen, tools }: PreviewProps) {
  const { t } = tools
  const value = valueIn(useFormValues(store))
  const { changed, unchanged } = planBulk(chosen, { name, field, value })
  return (
    <section className="lobby-bulk" aria-label={t('console.crud.list.bulk_preview')}>
      <p role="status">
        {t('console.crud.list.bulk_plan', { changed: changed.length, unchanged })}
        {!isPresent(value) && ` ${t('console.crud.list.bulk_empties')}`}
      </p>
      <ul className="lobby-results">
        {changed.slice(0, previewed).map((record) => (
          <li key={record.id}>
            <strong>{titleOf(entity, record)}</strong>
            <span>
              {t('console.crud.list.bulk_now')}{' '}
              <RecordValue entity={entity} name={name} record={record} tools={tools} />
            </span>
          </li>
        ))}
      </ul>
      {changed.length > previewed && (
        <p>{t('console.crud.list.bulk_more', { rest: changed.length - previewed })}</p>
      )}
    </section>
  )
}
