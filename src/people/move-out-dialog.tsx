import { Radio, Skeleton } from 'antd'
import { useState } from 'react'
import { officeToday } from '#core/days.ts'
import type { AnyRecord } from '#core/entity.ts'
import { residency } from '#entities/property/residency.ts'
import { FieldsDialog } from '#src/crud/form/fields-dialog.tsx'
import { useFieldsForm } from '#src/crud/form/use-fields-form.ts'
import { useList } from '#src/data/use-list.ts'
import { useSave } from '#src/data/use-save.ts'
import { showError } from '#src/errors/error-popup.tsx'
import type { ViewTools } from '#src/fields/field-view.ts'
import { isRecord } from '#src/fields/references/entities.ts'
import { useSession } from '#src/session/session.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { message } from '#src/ui/feedback.ts'

interface MoveOutDialogProps {
  readonly residentId: string
  readonly name: string
  readonly tools: ViewTools
  readonly onDone: () => void
  readonly close: () => void
}

const { move_out_date } = residency.fields
const asked = { move_out_date }

/** Asks from which apartment somebody moves out, and on which day: their stay ends then. */
export function MoveOutDialog({ residentId, name, tools, onDone, close }: MoveOutDialogProps) {
  const { t } = tools
  const { building } = useSession()
  const { save } = useSave(residency)
  const { records, query } = useList<AnyRecord>({
    resource: residency.name,
    filters: [
      { field: 'resident_id', operator: 'eq', value: residentId },
      { field: 'move_out_date', operator: 'null', value: true },
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
  const form = useFieldsForm({
    name: 'move-out',
    fields: asked,
    initial: { move_out_date: officeToday() },
    requires: ['move_out_date'],
    send: async (values) => {
      if (stay === undefined) return
      await save({ id: stay.id, values: { ...values, version: stay.version } })
      message.success(t('console.people.moved_out', { name }))
      onDone()
      close()
    },
    onFailure: (error) => showError(t, error),
    draftOf: JSON.stringify(['move-out', residentId]),
  })
  const title = t('console.people.move_out_title', { name })
  if (!query.isPending && records.length === 0)
    return (
      <Dialog open title={title} footer={null} onCancel={close}>
        <p>{t('console.people.no_stay')}</p>
      </Dialog>
    )
  return (
    <FieldsDialog
      form={form}
      entity={residency}
      title={title}
      okText={t('console.people.move_out')}
      isDangerous
      isOff={stay === undefined}
      tools={tools}
      close={close}
      head={
        query.isPending ? (
          <Skeleton active paragraph={{ rows: 2 }} />
        ) : (
          <Radio.Group
            aria-label={t('console.people.which_stay')}
            value={stay?.id}
            onChange={({ target }) => choose(String(target.value))}
            options={records.map(({ id, apartment }) => ({
              value: id,
              label: isRecord(apartment) ? String(apartment['code']) : `#${id}`,
            }))}
          />
        )
      }
    />
  )
}
