import { CheckCircleFilled, CloseCircleFilled, ExclamationCircleFilled } from '@ant-design/icons'
import { Card, Skeleton } from 'antd'
import { Link } from 'react-router'
import { monthAfter } from '#core/days.ts'
import type { DataOf } from '#domain/calls/call.ts'
import { readClosingChecklist } from '#domain/calls/closing.ts'
import { isUnreadCheck, unreadTypes, type ClosingCheck } from '#domain/closing-checks.ts'
import { meteredKinds, meteredTypes } from '#domain/metered-kinds.ts'
import { Failure } from '../crud/list/list-states.tsx'
import { useReport } from '../data/use-report.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatMonth, formatNumber } from '../fields/format.ts'
import { entityLabel } from '../i18n/entity-label.ts'
import { listOf } from './closing-lists.ts'
import { movingCash } from './moving-cash.ts'
import './ledger.css'

type Checklist = DataOf<typeof readClosingChecklist>
type Check = Checklist['checks'][number]

const followed = [
  'fee',
  ...meteredTypes.flatMap((type) => [meteredKinds[type].meter, meteredKinds[type].reading]),
  'group_fee_slip',
  'closed_month',
  'journal_handover',
  ...movingCash,
] as const

interface ClosingChecklistProps {
  readonly buildingId: string
  /** yyyy-MM */
  readonly month: string
  readonly tools: ViewTools
}

/** What stands against closing the month, and what to look at first, each with the list that puts it right. */
export function ClosingChecklist({ buildingId, month, tools }: ClosingChecklistProps) {
  const { t } = tools
  const { data, error, refetch } = useReport({
    call: readClosingChecklist,
    input: { params: { building_id: buildingId, month } },
    of: followed,
  })
  const content = () => {
    if (error !== null)
      return (
        <Failure title={t('console.closing.load_failed')} error={error} t={t} retry={() => void refetch()} />
      )
    if (data === undefined) return <Skeleton active paragraph={{ rows: 6 }} />
    const isBlocked = data.checks.some(({ level, count }) => level === 'blocking' && count > 0)
    return (
      <>
        <p role="status">{t(`console.closing.${isBlocked ? 'blocked' : 'ready'}`)}</p>
        <ul className="lobby-checklist">
          {data.checks.map((one) => (
            <CheckLine key={one.check} of={one} checklist={data} month={month} tools={tools} />
          ))}
        </ul>
      </>
    )
  }
  return (
    <Card size="small" title={<h2>{t('console.closing.title', { month: formatMonth(month) })}</h2>}>
      {content()}
    </Card>
  )
}

interface CheckLineProps {
  readonly of: Check
  readonly checklist: Checklist
  readonly month: string
  readonly tools: ViewTools
}

/** Its words: the same of unread meters of every kind, whose name is in them. */
const wordOf = (check: ClosingCheck, t: ViewTools['t']) =>
  isUnreadCheck(check)
    ? ({
        word: 'unread_meters',
        meters: entityLabel(t, meteredKinds[unreadTypes[check]].meter, 'many'),
      } as const)
    : { word: check, meters: '' }

const icons = { fine: CheckCircleFilled, blocking: CloseCircleFilled, warning: ExclamationCircleFilled }

function CheckLine({ of: { check, level, count, examples = [] }, checklist, month, tools }: CheckLineProps) {
  const { t, language, can } = tools
  const state = count === 0 ? 'fine' : level
  const Icon = icons[state]
  const list = count === 0 ? undefined : listOf(check, month)
  const closed = checklist.closed_through
  const { word, meters } = wordOf(check, t)
  const values = {
    total: formatNumber(count, { language, digits: 0 }),
    next: closed === null ? '' : formatMonth(monthAfter(closed, 1)),
    meters,
  }
  return (
    <li data-state={state}>
      <Icon aria-label={t(`console.closing.states.${state}`)} />
      <span>
        {t(`console.closing.${count === 0 ? 'fine' : 'found'}.${word}`, values)}
        {examples.length > 0 && ` (${examples.join(', ')}${examples.length < count ? ', …' : ''})`}
      </span>
      {list !== undefined && can('list', list.entity) && (
        <Link to={list.path}>{t('console.closing.see')}</Link>
      )}
    </li>
  )
}
