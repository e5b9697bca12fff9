import { DownOutlined, IdcardOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { parkingCard } from '#entities/parking/parking-card.ts'
import { vehicle } from '#entities/parking/vehicle.ts'
import { actionsFor, pageRights, type RecordAction } from '#src/crud/actions/actions.ts'
import { actionLabel, useRecordActions } from '#src/crud/actions/use-record-actions.tsx'
import { useRecord } from '#src/crud/record/use-record.ts'
import type { ActionsProps } from '#src/crud/views.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { DeferredDropdown } from '#src/ui/deferred.tsx'

const RecordFieldsDialog = lazy(async () => ({
  default: (await import('#src/crud/form/record-fields-dialog.tsx')).RecordFieldsDialog,
}))

/** A vehicle without a card gets a free one of its type; what is done to the card that it has. */
export function VehicleCard({ record, tools, reload }: ActionsProps<typeof vehicle>) {
  const { t } = tools
  const [isIssuing, setIssuing] = useState(false)
  if (record.status !== 'active') return null
  if (typeof record.parking_card_id === 'string')
    return <CardMenu key={record.version} id={record.parking_card_id} tools={tools} reload={reload} />
  if (!tools.can('update', vehicle.name)) return null
  return (
    <>
      <Button icon={<IdcardOutlined aria-hidden />} onClick={() => setIssuing(true)}>
        {t('console.parking.issue')}
      </Button>
      {isIssuing && (
        <Suspense>
          <RecordFieldsDialog
            entity={vehicle}
            record={record}
            names={['card_type_id', 'parking_card_id', 'price']}
            requires={['parking_card_id']}
            title={t('console.parking.issue_title', { plate: record.license_plate ?? '' })}
            okText={t('console.parking.issue')}
            tools={tools}
            onSaved={reload}
            close={() => setIssuing(false)}
          />
        </Suspense>
      )}
    </>
  )
}

interface CardMenuProps {
  readonly id: string
  readonly tools: ViewTools
  readonly reload: () => void
}

function CardMenu({ id, tools, reload }: CardMenuProps) {
  const { record: card, refetch } = useRecord({ entity: parkingCard, id })
  const { start, dialogs } = useRecordActions({
    entity: parkingCard,
    tools,
    onDone: () => {
      void refetch()
      reload()
    },
  })
  if (card === undefined) return null
  const offered = actionsFor(parkingCard, pageRights(parkingCard, tools), card).filter(isMove)
  const code = String(card['code'] ?? '')
  return (
    <>
      {offered.length > 0 && (
        <DeferredDropdown
          trigger={['click']}
          menu={{
            items: offered.map((action) => ({
              key: action.name,
              label: actionLabel(tools, parkingCard.name, action),
            })),
            onClick: ({ key }) => {
              const action = offered.find(({ name }) => name === key)
              if (action !== undefined) start(action, [card])
            },
          }}
        >
          <Button icon={<IdcardOutlined aria-hidden />}>
            {tools.t('console.parking.card', { code })} <DownOutlined aria-hidden />
          </Button>
        </DeferredDropdown>
      )}
      {dialogs}
    </>
  )
}

type Move = Extract<RecordAction, { kind: 'transition' }>
const isMove = (action: RecordAction): action is Move => action.kind === 'transition'
