import { kindOf } from '#core/kinds.ts'
import { normal } from '#core/text.ts'
import type { Caller } from '../context.ts'
import type { Queryable } from '../database/pool.ts'
import type { Extension } from '../records/extension.ts'
import { createParams, quote, type Params } from '../records/sql/params.ts'
import type { EntityPlan, PlanOf } from '../records/plan.ts'

/** Ids of the records that cells mean by a name, ignoring case. More than one id is ambiguous. */
export type IdsByName = ReadonlyMap<string, readonly string[]>

export const sameName = (text: string) => normal(text.trim()).toLowerCase()

const parts = (text: string, between: RegExp) =>
  text
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** All that may be a name in a cell of several: a name may have a comma of its own. */
export const namesPerhaps = (cell: string): readonly string[] => [
  ...new Set([cell.trim(), ...parts(cell, /[;\n]/), ...parts(cell, /[,;\n]/)]),
]

/** The names in a cell of several, between `;`, or commas where what stands between `;` is no name itself. */
export const namesIn = (cell: string, isName: (text: string) => boolean): readonly string[] =>
  isName(cell)
    ? [cell.trim()]
    : parts(cell, /[;\n]/).flatMap((part) => (isName(part) ? [part] : parts(part, /,/)))

/**
 * Fields by which people tell records apart: unique ones first, then the title. Fields that only some users see are
 * left out.
 */
function namingFields({ entity, guarded }: EntityPlan): string[] {
  const texts = Object.entries(entity.fields).filter(
    ([name, field]) =>
      kindOf(field).column?.(field).family === 'text' && !guarded.some((one) => one.name === name),
  )
  const unique = texts.filter(([, field]) => field.unique === true).map(([name]) => name)
  const title = texts.some(([name]) => name === entity.title) ? [entity.title] : []
  return [...new Set([...unique, ...title])]
}

interface Naming {
  readonly target: EntityPlan
  /** Further limits on the records that the caller sees. */
  readonly extension: Extension | undefined
  readonly caller: Caller
  readonly buildingId: string
}

/**
 * Finds the records that some names mean, with one query however many they are: of those that a list of the building
 * shows the caller, who must hold the right to read them.
 */
export async function findNamedRecords(
  db: Queryable,
  names: readonly string[],
  naming: Naming,
): Promise<IdsByName> {
  const { target } = naming
  const fields = namingFields(target)
  const wanted = [...new Set(names.map(sameName))]
  if (wanted.length === 0 || fields.length === 0) return new Map()
  const params = createParams([wanted])
  const place = visibleSql(naming, params)
  const asked = fields.map((field, at) => {
    // A join, which reads the building's records once however many names there are.
    return `select w.name, t.id::text as id, ${at} as rank from unnest($1::text[]) w(name)
      join ${target.quoted} t on lower(t.${quote(field)}) = w.name and ${place}`
  })
  // oxlint-disable-next-line statements/declared -- written for the naming fields of whatever entity is meant
  const rows = await db.query<{ name: string; id: string; rank: number }>(
    `${asked.join(' union all ')} order by rank`,
    params.values,
  )
  const known = new Map<string, string[]>()
  const ranks = new Map<string, number>()
  for (const { name, id, rank } of rows) {
    // A unique code takes precedence over a name that several records share.
    if ((ranks.get(name) ?? rank) !== rank) continue
    ranks.set(name, rank)
    known.set(name, [...new Set([...(known.get(name) ?? []), id])])
  }
  return known
}

/** SQL on the alias `t`: records of the building or of its organisation, not deleted, that this caller's list shows. */
export function visibleSql({ target, extension, caller, buildingId }: Naming, params: Params): string {
  const conditions = target.hasTrash ? ['t.deleted_at is null'] : []
  const { owner } = target
  if (owner === 'building_itself') conditions.push(`t.id = ${params.add(buildingId)}::bigint`)
  if (owner === 'building' || owner === 'optional_building')
    conditions.push(`t.building_id = ${params.add(buildingId)}::bigint`)
  if (owner === 'organisation')
    conditions.push(`t.organisation_id = ${params.add(caller.principal.organisationId)}::bigint`)
  // Shared records are narrowed to one building if their list can be: of accounts, only the building's own people.
  const isNarrowed = extension?.parameters?.includes('building_id') === true
  const asked: Readonly<Record<string, string>> = isNarrowed ? { building_id: buildingId } : {}
  const own = extension?.where?.(caller, params, asked)
  if (own !== undefined) conditions.push(own)
  return conditions.length === 0 ? 'true' : conditions.join(' and ')
}

/** Of records that share a name, those that belong to what the row names too: people of its apartment. */
export interface NameTies {
  /** The row's field that says what they belong to. */
  readonly field: string
  /** `12 7`: the record 12 belongs to 7. */
  readonly pairs: ReadonlySet<string>
}

/** What tells records apart that share a name: the records beside them which an import of them fills. */
export async function findTies(
  db: Queryable,
  known: IdsByName,
  {
    target,
    planOf,
    buildingId,
    fields,
  }: {
    readonly target: EntityPlan
    readonly planOf: PlanOf
    readonly buildingId: string
    readonly fields: ReadonlySet<string | null>
  },
): Promise<NameTies | undefined> {
  const shared = [...known.values()].filter((ids) => ids.length > 1).flat()
  if (shared.length === 0) return undefined
  for (const [relation, names] of Object.entries(target.entity.imports?.beside ?? {})) {
    const field = names?.find((name) => fields.has(name))
    const declared = target.fields[relation]
    const { via, target: of } =
      (declared === undefined ? undefined : kindOf(declared).relation?.(declared)) ?? {}
    if (field === undefined || via === undefined || of === undefined) continue
    const beside = planOf(of)
    const place = beside.owner === 'building' ? 'b.building_id' : '$2::bigint'
    const living = beside.hasTrash ? ' and b.deleted_at is null' : ''
    // oxlint-disable-next-line statements/declared -- written for the relation of whatever entity is meant
    const rows = await db.query<{ id: string; of: string }>(
      `select b.${quote(via)}::text as id, b.${quote(field)}::text as of from ${beside.quoted} b
        where ${place} = $2::bigint and b.${quote(via)} = any($1::bigint[])${living}`,
      [shared, buildingId],
    )
    return { field, pairs: new Set(rows.map((row) => `${row.id} ${row.of}`)) }
  }
  return undefined
}
