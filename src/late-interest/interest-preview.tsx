import { Card, Skeleton } from 'antd'
import { foretellLateInterest } from '#domain/calls/late-interest.ts'
import { Failure } from '../crud/list/list-states.tsx'
import { useReport } from '../data/use-report.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatMoney, formatMonth, formatNumber } from '../fields/format.ts'
import { useSession } from '../session/session.ts'
import { InterestTable } from './interest-table.tsx'

interface InterestPreviewProps {
  /** yyyy-MM */
  readonly month: string
  readonly tools: ViewTools
}

/** What a run of this month would charge, calculated by the same code. */
export function InterestPreview({ month, tools }: InterestPreviewProps) {
  const { t, language, currency } = tools
  const { building } = useSession()
  const { data, error, isPending, refetch } = useReport({
    call: foretellLateInterest,
    input: { params: { building_id: building?.id, month } },
    of: ['late_interest_rule', 'late_interest_run', 'fee', 'receipt'],
  })
  const words = 'console.late_interest'
  const count = (total: number) => formatNumber(total, { language, digits: 0 })
  const content = () => {
    if (error !== null)
      return <Failure title={t(`${words}.load_failed`)} error={error} t={t} retry={() => void refetch()} />
    if (isPending) return <Skeleton active title={false} paragraph={{ rows: 2 }} />
    const { amount, apartments, lines, rows } = data
    if (lines === 0) return <p role="status">{t(`${words}.none`, { month: formatMonth(month) })}</p>
    return (
      <>
        <p role="status">
          {t(`${words}.found`, {
            month: formatMonth(month),
            apartments: count(apartments),
            amount: formatMoney(amount, currency, language),
          })}
        </p>
        {lines > rows.length && (
          <p className="lobby-secondary">{t(`${words}.cut`, { shown: count(rows.length) })}</p>
        )}
        <InterestTable of={data} tools={tools} />
      </>
    )
  }
  return (
    <Card size="small" title={<h2>{t(`${words}.title`)}</h2>}>
      <p className="lobby-secondary">{t(`${words}.what`)}</p>
      {content()}
    </Card>
  )
}
