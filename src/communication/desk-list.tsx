import type { AnyEntity, AnyRecord } from '#core/entity.ts'
import { stateFieldOf } from '#core/derive/fields.ts'
import { formatDuration } from '#domain/duration.ts'
import { conversation } from '#entities/communication/conversation.ts'
import { OptionTag } from '#src/fields/choices/option-tag.tsx'
import type { Values, ViewTools } from '#src/fields/field-view.ts'
import { entityNamed, isRecord, titleOf } from '#src/fields/references/entities.ts'
import { fieldLabel } from '#src/fields/words.ts'
import { isLate, isWaiting, minutesSince } from './waiting.ts'

interface DeskListProps {
  readonly records: readonly AnyRecord[]
  /** The id of the open one. */
  readonly asked: string | undefined
  readonly open: (id: string) => void
  readonly whoIsAt: (id: string) => string | undefined
  readonly tools: ViewTools
}

const entity: AnyEntity = conversation
const state = stateFieldOf(entity) ?? ''

/** The conversations as rows: J and K move, Enter opens. */
export function DeskList({ records, asked, open, whoIsAt, tools }: DeskListProps) {
  const { t, language } = tools
  return (
    <nav aria-label={t('console.communication.list')}>
      <ul>
        {records.map((record) => {
          const status = String(record[state])
          const here = whoIsAt(record.id)
          const unanswered = Number(record['unanswered_count'] ?? 0)
          return (
            <li key={record.id}>
              <button
                type="button"
                data-row={record.id}
                data-late={isLate(record)}
                aria-current={record.id === asked}
                onClick={() => open(record.id)}
              >
                <strong>{titleOf(entity, record)}</strong>
                <span className="lobby-secondary">
                  {nameOf('apartment', record)} · {nameOf('sender', record, 'resident')}
                </span>
                <OptionTag
                  option={status}
                  color={entity.lifecycle?.states[status]?.color}
                  entityName={entity.name}
                  name={state}
                  tools={tools}
                />
                <span className="lobby-secondary">
                  {[isWaiting(record) && waitOf(record, tools), nameOf('assignee', record, 'account')]
                    .filter((part) => part !== false && part !== nothing)
                    .join(' · ')}
                </span>
                {unanswered > 0 && (
                  <span className="lobby-talks-new" title={fieldLabel(t, entity.name, 'unanswered_count')}>
                    <span className="lobby-unseen">{fieldLabel(t, entity.name, 'unanswered_count')}: </span>
                    {unanswered}
                  </span>
                )}
                {isLate(record) && (
                  <span className="lobby-overdue">
                    {t('console.fields.overdue')}{' '}
                    {formatDuration(minutesSince(record['due_at']), language, 1)}
                  </span>
                )}
                {here !== undefined && <em>{t('console.communication.here', { names: here })}</em>}
              </button>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

const waitOf = (record: Values, { t, language }: ViewTools) =>
  t('console.communication.since', {
    time: formatDuration(minutesSince(record['created_at']), language, 1),
  })

const nothing = '–'

/** The title of a related record; a dash if there is none, or the reader may not see it. */
function nameOf(relation: string, record: Values, entityName = relation): string {
  const named = record[relation]
  const target = entityNamed(entityName)
  return target !== undefined && isRecord(named) ? titleOf(target, named) : nothing
}
