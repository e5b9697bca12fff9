import { Button } from 'antd'
import { useState } from 'react'
import type { parkingCard } from '#entities/parking/parking-card.ts'
import { vehicle } from '#entities/parking/vehicle.ts'
import type { ActionsProps } from '#src/crud/views.ts'
import { useSave } from '#src/data/use-save.ts'
import { showError } from '#src/errors/error-popup.tsx'
import { fieldTexts } from '#src/errors/error-text.ts'
import { RecordSelect } from '#src/fields/references/record-select.tsx'
import { entityLabel } from '#src/i18n/entity-label.ts'
import { Dialog } from '#src/ui/dialog.tsx'

/** Approved vehicles that have no card yet. */
const withoutCard = {
  all: [
    { field: 'status', equals: 'active' },
    { field: 'parking_card_id', present: false },
  ],
} as const

/** Gives a free card to a vehicle. */
export function IssueCard({ record, tools, reload }: ActionsProps<typeof parkingCard>) {
  const { t } = tools
  const [isOpen, setOpen] = useState(false)
  const [vehicleId, choose] = useState<string>()
  const [wrong, setWrong] = useState<readonly string[]>([])
  const { save, isSaving } = useSave(vehicle)
  if (record.given_on !== null || record.card_status !== 'opened' || !tools.can('update', vehicle.name))
    return null
  const send = async () => {
    if (vehicleId === undefined) return
    try {
      await save({ id: vehicleId, values: { parking_card_id: record.id } })
      setOpen(false)
      reload()
    } catch (error) {
      const texts = fieldTexts(t, error)
      setWrong(texts['parking_card_id'] ?? [])
      if (texts['parking_card_id'] === undefined) showError(t, error)
    }
  }
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        {t('console.parking.issue')}
      </Button>
      {isOpen && (
        <Dialog
          open
          title={t('console.parking.issue_title', { plate: record.code ?? '' })}
          okText={t('console.parking.issue')}
          okButtonProps={{ disabled: vehicleId === undefined }}
          cancelText={t('console.crud.record.cancel')}
          confirmLoading={isSaving}
          onOk={() => void send()}
          onCancel={() => setOpen(false)}
        >
          <RecordSelect
            target={vehicle}
            tools={tools}
            where={withoutCard}
            element={{ 'aria-label': entityLabel(t, vehicle.name, 'one') }}
            value={vehicleId === undefined ? [] : [vehicleId]}
            onChange={(ids) => choose(ids[0])}
          />
          {wrong.map((text) => (
            <div key={text} className="lobby-field-error" role="alert">
              {text}
            </div>
          ))}
        </Dialog>
      )}
    </>
  )
}
