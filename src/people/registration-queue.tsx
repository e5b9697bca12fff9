import { Button, Empty, Skeleton } from 'antd'
import { useMemo, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { AnyRecord, StateOf } from '#core/entity.ts'
import { readRegistrationMatches } from '#domain/calls/people.ts'
import { residentRegistration } from '#entities/people/resident-registration.ts'
import { Failure } from '#src/crud/list/list-states.tsx'
import type { ListPartProps } from '#src/crud/views.ts'
import { useList } from '#src/data/use-list.ts'
import { useReport } from '#src/data/use-report.ts'
import { formatDateTime } from '#src/fields/format.ts'
import { isRecord, titleOf } from '#src/fields/references/entities.ts'
import { relationsFor } from '#src/fields/references/relations.ts'
import { useSession } from '#src/session/session.ts'
import { useSingleKeys } from '#src/ui/single-keys.ts'
import { RegistrationCase } from './registration-case.tsx'
import './people.css'

const columns = [
  'id',
  'version',
  'created_at',
  'status',
  ...Object.keys(residentRegistration.fields).filter((name) => name !== 'reject_reason'),
]
const filters = [
  { field: 'status', operator: 'eq' as const, value: 'new' satisfies StateOf<typeof residentRegistration> },
]

/** The registrations that wait, the oldest first; the chosen one beside the residents who may be the same person. */
export function RegistrationQueue({ entity, tools }: ListPartProps) {
  const { t } = tools
  const { building } = useSession()
  const buildingId = building?.id ?? ''
  const [params, setParams] = useSearchParams()
  const shown = useMemo(() => columns.filter((name) => tools.can('read', entity.name, name)), [entity, tools])
  const { records, query } = useList<AnyRecord>({
    resource: entity.name,
    filters,
    sort: [{ field: 'created_at', desc: false }],
    pageSize: 'all',
    query: { columns: shown, with: relationsFor(entity, shown), buildingId },
    isLive: true,
  })
  const { data: matches } = useReport({
    call: readRegistrationMatches,
    input: { params: { building_id: buildingId } },
    of: ['resident_registration', 'resident'],
  })
  /** Those that were decided here: they wait no more before the list comes anew. */
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set())
  const waiting = useMemo(() => records.filter(({ id }) => !decided.has(id)), [records, decided])
  const first = waiting[0]?.id
  // What a colleague decides must not put another applicant under the hand that is about to decide.
  const [shownFirst, setShownFirst] = useState<string>()
  if (shownFirst === undefined && first !== undefined) setShownFirst(first)
  const named = params.get('registration') ?? shownFirst
  const at = waiting.findIndex(({ id }) => id === named)
  const asked = waiting[at]
  const open = (id: string | undefined) => {
    setShownFirst(id)
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (id === undefined) next.delete('registration')
        else next.set('registration', id)
        return next
      },
      { replace: true },
    )
  }
  const onDecided = (id: string) => {
    setDecided((before) => new Set([...before, id]))
    open((waiting[at + 1] ?? waiting[at - 1])?.id)
  }
  const step = (by: 1 | -1) => () => {
    const next = waiting[at + by]
    if (next !== undefined) open(next.id)
  }
  useSingleKeys({ j: step(1), k: step(-1) })
  const content = (): ReactNode => {
    if (query.error !== null)
      return (
        <Failure
          title={t('console.crud.list.load_failed')}
          error={query.error}
          t={t}
          retry={() => void query.refetch()}
        />
      )
    if (query.isPending) return <Skeleton active paragraph={{ rows: 10 }} style={{ padding: 16 }} />
    if (waiting.length === 0)
      return (
        <Empty
          className="lobby-empty"
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={t('console.people.none_wait')}
        />
      )
    return (
      <div className="lobby-queue">
        <nav aria-label={t('console.people.queue')}>
          <p className="lobby-secondary">{t('console.people.waiting', { total: waiting.length })}</p>
          <ul>
            {waiting.map((record) => (
              <li key={record.id}>
                <button type="button" aria-current={record === asked} onClick={() => open(record.id)}>
                  <strong>{titleOf(entity, record)}</strong>
                  <span>{isRecord(record['apartment']) ? String(record['apartment']['code']) : ''}</span>
                  <span className="lobby-secondary">{formatDateTime(String(record['created_at']))}</span>
                </button>
              </li>
            ))}
          </ul>
        </nav>
        {asked === undefined ? (
          <Gone path={tools.pathOf(entity.name, named ?? '')} next={() => open(first)} tools={tools} />
        ) : (
          <RegistrationCase
            key={asked.id}
            asked={asked}
            matches={(matches ?? []).filter((one) => one.registration_id === asked.id)}
            isMatched={matches !== undefined}
            onDecided={() => onDecided(asked.id)}
            tools={tools}
          />
        )}
      </div>
    )
  }
  return <div className="lobby-list">{content()}</div>
}

interface GoneProps {
  readonly path: string | undefined
  readonly next: () => void
  readonly tools: ListPartProps['tools']
}

/** The registration of the address waits no more: a colleague has decided, or it was deleted. */
function Gone({ path, next, tools: { t, follow } }: GoneProps) {
  return (
    <section className="lobby-case" role="status">
      <p>{t('console.people.gone')}</p>
      <div className="lobby-decision-bar">
        <Button type="primary" onClick={next}>
          {t('console.people.next')}
        </Button>
        {path !== undefined && (
          <a href={path} onClick={follow}>
            {t('console.people.see')}
          </a>
        )}
      </div>
    </section>
  )
}
