import { CheckOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Dialog } from '../ui/dialog.tsx'
import { useState } from 'react'
import { sumAmounts } from '#core/amount.ts'
import { useList } from '../data/use-list.ts'
import { formatMoney, formatNumber } from '../fields/format.ts'
import type { ActionsProps } from '../crud/views.ts'
import { useSession } from '../session/session.ts'
import { useApproval } from './use-approval.tsx'

/** Up to this many drafts are added up here; for a larger run the run's total is shown. */
const mostAdded = 500

/** All drafts of a finished run become what their apartments owe, once somebody has seen how many and how much. */
export function ApproveRun({ record, tools, reload }: ActionsProps) {
  const { t, language, currency } = tools
  const [isAsking, setAsking] = useState(false)
  const may = record.status !== 'running' && tools.can('approve', 'fee')
  const drafts = useDrafts(record.id, may)
  const { approve, isBusy } = useApproval(tools, () => {
    setAsking(false)
    reload()
  })
  const { building } = useSession()
  if (!may || drafts.total === 0 || building === undefined) return null
  const total = formatNumber(drafts.total, { language, digits: 0 })
  // Nothing of the run is approved yet, so the run's total equals its drafts.
  const amount = drafts.amount ?? (drafts.total === record.fees_count ? String(record.amount) : undefined)
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
        {amount !== undefined && (
          <p className="lobby-sum">
            {t('console.fees.approve.sum')} <strong>{formatMoney(amount, currency, language)}</strong>
          </p>
        )}
        <p>{t('console.fees.approve.what')}</p>
      </Dialog>
    </>
  )
}

/** The number of drafts of a run, and their sum if there are few enough to add up. */
function useDrafts(runId: string, enabled: boolean) {
  const { records, total } = useList<{ id: string; amount: string | null }>({
    resource: 'fee',
    filters: [
      { field: 'group_fee_slip_id', operator: 'eq', value: runId },
      { field: 'status', operator: 'eq', value: 'draft' },
    ],
    pageSize: mostAdded,
    query: { columns: ['id', 'amount'] },
    enabled,
    isLive: true,
  })
  const isWhole = records.length === total
  return { total, amount: isWhole ? sumAmounts(records.map(({ amount }) => amount ?? '0')) : undefined }
}
