import { Button } from 'antd'
import { useState } from 'react'
import { belongsTo } from '#core/fields/belongs-to.ts'
import type { parkingCard } from '#entities/parking/parking-card.ts'
import { vehicle } from '#entities/parking/vehicle.ts'
import { FieldsDialog } from '#src/crud/form/fields-dialog.tsx'
import { useFieldsForm } from '#src/crud/form/use-fields-form.ts'
import type { ActionsProps } from '#src/crud/views.ts'
import { useSave } from '#src/data/use-save.ts'
import { showError } from '#src/errors/error-popup.tsx'
import { entityTitle } from '#src/i18n/entity-label.ts'

type Use = ActionsProps<typeof parkingCard>

/** Gives a free card to a vehicle. */
export function IssueCard(props: Use) {
  const { record, tools } = props
  const [isOpen, setOpen] = useState(false)
  if (record.given_on !== null || record.card_status !== 'opened' || !tools.can('update', vehicle.name))
    return null
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        {tools.t('console.parking.issue')}
      </Button>
      {isOpen && <IssueDialog {...props} close={() => setOpen(false)} />}
    </>
  )
}

/** Approved vehicles that have no card yet. */
const fields = {
  vehicle_id: belongsTo('vehicle', {
    required: true,
    where: {
      all: [
        { field: 'status', equals: 'active' },
        { field: 'parking_card_id', present: false },
      ],
    },
  }),
}

function IssueDialog({ record, tools, reload, close }: Use & { readonly close: () => void }) {
  const { t } = tools
  const { save } = useSave(vehicle)
  const form = useFieldsForm({
    name: 'issue',
    fields,
    draftOf: JSON.stringify(['issue-card', record.id]),
    fieldAt: (path) => (path === 'parking_card_id' ? 'vehicle_id' : path),
    send: async ({ vehicle_id }) => {
      await save({ id: vehicle_id, values: { parking_card_id: record.id } })
      close()
      reload()
    },
    onFailure: (error) => showError(t, error),
  })
  return (
    <FieldsDialog
      form={form}
      words={{ vehicle_id: { label: entityTitle(t, vehicle.name) } }}
      title={t('console.parking.issue_title', { plate: record.code ?? '' })}
      okText={t('console.parking.issue')}
      tools={tools}
      close={close}
    />
  )
}
