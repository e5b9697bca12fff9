import { Radio, Skeleton } from 'antd'
import { useState } from 'react'
import { officeToday } from '#core/days.ts'
import type { AnyRecord } from '#core/entity.ts'
import { residency } from '#entities/property/residency.ts'
import { DeclaredFields } from '#src/crud/form/declared-fields.tsx'
import { createFormStore } from '#src/crud/form/form-store.ts'
import { useList } from '#src/data/use-list.ts'
import { useSave } from '#src/data/use-save.ts'
import { showAtFields } from '#src/errors/show-at-fields.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { isRecord } from '#src/fields/references/entities.ts'
import { useSession } from '#src/session/session.ts'
import { codeText } from '#src/i18n/code-text.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { message } from '#src/ui/feedback.ts'

interface MoveOutDialogProps {
  readonly residentId: string
  readonly name: string
  readonly tools: ViewTools
  readonly onDone: () => void
  readonly close: () => void
}

const field = 'move_out_date'

/** Asks from which apartment somebody moves out, and on which day: their stay ends then. */
export function MoveOutDialog({ residentId, name, tools, onDone, close }: MoveOutDialogProps) {
  const { t } = tools
  const { building } = useSession()
  const { save, isSaving } = useSave(residency)
  const { records, query } = useList<AnyRecord>({
    resource: residency.name,
    filters: [
      { field: 'resident_id', operator: 'eq', value: residentId },
      { field, operator: 'null', value: true },
    ],
    pageSize: 20,
    query: {
      columns: ['id', 'version', 'apartment_id', 'move_in_date'],
      with: ['apartment'],
      buildingId: building?.id,
    },
  })
  const [chosen, choose] = useState<string>()
  const stay = records.find(({ id }) => id === chosen) ?? (records.length === 1 ? records[0] : undefined)
  const [store] = useState(() => createFormStore({ [field]: officeToday() }))
  const send = async () => {
    const day = store.get(field)
    if (typeof day !== 'string' || day === '') return store.setErrors({ [field]: [codeText(t, 'required')] })
    if (stay === undefined) return
    try {
      await save({ id: stay.id, values: { [field]: day, version: stay.version } })
      message.success(t('console.people.moved_out', { name }))
      onDone()
      close()
    } catch (error) {
      showAtFields(t, error, { set: store.setErrors, has: (path) => path === field })
    }
  }
  return (
    <Dialog
      open
      title={t('console.people.move_out_title', { name })}
      okText={t('console.people.move_out')}
      okButtonProps={{ danger: true, disabled: stay === undefined }}
      cancelText={t('console.crud.record.cancel')}
      confirmLoading={isSaving}
      onOk={() => void send()}
      onCancel={close}
    >
      {query.isPending ? (
        <Skeleton active paragraph={{ rows: 2 }} />
      ) : records.length === 0 ? (
        <p>{t('console.people.no_stay')}</p>
      ) : (
        <>
          <Radio.Group
            aria-label={t('console.people.which_stay')}
            value={stay?.id}
            onChange={({ target }) => choose(String(target.value))}
            options={records.map(({ id, apartment }) => ({
              value: id,
              label: isRecord(apartment) ? String(apartment['code']) : `#${id}`,
            }))}
          />
          <DeclaredFields
            entity={residency}
            fields={{ [field]: residency.fields[field] }}
            store={store}
            requires={[field]}
            tools={tools}
          />
        </>
      )}
    </Dialog>
  )
}
