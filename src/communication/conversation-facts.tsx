import { isPresent } from '#core/condition.ts'
import type { AnyRecord } from '#core/entity.ts'
import { formatDuration } from '#domain/duration.ts'
import { conversation } from '#entities/communication/conversation.ts'
import { RecordValue } from '#src/crud/columns/field-cell.tsx'
import { useViews } from '#src/crud/use-views.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { fieldLabel } from '#src/fields/words.ts'
import { OpenFees } from './open-fees.tsx'
import { isLate, isWaiting, minutesSince } from './waiting.ts'

interface ConversationFactsProps {
  readonly asked: AnyRecord
  readonly tools: ViewTools
}

const facts = [
  'apartment_id',
  'sender_id',
  'topic_id',
  'assignee_id',
  'receiver',
  'process_hours',
  'due_at',
  'result',
  'rating',
] as const satisfies readonly (keyof typeof conversation.fields)[]

/** Facts of the conversation; for a question about fees also what the apartment owes, to readers who may see debts. */
export function ConversationFacts({ asked, tools }: ConversationFactsProps) {
  const { t, language } = tools
  const views = useViews(conversation.name)
  const known = facts.filter((name) => isPresent(asked[name]))
  const apartmentId = asked['apartment_id']
  return (
    <>
      <dl>
        {known.map((name) => (
          <div key={name}>
            <dt>{fieldLabel(t, conversation.name, name)}</dt>
            <dd>
              <RecordValue entity={conversation} name={name} record={asked} tools={tools} views={views} />
              {name === 'due_at' && isWaiting(asked) && !isLate(asked) && (
                <span className="lobby-secondary">
                  {' · '}
                  {t('console.communication.left', {
                    time: formatDuration(-minutesSince(asked['due_at']), language, 1),
                  })}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {typeof asked['owed'] === 'string' && typeof apartmentId === 'string' && tools.can('read', 'debt') && (
        <OpenFees apartmentId={apartmentId} tools={tools} />
      )}
    </>
  )
}
