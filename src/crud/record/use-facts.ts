import { listSort, sortsOf } from '#core/derive/list-sort.ts'
import { relationsOf } from '#core/derive/relations.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { RelatedFact } from '#core/facts.ts'
import { conditionNodes } from '#core/wire/filter.ts'
import { capabilities, offersFilter } from '#src/data/capabilities.ts'
import { fetchList } from '#src/data/list-request.ts'
import { useQueries } from '#src/data/use-query.ts'
import { factsKey } from '#src/data/use-refresh.ts'
import type { Values, ViewTools } from '#src/fields/field-view.ts'
import { entityNamed } from '#src/fields/references/entities.ts'
import { relationsFor } from '#src/fields/references/relations.ts'

/** The first record of a has-many field, for the facts that it holds. */
interface FirstRecord {
  readonly key: string
  readonly target: AnyEntity
  readonly via: string
  readonly facts: readonly RelatedFact[]
}

export interface FoundFact {
  /** The entity and the record that hold the field. */
  readonly entity: AnyEntity
  readonly record: Values
  readonly field: string
}

interface FactsInput {
  readonly entity: AnyEntity
  readonly record: Values
  readonly facts: readonly RelatedFact[]
  readonly tools: ViewTools
}

/**
 * The facts that other records hold, by name: undefined while they load, null where there is none. One small request for
 * each has-many field that is asked, none where the user may not read its records.
 */
export function useFacts({ entity, record, facts, tools }: FactsInput) {
  const firsts = firstRecords(entity, facts).filter(
    ({ target, facts: asked }) =>
      tools.can('read', target.name) && asked.every((fact) => isOffered(target, fact)),
  )
  const queries = useQueries({
    queries: firsts.map(({ key, target, via, facts: asked }) => ({
      queryKey: [factsKey, entity.name, record.id, record.version, key],
      queryFn: async () => (await fetchFirst({ target, via, asked }, String(record.id))) ?? null,
      retry: false,
    })),
  })
  return new Map(
    firsts.flatMap(({ target, facts: asked }, at) =>
      asked.map((fact): [string, FoundFact | null | undefined] => {
        const { data, isError } = queries[at] ?? {}
        if (isError === true) return [fact.name, null]
        return [fact.name, data === undefined || data === null ? data : holderOf(target, data, fact.show)]
      }),
    ),
  )
}

/** A fact of other records than were asked for would be wrong. */
const isOffered = (target: AnyEntity, { where, asked }: RelatedFact) =>
  conditionNodes(where).every((node) => offersFilter(target, node)) &&
  (asked === undefined || capabilities().questions)

function firstRecords(entity: AnyEntity, facts: readonly RelatedFact[]): FirstRecord[] {
  const groups = Map.groupBy(facts, ({ of, sort, where, asked }) => JSON.stringify([of, sort, where, asked]))
  return [...groups].flatMap(([key, group]): FirstRecord[] => {
    const relation = relationsOf(entity)[group[0]?.of ?? '']
    const target = relation === undefined ? undefined : entityNamed(relation.target)
    return relation?.via === undefined || target === undefined
      ? []
      : [{ key, target, via: relation.via, facts: group }]
  })
}

interface Asked {
  readonly target: AnyEntity
  readonly via: string
  readonly asked: readonly RelatedFact[]
}

async function fetchFirst({ target, via, asked }: Asked, id: string): Promise<Values | undefined> {
  const [fact] = asked
  const sort = fact?.sort === undefined ? listSort(target) : sortsOf(fact.sort)
  const rows = await fetchList<Values>({
    resource: target.name,
    filters: [{ field: via, operator: 'eq', value: id }, ...conditionNodes(fact?.where)],
    sort,
    pageSize: 1,
    query: {
      with: [...new Set(asked.flatMap(({ show }) => relationBehindShown(target, show)))],
      ...(fact?.asked === undefined ? {} : { extra: { ...fact.asked } }),
    },
  })
  return rows[0]
}

/** `resident.phone_number` needs the resident; `resident_id` needs them for their name. */
const relationBehindShown = (target: AnyEntity, show: string): readonly string[] => {
  const [first = '', second] = show.split('.')
  return second === undefined ? relationsFor(target, [first]) : [first]
}

function holderOf(target: AnyEntity, row: Values, show: string): FoundFact | null {
  const [first = '', second] = show.split('.')
  if (second === undefined) return { entity: target, record: row, field: first }
  const related = row[first]
  const other = entityNamed(relationsOf(target)[first]?.target ?? '')
  if (other === undefined || typeof related !== 'object' || related === null) return null
  return { entity: other, record: related as Values, field: second }
}
