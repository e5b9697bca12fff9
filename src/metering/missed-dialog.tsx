import { image } from '#core/fields/image.ts'
import { text } from '#core/fields/text.ts'
import type { MeteredType } from '#domain/metered-kinds.ts'
import { meteredEntities, type MeterEntity } from '#entities/metering/metered-entities.ts'
import { FieldsDialog } from '#src/crud/form/fields-dialog.tsx'
import { useFieldsForm } from '#src/crud/form/use-fields-form.ts'
import { fetchRecord } from '#src/data/fetch-record.ts'
import { useSave } from '#src/data/use-save.ts'
import { showError } from '#src/errors/error-popup.tsx'
import type { ViewTools } from '#src/fields/field-view.ts'
import { message } from '#src/ui/feedback.ts'
import { nameOf, type RoundRow } from './round-cell.ts'

const fields = { photo: image({ required: true }), remark: text({ maxLength: 300 }) }

interface MissedDialogProps {
  readonly row: RoundRow
  readonly kind: MeteredType
  readonly month: string
  readonly tools: ViewTools
  readonly close: () => void
  readonly onSaved: () => Promise<void>
}

/** Stores the photo of a meter that could not be read, as a row of the meter's record. */
export function MissedDialog({ row, kind, month, tools, close, onSaved }: MissedDialogProps) {
  const { t } = tools
  const meter: MeterEntity = meteredEntities[kind].meter
  const { save } = useSave<MeterEntity>(meter)
  const form = useFieldsForm({
    name: 'missed',
    fields,
    draftOf: `missed/${kind}/${row.meter_id}/${month}`,
    // Errors name the row that is added; this dialog has its photo.
    fieldAt: (path) => (path.startsWith('missed_readings') ? 'photo' : path),
    send: async (typed) => {
      const id = row.meter_id
      const { missed_readings: kept, version } = await fetchRecord(meter, { id, with: [] })
      const rows = [...(kept ?? []), { month, ...typed }]
      await save({ id, values: { missed_readings: rows, version } })
      message.success(t('console.metering.photo_saved'))
      close()
      await onSaved()
    },
    onFailure: (error) => showError(t, error),
  })
  return (
    <FieldsDialog
      form={form}
      words={{
        photo: { label: t('console.metering.missed_photo') },
        remark: { label: t('console.metering.missed_remark') },
      }}
      title={t('console.metering.missed_of', { meter: nameOf(row) })}
      okText={t('console.crud.form.save')}
      tools={tools}
      close={close}
    />
  )
}
