import type { Caller } from '#api/context.ts'
import type { Queryable } from '#api/database/pool.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { NamedRelation } from '#core/derive/relations.ts'
import { relationName } from '#core/field.ts'
import { sameBuilding } from '../sql/expressions.ts'
import type { Pipeline } from '../context.ts'
import type { Values } from '../extension.ts'
import { fieldMask, isOpen, openMask } from '../present/mask.ts'
import { isNamed, namesOf, textsAmong } from './names.ts'
import { createParams, quote, type Params } from '../sql/params.ts'
import type { EntityPlan, PlanOf } from '../plan.ts'
import { presentRead } from '../present/present.ts'
import { selectionReader, systemNames, type Reader } from '../sql/reader.ts'
import { holdsOn, isShared } from '../rights.ts'
import type { Presented } from '../present/presented.ts'
import { comparedTextSql, searchTextSql, spellingsOf } from '../sql/search-text.ts'
import type { RelatedSearches } from '../sql/where.ts'

/** The relations of `with=`, as a tree: `apartment.block` is `block` below `apartment`. */
export interface RelationTree {
  readonly [name: string]: RelationTree
}

export function relationTree(paths: readonly string[]): RelationTree {
  const tree: Record<string, Record<string, RelationTree>> = {}
  for (const path of paths) {
    const [first = '', second] = path.split('.')
    const branch = (tree[first] ??= {})
    if (second !== undefined) branch[second] ??= {}
  }
  return tree
}

/** A related record that is read in the same row, by a join. */
export interface JoinedRelation {
  readonly name: string
  readonly sql: string
  readonly reader: Reader
  readonly present: (related: Values) => Presented
  readonly nested: readonly JoinedRelation[]
}

interface RelationLookup {
  readonly planOf: PlanOf
  readonly extensionOf: Pipeline['extensionOf']
}

/** Plans and extensions for looking up related records. */
export const relatedOf = ({ planOf, extensionOf }: Pipeline): RelationLookup => ({ planOf, extensionOf })

interface RelationQuery extends RelationLookup {
  readonly plan: EntityPlan
  readonly caller: Caller
  readonly buildings: readonly string[] | null
  readonly tree: RelationTree
}

/**
 * To-one relations as joins. Relations whose records the caller may not read are left out; fields are masked as
 * everywhere.
 */
export function joinRelations(question: RelationQuery, params: Params, alias = 't'): JoinedRelation[] {
  const { plan, tree } = question
  return Object.keys(tree).flatMap((name, index) => {
    const relation = plan.relations.get(name)
    if (relation === undefined || relation.many) return []
    const target = namedTarget(question, relation)
    if (target === undefined) return []
    const shown = shownFields(target, question)
    const joinAlias = `${alias === 't' ? 'j' : alias}${index}_`
    const building = sameBuilding({ entity: target.entity, alias: joinAlias }, { entity: plan.entity, alias })
    const mask = relatedMask(target, question)
    const own = reachedSql(question, target, { alias: joinAlias, params })
    return [
      {
        name,
        sql: `left join ${target.quoted} ${joinAlias} on ${joinAlias}.id = ${alias}.${quote(relation.field)} and ${building}${own}`,
        reader: selectionReader({ plan: target, names: relatedNames(target, shown), mask, alias: joinAlias }),
        present: presenterOf(question, target),
        nested: joinRelations(nestQuestion(question, target, name), params, joinAlias),
      },
    ]
  })
}

/** The joins of a whole tree, and their columns, in the order in which `readJoined` takes them. */
export const joinSql = (joined: readonly JoinedRelation[]): string =>
  joined.map((one) => ` ${one.sql}${joinSql(one.nested)}`).join('')
export const joinSelect = (joined: readonly JoinedRelation[]): string =>
  joined.map((one) => `, ${one.reader.select}${joinSelect(one.nested)}`).join('')

/** Puts related records into `record`; returns the position of the next columns. */
export function readJoined(
  joined: readonly JoinedRelation[],
  record: Values,
  position: { row: readonly unknown[]; from: number },
): number {
  let { from } = position
  for (const one of joined) {
    const related = one.reader.read(position.row, from)
    from = readJoined(one.nested, related, { row: position.row, from: from + one.reader.width })
    record[one.name] = related.id === null ? null : one.present(related)
  }
  return from
}

/** The most related records that come with one record; the record's own tabs page through the rest. */
const manyLimit = 100

