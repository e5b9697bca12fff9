import { Skeleton } from 'antd'
import { useSearchParams } from 'react-router'
import { isMonth } from '#core/fields/calendar.ts'
import { readFeeStatistics } from '#domain/calls/fees.ts'
import { registry } from '#entities/index.ts'
import { Failure } from '../crud/list/list-states.tsx'
import { moduleCrumb } from '../crud/record/page-crumbs.ts'
import { monthOf, officeToday } from '#core/days.ts'
import { formatMonth } from '../fields/format.ts'
import { useViewTools } from '../fields/use-view-tools.ts'
import { Section } from '../ui/section.tsx'
import { useSession } from '../session/session.ts'
import { Page } from '../shell/page.tsx'
import { MonthChart } from './month-chart.tsx'
import { MonthPicker } from '../fields/parts/month-picker.tsx'
import { NoFees } from './no-fees.tsx'
import { StatisticTable } from './statistic-table.tsx'
import { useReport } from '../data/use-report.ts'
import './fees.css'
import '../crud/crud.css'

/** The fees of a month by type, and the twelve months up to it: charged and collected. The address holds the month. */
export function FeeStatisticPage() {
  const tools = useViewTools()
  const { t } = tools
  const { building } = useSession()
  const [params, setParams] = useSearchParams()
  const asked = params.get('month') ?? ''
  const month = isMonth(asked) ? asked : monthOf(officeToday())
  const { data, error, isPending, refetch } = useReport({
    call: readFeeStatistics,
    input: { params: { building_id: building?.id, month } },
    of: ['fee', 'receipt'],
  })
  const content = () => {
    if (error !== null)
      return (
        <Failure
          title={t('console.fees.statistic.load_failed')}
          error={error}
          t={t}
          retry={() => void refetch()}
        />
      )
    if (isPending) return <Skeleton active paragraph={{ rows: 10 }} />
    return (
      <>
        {data.types.length === 0 ? (
          <NoFees month={month} months={data.months} tools={tools} />
        ) : (
          <StatisticTable types={data.types} month={month} tools={tools} />
        )}
        <Section title={t('console.fees.statistic.year', { month: formatMonth(month) })}>
          <MonthChart months={data.months} tools={tools} />
        </Section>
      </>
    )
  }
  return (
    <Page
      title={t('console.fees.statistic.title')}
      subtitle={building?.name}
      breadcrumb={moduleCrumb(tools, registry.fee)}
      actions={
        <MonthPicker
          aria-label={t('console.fees.statistic.month')}
          value={month}
          onChange={(picked) => setParams({ month: picked })}
        />
      }
    >
      {content()}
    </Page>
  )
}
