import { holds } from '../condition.ts'
import type { Copied, CopyDates } from '../copy-rule.ts'
import type { AnyEntity } from '../entity.ts'
import { kindOf } from '../kinds.ts'
import type { Registry } from '../registry.ts'
import { normal } from '../text.ts'

type Values = Readonly<Record<string, unknown>>

/** How a copy of a building takes such records; undefined: not at all. */
export const copyRuleOf = ({ copied }: AnyEntity): Copied | undefined =>
  copied === undefined || copied === 'never' ? undefined : copied

/** A field of its own that names other records. */
export interface CopiedReference {
  readonly field: string
  readonly target: string
  readonly isMany: boolean
}

/** The fields that hold ids of other records. */
export const copiedReferences = (entity: AnyEntity): CopiedReference[] =>
  Object.entries(entity.fields).flatMap(([field, declaration]) => {
    const relation = kindOf(declaration).relation?.(declaration)
    return relation === undefined || relation.via !== undefined
      ? []
      : [{ field, target: relation.target, isMany: relation.many }]
  })

const comesAfter = (entity: AnyEntity): string[] => [
  ...copiedReferences(entity).map(({ target }) => target),
  ...(copyRuleOf(entity)?.after ?? []),
]

/** What a copy of a building takes, each entity after those that its records name. Throws where two name each other. */
export function copiedEntities(registry: Registry): AnyEntity[] {
  const ordered: AnyEntity[] = []
  let waiting = Object.values(registry).filter((entity) => copyRuleOf(entity) !== undefined)
  const isFree = (entity: AnyEntity) =>
    comesAfter(entity).every((early) => early === entity.name || !waiting.some(({ name }) => name === early))
  while (waiting.length > 0) {
    const free = waiting.filter(isFree)
    if (free.length === 0)
      throw new Error(`copied entities name each other: ${waiting.map(({ name }) => name).join(', ')}`)
    ordered.push(...free)
    waiting = waiting.filter((entity) => !free.includes(entity))
  }
  return ordered
}

/** The fields by which a record is known that the other building has already. */
export function copyKeyOf(entity: AnyEntity): readonly string[] {
  const { by } = copyRuleOf(entity) ?? {}
  const unique = Object.entries(entity.fields).find(([, field]) => field.unique === true)?.[0]
  return by ?? (unique === undefined ? (entity.uniqueTogether?.[0] ?? [entity.title]) : [unique])
}

/** Such a record's key as text, which heeds no case, as unique fields do. */
export const keyText = (names: readonly string[], record: Values): string =>
  normal(JSON.stringify(names.map((name) => record[name] ?? null))).toLowerCase()

/** The records that a copy made on that day takes, of all that a building has. */
export function recordsToCopy<R extends Values>(rule: Copied, records: readonly R[], today: string): R[] {
  const fitting = records.filter((record) => rule.where === undefined || holds(rule.where, record))
  const { dated } = rule
  return dated === undefined
    ? fitting
    : fitting.filter((record) => !isOver(dated, record, { records: fitting, today }))
}

interface Among {
  readonly records: readonly Values[]
  readonly today: string
}

/** It has ended, or one like it that holds already has taken its place. */
function isOver({ from, to, among }: CopyDates, record: Values, { records, today }: Among): boolean {
  const end = to === undefined ? undefined : record[to]
  if (typeof end === 'string' && end < sameLength(today, end)) return true
  if (among === undefined) return false
  const key = keyText(among, record)
  const begins = String(record[from])
  return records.some((other) => {
    const later = String(other[from])
    return later > begins && later <= sameLength(today, later) && keyText(among, other) === key
  })
}

/** The later of the day or month from which it holds and today. */
export const restartedOn = (from: string, today: string): string => {
  const now = sameLength(today, from)
  return from > now ? from : now
}

/** The day, or its month where months are compared. */
const sameLength = (day: string, like: string) => day.slice(0, like.length)

/** Records of a kind that may name others of it, each after the one that it names. */
export function namedFirst<R extends Values & { readonly id: string }>(
  fields: readonly string[],
  records: readonly R[],
): R[] {
  const ordered: R[] = []
  let waiting = [...records]
  while (waiting.length > 0) {
    const open = new Set(waiting.map(({ id }) => id))
    const free = waiting.filter((record) => !fields.some((name) => open.has(String(record[name]))))
    // Those that name each other in a circle stay as they are.
    ordered.push(...(free.length === 0 ? waiting : free))
    waiting = free.length === 0 ? [] : waiting.filter((record) => !free.includes(record))
  }
  return ordered
}
