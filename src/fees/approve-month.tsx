import { CheckOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Dialog } from '../ui/dialog.tsx'
import { useState } from 'react'
import { monthOf, officeToday } from '#core/days.ts'
import { formatNumber } from '../fields/format.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { useSession } from '../session/session.ts'
import { MonthPicker } from '../fields/parts/month-picker.tsx'
import { ApprovalSummary } from './approval-summary.tsx'
import { useApproval } from './use-approval.tsx'
import { useDrafts } from './use-drafts.ts'

interface ApproveMonthProps {
  readonly tools: ViewTools
}

/** Approves every draft of a month, once they have been checked. */
export function ApproveMonth({ tools }: ApproveMonthProps) {
  const [isAsking, setAsking] = useState(false)
  if (!tools.can('approve', 'fee')) return null
  return (
    <>
      <Button icon={<CheckOutlined />} onClick={() => setAsking(true)}>
        {tools.t('console.fees.approve.month')}
      </Button>
      {isAsking && <Asking tools={tools} close={() => setAsking(false)} />}
    </>
  )
}

function Asking({ tools, close }: ApproveMonthProps & { readonly close: () => void }) {
  const { t, language } = tools
  const { building } = useSession()
  const newest = useDrafts({})
  const [picked, setPicked] = useState<string>()
  // The newest month is the likely choice.
  const month = picked ?? newest.month ?? monthOf(officeToday())
  const drafts = useDrafts({ month })
  const { approve, isBusy } = useApproval(tools, close)
  const total = formatNumber(drafts.total, { language, digits: 0 })
  return (
    <Dialog
      open
      title={t('console.fees.approve.month_title')}
      okText={t('console.fees.approve.ok', { total })}
      okButtonProps={{ disabled: drafts.total === 0 || drafts.isBusy }}
      cancelText={t('console.crud.record.cancel')}
      confirmLoading={isBusy}
      onOk={() => building !== undefined && void approve({ buildingId: building.id, month }, drafts.total)}
      onCancel={close}
    >
      <div className="lobby-field">
        <label htmlFor="approve-month">{t('console.report_figures.by.month')}</label>
        <MonthPicker id="approve-month" value={month} onChange={setPicked} />
      </div>
      <p role="status">
        {drafts.isBusy
          ? t('console.fields.loading')
          : t(`console.fees.approve.${drafts.total === 0 ? 'none' : 'found'}`, { total })}
      </p>
      {drafts.total > 0 && building !== undefined && (
        <ApprovalSummary asked={{ buildingId: building.id, month }} tools={tools} />
      )}
      <p className="lobby-secondary">{t('console.fees.approve.what')}</p>
    </Dialog>
  )
}
