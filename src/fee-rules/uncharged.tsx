import { Button, Card, Skeleton } from 'antd'
import { useState } from 'react'
import { monthOf, officeToday } from '#core/days.ts'
import { listUncharged } from '#domain/calls/fee-rules.ts'
import { Failure } from '../crud/list/list-states.tsx'
import type { ListPartProps } from '../crud/views.ts'
import { useReport } from '../data/use-report.ts'
import { formatMonth, formatNumber } from '../fields/format.ts'
import { MonthPicker } from '../fields/parts/month-picker.tsx'
import { useSession } from '../session/session.ts'
import { UnchargedTable } from './uncharged-table.tsx'
import './fee-rules.css'

/** Apartments that no fee of a kind charges in a month: what a rule forgot costs the building every month. */
export function Uncharged({ tools, view }: ListPartProps) {
  const { t, language } = tools
  const { building } = useSession()
  const [month, setMonth] = useState(() => monthOf(officeToday()))
  const [isOpen, setOpen] = useState(false)
  const { data, error, isPending, refetch } = useReport({
    call: listUncharged,
    input: { params: { building_id: building?.id, month } },
    of: ['fee_rule', 'fee_setting', 'apartment'],
  })
  if (view !== undefined) return null
  const words = 'console.fee_rules.uncharged'
  const count = (total: number) => formatNumber(total, { language, digits: 0 })
  const content = () => {
    if (error !== null)
      return <Failure title={t(`${words}.load_failed`)} error={error} t={t} retry={() => void refetch()} />
    if (isPending) return <Skeleton active title={false} paragraph={{ rows: 1 }} />
    const said = { month: formatMonth(month), total: count(data.total) }
    if (data.total === 0) return <p role="status">{t(`${words}.none`, said)}</p>
    return (
      <>
        <p role="status">
          {t(`${words}.found`, said)}
          <Button type="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t(`${words}.${isOpen ? 'hide' : 'see'}`)}
          </Button>
        </p>
        {isOpen && data.total > data.rows.length && (
          <p className="lobby-secondary">{t(`${words}.cut`, { shown: count(data.rows.length) })}</p>
        )}
        {isOpen && <UnchargedTable rows={data.rows} tools={tools} />}
      </>
    )
  }
  return (
    <Card size="small" className="lobby-uncharged" title={<h2>{t(`${words}.title`)}</h2>}>
      <MonthPicker aria-label={t(`${words}.month`)} value={month} onChange={setMonth} />
      {content()}
    </Card>
  )
}