/** To-many relations of a page of records: one query for each relation, whatever the number of records. */
export async function attachMany(
  db: Queryable,
  question: RelationQuery,
  records: readonly Values[],
): Promise<void> {
  if (records.length === 0) return
  for (const name of Object.keys(question.tree)) {
    const relation = question.plan.relations.get(name)
    if (relation?.many !== true) continue
    // Records that the field itself names, by their names at least; those that name this one, with the right alone.
    const target =
      relation.joined === true ? namedTarget(question, relation) : readableTarget(question, relation)
    if (target === undefined) continue
    await attachOne(
      db,
      { ...question, relation, target, tree: nestQuestion(question, target, name).tree },
      records,
    )
  }
}

interface ManyQuestion extends RelationQuery {
  readonly relation: NamedRelation
  readonly target: EntityPlan
}

async function attachOne(db: Queryable, question: ManyQuestion, records: readonly Values[]) {
  const { target, relation } = question
  const present = presenterOf(question, target)
  const reader = selectionReader({
    plan: target,
    names: relatedNames(target, shownFields(target, question)),
    mask: relatedMask(target, question),
  })
  const params = createParams([records.map((record) => record.id)])
  const joined = joinRelations({ ...question, plan: target }, params)
  const source =
    relation.joined === true
      ? linkSource(question)
      : ownSource(target, [relation.via ?? 'id', ...(relation.also ?? [])])
  const living = target.hasTrash ? ' and t.deleted_at is null' : ''
  const own = reachedSql(question, target, { alias: 't', params })
  const rows = await db.arrays(
    `select * from (select ${source.owner} as owner_id, row_number() over (partition by ${source.owner} order by t.id) as place, ${reader.select}${joinSelect(joined)}
     from ${source.sql}${joinSql(joined)} where ${source.owner} = any($1::bigint[])${living}${own}) found (owner_id, place, ${columnNames(reader, joined)})
     where place <= ${manyLimit} order by place`,
    params.values,
  )
  const byOwner = new Map(
    records.map((record) => [String(record.id), (record[relation.name] = []) as Values[]]),
  )
  for (const row of rows) {
    const related = reader.read(row, 2)
    readJoined(joined, related, { row, from: 2 + reader.width })
    byOwner.get(String(row[0]))?.push(present(related))
  }
}

/** Columns of a subquery need distinct names; nothing reads them. */
function columnNames(reader: Reader, joined: readonly JoinedRelation[]): string {
  const width = (all: readonly JoinedRelation[]): number =>
    all.reduce((sum, one) => sum + one.reader.width + width(one.nested), 0)
  return Array.from({ length: reader.width + width(joined) }, (_, index) => `c${index}`).join(', ')
}

/** Records that point at others by one of these fields: a row for each owner. */
function ownSource(target: EntityPlan, names: readonly string[]) {
  const owners = names.map((name) => `t.${quote(name)}`)
  const [first = 't.id'] = owners
  if (owners.length === 1) return { sql: `${target.quoted} t`, owner: first }
  const each = owners.map((owner) => `(${owner})`).join(', ')
  return { sql: `${target.quoted} t cross join lateral (values ${each}) as owners (id)`, owner: 'owners.id' }
}

function linkSource({ plan, relation, target }: ManyQuestion) {
  const join = plan.joins.get(relation.field)
  if (join === undefined) throw new Error(`${plan.entity.name}.${relation.field} has no table between`)
  const building = join.primaryKey.includes('building_id') ? ' and t.building_id = link.building_id' : ''
  return {
    sql: `${quote(join.name)} link join ${target.quoted} t on t.id = link.${quote(join.targetColumn)}${building}`,
    owner: `link.${quote(join.ownColumn)}`,
  }
}

const presenterOf = (question: RelationQuery, plan: EntityPlan) => (related: Values) =>
  presentRead(question, { plan, caller: question.caller }, related)

/** The plan of a relation's records, if this caller may read them. */
function readableTarget(question: RelationQuery, relation: NamedRelation): EntityPlan | undefined {
  const target = namedTarget(question, relation)
  return target !== undefined && isReadable(target, question) ? target : undefined
}

/** The plan of the record that another one names, if this caller may read it, or its name at least. */
function namedTarget({ plan, planOf, ...asker }: RelationQuery, relation: NamedRelation) {
  if (plan.registry[relation.target] === undefined) return undefined
  const target = planOf(relation.target)
  return isNamed(target) || isReadable(target, asker) ? target : undefined
}

