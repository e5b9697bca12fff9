import { translateOr } from '#src/i18n/use-t.ts'
import { Button, Empty, Skeleton, Timeline } from 'antd'
import { allFields } from '#core/derive/fields.ts'
import { isPresent } from '#core/condition.ts'
import type { AnyEntity } from '#core/entity.ts'
import { fetchHistory, type HistoryEntry, type HistoryPage } from '#src/data/record-history.ts'
import { useInfiniteQuery } from '#src/data/use-query.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { formatDateTime } from '#src/fields/format.ts'
import { viewOf } from '#src/fields/index.ts'
import { knownKey, KnownRecordsContext, type KnownRecords } from '#src/fields/references/known-records.ts'
import { fieldLabel } from '#src/fields/words.ts'
import { Failure } from '../list/list-states.tsx'
import { entityLabel } from '#src/i18n/entity-label.ts'

interface RecordHistoryProps {
  readonly entity: AnyEntity
  readonly id: string
  /** The record's version: a new one has a new line. */
  readonly version: number
  readonly tools: ViewTools
}

const perPage = 20

/** Who changed what and when, field by field, newest first. */
export function RecordHistory({ entity, id, version, tools }: RecordHistoryProps) {
  const { t } = tools
  const history = useInfiniteQuery({
    queryKey: ['history', entity.name, id, version],
    queryFn: ({ pageParam }) => fetchHistory(entity, { id, page: pageParam, limit: perPage }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (pages.length * perPage < last.total ? pages.length + 1 : undefined),
  })
  if (history.isPending) return <Skeleton active />
  if (history.error !== null)
    return (
      <Failure
        title={t('console.crud.record.load_failed', { one: entityLabel(t, entity.name, 'one') })}
        error={history.error}
        t={t}
        retry={() => void history.refetch()}
      />
    )
  const entries = history.data.pages.flatMap((page) => page.data)
  if (entries.length === 0)
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('console.crud.record.history_empty')} />
  return (
    <KnownRecordsContext value={namedIn(entity, history.data.pages)}>
      <Timeline
        items={entries.map((entry) => ({
          key: entry.id,
          children: <Entry entity={entity} entry={entry} tools={tools} />,
        }))}
      />
      {history.hasNextPage && (
        <Button loading={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
          {t('console.crud.record.more_history')}
        </Button>
      )}
    </KnownRecordsContext>
  )
}

/** What the lines name, so that they say it also where the reader may not list such records. */
function namedIn(entity: AnyEntity, pages: readonly HistoryPage[]): KnownRecords {
  const fields = allFields(entity)
  const targetOf = (name: string) => {
    const { target } = (fields[name] ?? {}) as { readonly target?: unknown }
    return typeof target === 'string' ? target : ''
  }
  return new Map(
    pages.flatMap(({ named = {} }) =>
      Object.entries(named).flatMap(([name, records]) =>
        records.map((record) => [knownKey(targetOf(name), record.id), record] as const),
      ),
    ),
  )
}

const generic = ['create', 'update', 'delete', 'restore', 'import', 'reissue', 'view', 'download']

/** The name of what was done: one of the usual words, or the entity's own transition. */
export const logLabel = ({ t }: ViewTools, entityName: string, action: string) =>
  generic.includes(action)
    ? translateOr(t, `console.crud.record.log_${action}`, action)
    : translateOr(t, `entity.${entityName}.actions.${action}`, action)

interface Imported {
  readonly import_file?: unknown
  readonly import_uploader?: unknown
}

/** The file that a change comes from and its uploader. The line itself names the person who started the import. */
export function importNote({ t }: ViewTools, { import_file: file, import_uploader: uploader }: Imported) {
  if (typeof file !== 'string') return undefined
  const name = typeof uploader === 'string' ? uploader : '–'
  return t('console.crud.record.history_import', { file, name })
}

function Entry({
  entity,
  entry,
  tools,
}: {
  readonly entity: AnyEntity
  readonly entry: HistoryEntry
  readonly tools: ViewTools
}) {
  const { t } = tools
  const note = importNote(tools, entry)
  return (
    <>
      <strong>{logLabel(tools, entity.name, entry.action)}</strong>{' '}
      {t('console.crud.record.history_by', {
        name: entry.actor_name ?? t('console.crud.record.history_system'),
      })}
      {' · '}
      <time dateTime={entry.created_at}>{formatDateTime(entry.created_at)}</time>
      {note !== undefined && <div className="lobby-secondary">{note}</div>}
      {entry.changes.length > 0 && (
        <div className="lobby-rows-box">
          <table className="lobby-rows lobby-diff">
            <thead>
              <tr>
                <th scope="col">{t('console.crud.record.history_field')}</th>
                <th scope="col">{t('console.crud.record.history_before')}</th>
                <th scope="col">{t('console.crud.record.history_after')}</th>
              </tr>
            </thead>
            <tbody>
              {entry.changes.map(({ field, before, after }) => (
                <tr key={field}>
                  <th scope="row">{fieldLabel(t, entity.name, field)}</th>
                  <td data-label={t('console.crud.record.history_before')}>
                    <PlainValue entity={entity} name={field} value={before} tools={tools} />
                  </td>
                  <td data-label={t('console.crud.record.history_after')}>
                    <PlainValue entity={entity} name={field} value={after} tools={tools} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  )
}

interface PlainValueProps {
  readonly entity: AnyEntity
  readonly name: string
  readonly value: unknown
  readonly tools: ViewTools
}

/** A value apart from its record. */
export function PlainValue({ entity, name, value, tools }: PlainValueProps) {
  const field = allFields(entity)[name]
  if (field === undefined || !isPresent(value)) return <span className="lobby-nothing">–</span>
  const { Plain } = viewOf(field)
  return <Plain entityName={entity.name} name={name} field={field} value={value} tools={tools} />
}
