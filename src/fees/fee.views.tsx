import { ThunderboltOutlined } from '@ant-design/icons'
import { fee } from '#entities/fees/fee.ts'
import { LinkButton } from '../crud/actions/link-button.tsx'
import { ApprovalSummary } from './approval-summary.tsx'
import { ApproveMonth } from './approve-month.tsx'
import { CorrectFee } from './correct-fee.tsx'
import { FeeTrace } from './fee-trace.tsx'
import { NoticesOfFee } from './notices-of-fee.tsx'
import { Replacement } from './replacement.tsx'
import { wordInAddress } from './fee-lists.ts'
import { defineViews, type ForetellProps, type ListPartProps, type SlotProps } from '../crud/views.ts'
import { useSession } from '../session/session.ts'
import './fees.css'

/** A fee shows its calculation. It is corrected by a new fee, and drafts are approved by the month. */
export const views = defineViews(fee, {
  slots: { trace: Origin },
  actions: CorrectFee,
  listActions: ListActions,
  foretell: { approve: ForetellApproval },
})

function ForetellApproval({ records, tools }: ForetellProps<typeof fee>) {
  const { building } = useSession()
  if (building === undefined) return null
  return (
    <ApprovalSummary asked={{ buildingId: building.id, ids: records.map(({ id }) => id) }} tools={tools} />
  )
}

function Origin({ record, tools, onChange }: SlotProps<typeof fee>) {
  // A record that is still being typed has no history.
  if (onChange !== undefined) return null
  return (
    <>
      <Replacement record={record} tools={tools} />
      <NoticesOfFee record={record} tools={tools} />
      <FeeTrace record={record} tools={tools} />
    </>
  )
}

function ListActions({ tools, view }: ListPartProps) {
  if (view?.name === 'draft') return <ApproveMonth tools={tools} />
  if (view?.trashed === true || !tools.can('create', 'group_fee_slip')) return null
  const type = view?.where !== undefined && 'equals' in view.where ? String(view.where.equals) : undefined
  return (
    <LinkButton
      icon={<ThunderboltOutlined />}
      to={`/manage-fee-create${type === undefined ? '' : `/${wordInAddress(type)}`}`}
    >
      {tools.t('console.fees.run.of_month')}
    </LinkButton>
  )
}