type Asker = Pick<RelationQuery, 'caller' | 'buildings'>

/** Reading more than a name needs the right, but for what choices show. */
const isReadable = (target: EntityPlan, { caller, buildings }: Asker) =>
  target.entity.choices !== undefined ||
  holdsOn(target, caller, { flag: 'read', buildings: isShared(target) ? null : buildings })

/** Whether this caller sees the title of such records, and so may sort by it. */
export function showsTitle(asker: Asker & RelationLookup, entity: AnyEntity): boolean {
  const target = asker.planOf(entity)
  const isShown = isNamed(target) || isReadable(target, asker)
  return isShown && isOpen(relatedMask(target, asker), entity.title)
}

/** The fields shown to callers who are shown no more than a name; undefined: all, under the caller's mask. */
function shownFields(target: EntityPlan, asker: Asker): readonly string[] | undefined {
  const { choices } = target.entity
  if (choices !== undefined) return choices.fields
  return isReadable(target, asker) ? undefined : namesOf(target)
}

/** Fields that choices show, and names, are shown to all. */
const relatedMask = (target: EntityPlan, asker: Asker) =>
  shownFields(target, asker) === undefined ? fieldMask(target, asker.caller, asker.buildings) : openMask

/** How the records that a field names are searched by their searchable fields, for `keywordSql`. */
export const relatedSearches =
  (question: Omit<RelationQuery, 'tree'>, params: Params): RelatedSearches =>
  (field) => {
    const relation = question.plan.relations.get(relationName(field))
    const target = relation === undefined ? undefined : namedTarget({ ...question, tree: {} }, relation)
    if (target === undefined) return undefined
    const shown = shownFields(target, question)
    const names = shown && textsAmong(target, shown)
    const text =
      names === undefined
        ? searchTextSql(target, relatedMask(target, question), 'r')
        : comparedTextSql(target, names, 'r')
    if (text === undefined) return undefined
    return {
      spellings: (keyword) => spellingsOf(target, keyword, names),
      idsSql(pattern) {
        const own = reachedSql(question, target, { alias: 'r', params })
        return `select r.id from ${target.quoted} r where ${text} like ${pattern()}${own}`
      },
    }
  }

/**
 * ` and …`: what `visibleSql` leaves, in the buildings of the question. A record that belongs to several buildings, as an
 * account does, names others' records too: only those of buildings that the caller enters are shown.
 */
export function reachedSql(
  question: Pick<RelationQuery, 'extensionOf' | 'caller' | 'buildings'>,
  target: EntityPlan,
  { alias, params }: { alias: string; params: Params },
): string {
  const { principal } = question.caller
  const entered = principal.type === 'org_admin' ? null : principal.buildings.map(({ id }) => id)
  const isOptional = target.owner === 'optional_building'
  const buildings = isOptional ? entered : (question.buildings ?? entered)
  const visible = visibleSql(question, target, { alias, params })
  if (buildings === null || !(isOptional || target.owner === 'building')) return visible
  const isIn = `${alias}.building_id = any(${params.add(buildings)}::bigint[])`
  return `${isOptional ? ` and (${alias}.building_id is null or ${isIn})` : ` and ${isIn}`}${visible}`
}

/**
 * ` and …`: only related records that the target's own list would show. Records that choices show need no condition.
 */
export function visibleSql(
  { extensionOf, caller }: Pick<RelationQuery, 'extensionOf' | 'caller'>,
  target: EntityPlan,
  { alias, params }: { alias: string; params: Params },
): string {
  const { where } = extensionOf(target)
  if (where === undefined || target.entity.choices !== undefined) return ''
  const own = where(caller, params, {})
  if (own === undefined) return ''
  return alias === 't'
    ? ` and (${own})`
    : ` and exists (select 1 from ${target.quoted} t where t.id = ${alias}.id and (${own}))`
}

/** Nothing is looked up behind a record that shows only its name. */
const nestQuestion = (question: RelationQuery, target: EntityPlan, name: string): RelationQuery => ({
  ...question,
  plan: target,
  tree: shownFields(target, question) === undefined ? (question.tree[name] ?? {}) : {},
})

/** Fields that a related record shows: its own columns; no counts, links or relations of its own. */
const relatedNames = (target: EntityPlan, shown: readonly string[] | undefined) =>
  shown === undefined
    ? [...systemNames(target), ...target.columns.filter((column) => !column.secret).map(({ name }) => name)]
    : ['id', ...shown]
