import type { groupFeeSlip } from '#entities/fees/group-fee-slip.ts'
import { CheckOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Dialog } from '../ui/dialog.tsx'
import { useState } from 'react'
import { formatNumber } from '../fields/format.ts'
import type { ActionsProps } from '../crud/views.ts'
import { useSession } from '../session/session.ts'
import { ApprovalSummary } from './approval-summary.tsx'
import { useApproval } from './use-approval.tsx'
import { useDrafts } from './use-drafts.ts'

/** All drafts of a finished run become what their apartments owe, once somebody has seen how many and how much. */
export function ApproveRun({ record, tools, reload }: ActionsProps<typeof groupFeeSlip>) {
  const { t, language } = tools
  const [isAsking, setAsking] = useState(false)
  const may = record.status !== 'running' && tools.can('approve', 'fee')
  const drafts = useDrafts({ group_fee_slip_id: record.id }, may)
  const { approve, isBusy } = useApproval(tools, () => {
    setAsking(false)
    reload()
  })
  const { building } = useSession()
  if (!may || drafts.total === 0 || building === undefined) return null
  const total = formatNumber(drafts.total, { language, digits: 0 })
  return (
    <>
      <Button type="primary" icon={<CheckOutlined />} onClick={() => setAsking(true)}>
        {t('console.fees.approve.run')}
      </Button>
      <Dialog
        open={isAsking}
        title={t('console.fees.approve.run_title', { total, name: String(record.name ?? '') })}
        okText={t('console.fees.approve.ok', { total })}
        cancelText={t('console.crud.record.cancel')}
        confirmLoading={isBusy}
        onOk={() => void approve({ buildingId: building.id, runId: record.id }, drafts.total)}
        onCancel={() => setAsking(false)}
      >
        {isAsking && <ApprovalSummary asked={{ buildingId: building.id, runId: record.id }} tools={tools} />}
        <p>{t('console.fees.approve.what')}</p>
      </Dialog>
    </>
  )
}
