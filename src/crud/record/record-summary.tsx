import { type ReactNode } from 'react'
import { Link } from 'react-router'
import { isPresent } from '#core/condition.ts'
import { allFields } from '#core/derive/fields.ts'
import { relationsOf } from '#core/derive/relations.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { Fact, RelatedFact } from '#core/facts.ts'
import type { Values, ViewTools } from '#src/fields/field-view.ts'
import { fieldLabel } from '#src/fields/words.ts'
import type { Views } from '#src/crud/views.ts'
import { RecordValue } from '../columns/field-cell.tsx'
import { keyFacts } from './sections.ts'
import { useFacts, type FoundFact } from './use-facts.ts'

interface RecordSummaryProps {
  readonly entity: AnyEntity
  readonly record: Values
  readonly tools: ViewTools
  readonly views: Views
}

const isRelated = (fact: Fact): fact is RelatedFact => typeof fact !== 'string'

/** What one looks for first: the declaration's facts, each where there is one and the user may read it. */
export function RecordSummary({ entity, record, tools, views }: RecordSummaryProps) {
  const facts = entity.summary ?? keyFacts(entity, tools, record)
  const found = useFacts({ entity, record, facts: facts.filter(isRelated), tools })
  const shown = facts.flatMap((fact) => {
    const one = isRelated(fact)
      ? relatedFact({ entity, fact, found, tools })
      : ownFact({ entity, record, tools, views, name: fact })
    return one === undefined ? [] : [one]
  })
  if (shown.length === 0) return null
  return (
    <dl className="lobby-summary" aria-label={tools.t('console.crud.record.summary')}>
      {shown.map(({ name, label, value }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

interface ShownFact {
  readonly name: string
  readonly label: string
  readonly value: ReactNode
}

interface RelatedFactInput {
  readonly entity: AnyEntity
  readonly fact: RelatedFact
  readonly found: ReadonlyMap<string, FoundFact | null | undefined>
  readonly tools: ViewTools
}

function relatedFact({ entity, fact, found, tools }: RelatedFactInput): ShownFact | undefined {
  const { name } = fact
  if (!found.has(name)) return undefined
  const one = found.get(name)
  const own = tools.t(`entity.${entity.name}.facts.${name}`, { defaultValue: '' })
  const label = own === '' && one ? fieldLabel(tools.t, one.entity.name, one.field) : own
  // Its place is kept while it loads, so that nothing moves when it comes.
  if (one === undefined) return { name, label: own, value: <span className="lobby-nothing">…</span> }
  return {
    name,
    label,
    value:
      one === null ? (
        <span className="lobby-nothing">–</span>
      ) : (
        <RecordValue entity={one.entity} name={one.field} record={one.record} tools={tools} />
      ),
  }
}

/** A field of the record; of a has-many field the number of its records, which leads to them. */
function ownFact(input: RecordSummaryProps & { readonly name: string }): ShownFact | undefined {
  const { entity, record, tools, views, name } = input
  if (allFields(entity)[name] === undefined) return undefined
  const label = fieldLabel(tools.t, entity.name, name)
  const relation = relationsOf(entity)[name]
  if (relation?.via !== undefined) {
    const total = record[`${name}_count`]
    if (typeof total !== 'number' || !tools.can('read', relation.target)) return undefined
    const value =
      total === 0 ? <span className="lobby-nothing">0</span> : <Link to={`?tab=${name}`}>{total}</Link>
    return { name, label, value }
  }
  if (!isPresent(record[name]) || !tools.can('read', entity.name, name)) return undefined
  const value = <RecordValue entity={entity} name={name} record={record} tools={tools} views={views} />
  return { name, label, value }
}
