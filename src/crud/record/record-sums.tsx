import { isZero } from '#core/amount.ts'
import type { AnyEntity, AnyRecord } from '#core/entity.ts'
import type { Transition } from '#core/lifecycle.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { fieldLabel } from '#src/fields/words.ts'
import { mayMove } from '../actions/actions.ts'
import { summableOf, sumsOf, sumText } from './sums.ts'

interface RecordSumsProps {
  readonly entity: AnyEntity
  readonly records: readonly AnyRecord[]
  /** Those that it cannot move are not counted: they will be refused. */
  readonly transition: Transition
  readonly tools: ViewTools
}

/** What several records come to, before a step moves all of them: each amount of their list, by currency. */
export function RecordSums({ entity, records, transition, tools }: RecordSumsProps) {
  const moved = records.filter((record) => mayMove(entity, transition, record))
  // A sum of some of them would look like that of all.
  const names = summableOf(entity, entity.list.columns, tools).filter((name) =>
    moved.every((record) => Object.hasOwn(record, name)),
  )
  const rows = [...sumsOf(entity, names, { records: moved, tools })].flatMap(([name, sums]) => {
    const amounts = [...sums].filter(([, amount]) => !isZero(amount))
    return amounts.length === 0 ? [] : [{ name, amounts }]
  })
  if (records.length < 2 || rows.length === 0) return null
  return (
    <dl className="lobby-tallies lobby-record-sums">
      {rows.map(({ name, amounts }) => (
        <div key={name}>
          <dt>{fieldLabel(tools.t, entity.name, name)}</dt>
          {amounts.map(([currency, amount]) => (
            <dd key={currency}>
              {sumText(entity, name, { amount, currency }, { language: tools.language, saysCurrency: true })}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
