import { DownOutlined, IdcardOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { parkingCard } from '#entities/parking/parking-card.ts'
import { vehicle } from '#entities/parking/vehicle.ts'
import { actionLabel, actionsFor, pageRights, type RecordAction } from '#src/crud/actions/actions.ts'
import { useRecordActions } from '#src/crud/actions/use-record-actions.tsx'
import { useRecord } from '#src/crud/record/use-record.ts'
import type { ActionsProps } from '#src/crud/views.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { DeferredDropdown } from '#src/ui/deferred.tsx'

const RecordFieldsDialog = lazy(async () => ({
  default: (await import('#src/crud/form/record-fields-dialog.tsx')).RecordFieldsDialog,
}))

/** What a vehicle gives for its card, and for a second one, and how each is called. */
const cards = {
  parking_card_id: { asks: ['card_type_id', 'parking_card_id', 'price'], issue: 'issue', held: 'card' },
  sub_card_id: { asks: ['sub_card_id'], issue: 'issue_sub', held: 'sub_card' },
} as const

/**
 * A vehicle without a card gets a free one of its type; what is done to the cards that it has. One that may not park any
 * longer gets none, but what it has is locked or taken back.
 */
export function VehicleCard(props: ActionsProps<typeof vehicle>) {
  return (
    <>
      <OneCard field="parking_card_id" {...props} />
      <OneCard field="sub_card_id" {...props} />
    </>
  )
}

function OneCard({
  field,
  record,
  tools,
  reload,
}: ActionsProps<typeof vehicle> & { readonly field: keyof typeof cards }) {
  const { t } = tools
  const [isIssuing, setIssuing] = useState(false)
  const { asks, issue, held } = cards[field]
  const id = record[field]
  const mayPark = record.status === 'active'
  if (typeof id === 'string')
    return (
      <CardMenu key={record.version} id={id} held={held} mayPark={mayPark} tools={tools} reload={reload} />
    )
  if (!mayPark || !tools.can('update', vehicle.name)) return null
  // A second card comes after the first.
  if (field === 'sub_card_id' && typeof record.parking_card_id !== 'string') return null
  const label = t(`console.parking.${issue}`)
  return (
    <>
      <Button icon={<IdcardOutlined aria-hidden />} onClick={() => setIssuing(true)}>
        {label}
      </Button>
      {isIssuing && (
        <Suspense>
          <RecordFieldsDialog
            entity={vehicle}
            record={record}
            names={[...asks]}
            requires={[field]}
            title={t('console.parking.issue_title', { plate: record.license_plate ?? '' })}
            okText={label}
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
  readonly held: (typeof cards)[keyof typeof cards]['held']
  readonly mayPark: boolean
  readonly tools: ViewTools
  readonly reload: () => void
}

function CardMenu({ id, held, mayPark, tools, reload }: CardMenuProps) {
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
  const offered = actionsFor(parkingCard, pageRights(parkingCard, tools), card)
    .filter(isMove)
    .filter(({ name }) => mayPark || name !== 'reissue')
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
            {tools.t(`console.parking.${held}`, { code })} <DownOutlined aria-hidden />
          </Button>
        </DeferredDropdown>
      )}
      {dialogs}
    </>
  )
}

type Move = Extract<RecordAction, { kind: 'transition' }>
const isMove = (action: RecordAction): action is Move => action.kind === 'transition'
