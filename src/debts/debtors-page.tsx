import { Card, Checkbox, DatePicker, Select, Skeleton } from 'antd'
import { useSearchParams } from 'react-router'
import { officeToday } from '#core/days.ts'
import { exportDebtors, listDebtors } from '#domain/calls/debts.ts'
import { debtorKinds } from '#domain/money/payers.ts'
import { registry } from '#entities/index.ts'
import { Failure } from '../crud/list/list-states.tsx'
import { moduleCrumb } from '../crud/record/page-crumbs.ts'
import { callForFile } from '../data/call-api.ts'
import { useReport } from '../data/use-report.ts'
import { dayFormats } from '../fields/filters/day-filter.tsx'
import { dayFromPicker, dayToPicker, monthFromPicker, monthToPicker } from '../fields/filters/days.ts'
import { RecordSelect } from '../fields/references/record-select.tsx'
import { useViewTools } from '../fields/use-view-tools.ts'
import { DownloadButtons, allFormats } from '../ledger/download-buttons.tsx'
import { useSession } from '../session/session.ts'
import { Page } from '../shell/page.tsx'
import { debtorKindLabel } from './debtors.ts'
import { DebtorsTable } from './debtors-table.tsx'
import '../fees/fees.css'
import './debtors.css'

/** Open fees by who owes them, by age. The address holds what it is narrowed to. */
export function DebtorsPage() {
  const tools = useViewTools()
  const { t } = tools
  const { building } = useSession()
  const [asked, setAsked] = useSearchParams()
  const month = asked.get('month') ?? ''
  const block = asked.get('block') ?? ''
  const day = asked.get('day') ?? ''
  const latest = dayToPicker(officeToday())
  const isEach = asked.get('each') === 'true'
  const kind = debtorKinds.find((one) => one === asked.get('kind'))
  const narrow = (name: 'month' | 'block' | 'kind' | 'day' | 'each', value: string | null | undefined) =>
    setAsked(
      (before) => {
        const after = new URLSearchParams(before)
        if (value === null || value === undefined || value === '') after.delete(name)
        else after.set(name, value)
        return after
      },
      { replace: true },
    )
  const params = {
    building_id: building?.id,
    month,
    block_id: block,
    as_of: day,
    each: isEach ? ('true' as const) : ('false' as const),
    ...(kind === undefined ? {} : { payer_kind: kind }),
  }
  const { data, error, refetch } = useReport({
    call: listDebtors,
    input: { params },
    of: ['debt', 'fee', 'receipt'],
  })
  const word = (name: 'kind' | 'month' | 'block' | 'all_kinds' | 'day' | 'today' | 'each') =>
    t(`console.debts.debtors.${name}`)
  const content = () => {
    if (error !== null)
      return (
        <Failure
          title={t('console.debts.debtors.load_failed')}
          error={error}
          t={t}
          retry={() => void refetch()}
        />
      )
    return data === undefined ? (
      <Skeleton active paragraph={{ rows: 8 }} />
    ) : (
      <DebtorsTable reply={data} building={building?.id} day={day} tools={tools} />
    )
  }
  return (
    <Page
      title={t('console.menu.title.debtors')}
      subtitle={building?.name}
      breadcrumb={moduleCrumb(tools, registry.debt)}
      actions={
        <DownloadButtons
          formats={allFormats}
          name="debtors"
          disabled={data === undefined}
          t={t}
          load={(format) => callForFile(exportDebtors, { params: { ...params, format } })}
        />
      }
    >
      <Card size="small" className="lobby-statement">
        <div className="lobby-debtor-filters">
          <label>
            {word('kind')}
            <Select
              aria-label={word('kind')}
              allowClear
              placeholder={word('all_kinds')}
              value={kind ?? null}
              onChange={(next: string | undefined) => narrow('kind', next)}
              options={debtorKinds.map((one) => ({ value: one, label: debtorKindLabel(t, one) }))}
            />
          </label>
          <label>
            {word('month')}
            <DatePicker
              aria-label={word('month')}
              picker="month"
              format={['MM/YYYY', 'M/YYYY', 'YYYY-MM']}
              placeholder="MM/YYYY"
              value={month === '' ? null : monthToPicker(month)}
              onChange={(picked) => narrow('month', monthFromPicker(picked))}
            />
          </label>
          <label>
            {word('block')}
            <RecordSelect
              target={registry.block}
              tools={tools}
              element={{ 'aria-label': word('block') }}
              value={block === '' ? [] : [block]}
              onChange={([next]) => narrow('block', next)}
            />
          </label>
          <label>
            {word('day')}
            <DatePicker
              aria-label={word('day')}
              format={dayFormats}
              placeholder={word('today')}
              {...(latest === null ? {} : { maxDate: latest })}
              value={day === '' ? null : dayToPicker(day)}
              onChange={(picked) => narrow('day', dayFromPicker(picked))}
            />
          </label>
          <Checkbox
            checked={isEach}
            onChange={({ target }) => narrow('each', target.checked ? 'true' : undefined)}
          >
            {word('each')}
          </Checkbox>
        </div>
        {content()}
      </Card>
    </Page>
  )
}
