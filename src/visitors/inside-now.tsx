import { Button, Skeleton } from 'antd'
import type { AnyRecord } from '#core/entity.ts'
import { formatDuration } from '#domain/duration.ts'
import { visitor } from '#entities/people/visitor.ts'
import { Failure } from '../crud/list/list-states.tsx'
import { useRecordActions } from '../crud/actions/use-record-actions.tsx'
import { useList } from '../data/use-list.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatDateTime } from '../fields/format.ts'
import { titleOf } from '../fields/references/entities.ts'

interface InsideNowProps {
  readonly buildingId: string | undefined
  readonly tools: ViewTools
}

/** The most that the gate lists; the list of visitors has all. */
const most = 50

/** Who has come in and not left, the longest first: a guest who leaves without the pass is let out here. */
export function InsideNow({ buildingId, tools }: InsideNowProps) {
  const { t } = tools
  const { records, total, query } = useList<AnyRecord>({
    resource: visitor.name,
    pageSize: most,
    sort: [{ field: 'checked_in_at', desc: false }],
    filters: [
      { field: 'status', operator: 'eq', value: 'approved' },
      { field: 'checked_in_at', operator: 'nnull', value: true },
      { field: 'checked_out_at', operator: 'null', value: true },
    ],
    query: {
      columns: [
        'id',
        'version',
        'name',
        'code',
        'apartment_id',
        'to_time',
        'checked_in_at',
        'checked_out_at',
      ],
      with: ['apartment'],
      buildingId,
    },
    isLive: true,
    staleTime: 0,
  })
  const { start, dialogs } = useRecordActions({ entity: visitor, tools, onDone: () => undefined })
  const leave = (record: AnyRecord) => {
    const transition = visitor.lifecycle?.transitions.check_out
    if (transition !== undefined) start({ kind: 'transition', name: 'check_out', transition }, [record])
  }
  const content = () => {
    if (query.error !== null)
      return (
        <Failure
          title={t('console.visitors.inside_failed')}
          error={query.error}
          t={t}
          retry={() => void query.refetch()}
        />
      )
    if (query.isPending) return <Skeleton active paragraph={{ rows: 4 }} />
    if (records.length === 0) return <p className="lobby-secondary">{t('console.visitors.nobody_inside')}</p>
    return (
      <ul>
        {records.map((record) => (
          <li key={record.id}>
            <Guest record={record} tools={tools} />
            {tools.can('update', visitor.name) && (
              <Button
                aria-label={`${t('console.visitors.leave')}: ${titleOf(visitor, record)}`}
                onClick={() => leave(record)}
              >
                {t('console.visitors.leave')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    )
  }
  return (
    <section className="visitor-inside" aria-labelledby="visitor-inside">
      <h2 id="visitor-inside">
        {t('console.visitors.inside_now')}
        {total > 0 && <span className="lobby-secondary"> {total}</span>}
      </h2>
      {content()}
      {dialogs}
    </section>
  )
}

const minutesSince = (instant: string) => (Date.now() - Date.parse(instant)) / 60_000
const isOverdue = (record: AnyRecord) => Date.parse(String(record['to_time'])) < Date.now()

function Guest({
  record,
  tools: { t, language, pathOf, follow },
}: {
  readonly record: AnyRecord
  readonly tools: ViewTools
}) {
  const path = pathOf(visitor.name, record.id)
  const name = titleOf(visitor, record)
  const apartment = record['apartment']
  const code =
    typeof apartment === 'object' && apartment !== null && 'code' in apartment ? String(apartment.code) : ''
  const cameAt = String(record['checked_in_at'])
  const stay = minutesSince(cameAt)
  return (
    <div>
      {path === undefined ? (
        <strong>{name}</strong>
      ) : (
        <a href={path} onClick={follow}>
          <strong>{name}</strong>
        </a>
      )}
      <span className="lobby-secondary">
        {[
          code,
          t('console.visitors.inside_since', { time: formatDateTime(cameAt) }),
          formatDuration(stay, language),
        ]
          .filter((part) => part !== '')
          .join(' · ')}
      </span>
      {isOverdue(record) && (
        <span className="visitor-verdict" data-answer="later">
          {t('console.visitors.overdue')}
        </span>
      )}
    </div>
  )
}
