import { isId } from '#core/id.ts'
import { ordersOf, type ResidentOwn, type ResidentRole, type ResidentRule } from '#core/resident-rule.ts'
import { allFields } from '#core/derive/fields.ts'
import { conditionNodes, decodeFilters, type FilterNode } from '#core/wire/filter.ts'
import type { FieldError } from '#core/wire/error.ts'
import { sqlOfficeDay } from '../../database/office-day.ts'
import type { Home, Pays } from '../../context.ts'
import { invalidInput, notFound } from '../../http/error.ts'
import { reads, type PipelineContext } from '../context.ts'
import { openMask } from '../present/mask.ts'
import { presentResident } from '../present/present-own.ts'
import type { Presented } from '../present/presented.ts'
import { createParams, quote, spellIds, type Params } from '../sql/params.ts'
import { selectionReader } from '../sql/reader.ts'
import { filterSql } from '../sql/where.ts'

export interface ResidentQuestion {
  /** The apartment whose rows are asked for. */
  readonly apartmentId: string
  /** By the filters that the rule names. */
  readonly filters: Readonly<Record<string, string | undefined>>
  /** Counts from 1. */
  readonly page: number
  readonly limit: number
}

/**
 * What the caller has of an entity in one of their apartments: the rows that `own`, `since` and `where` of its rule leave,
 * with the fields that `reads` names and no other. 404 where it is not theirs to ask. Whether the building is open is not
 * asked here.
 */
export async function residentList(
  operation: PipelineContext,
  { apartmentId, filters, page, limit }: ResidentQuestion,
): Promise<{ readonly data: readonly Presented[]; readonly total: number }> {
  const rule = ruleOf(operation)
  const places = placesOf(operation, rule)
  const here = {
    homes: places.homes.filter((home) => home.apartmentId === apartmentId),
    pays: places.pays.filter((one) => one.apartmentId === apartmentId),
  }
  if (here.homes.length + here.pays.length === 0) throw notFound()
  const db = reads(operation)
  const { plan } = operation
  const params = createParams()
  const conditions = [
    ...conditionsOf(operation, rule, { ...here, params }),
    plan.columnByName.has('apartment_id')
      ? `t.apartment_id = ${params.add(apartmentId)}::bigint`
      : `t.building_id = any(${params.add(spellIds([...here.homes, ...here.pays].map(({ buildingId }) => buildingId)))}::bigint[])`,
    ...nodesOf(operation, filters).map((node) => filterSql(node, { plan, mask: openMask, params })),
  ]
  const reader = readerFor(operation, rule)
  const where = conditions.join(' and ')
  const values = [...params.values]
  const order = `${orderOf(rule)}, t.id desc limit ${limit} offset ${(page - 1) * limit}`
  const [rows, [counted]] = await Promise.all([
    db.arrays(`select ${reader.select} from ${plan.quoted} t where ${where} order by ${order}`, values),
    db.arrays(`select count(*)::int from ${plan.quoted} t where ${where}`, values),
  ])
  return { data: rows.map((row) => presentResident(reader.read(row))), total: Number(counted?.[0] ?? 0) }
}

/** One of these rows, and its building; 404 for every other. `moves`: of those who make such records alone. */
export async function residentOne(
  operation: PipelineContext,
  { id, moves = false }: { readonly id: string; readonly moves?: boolean },
): Promise<{ readonly data: Presented; readonly buildingId: string }> {
  if (!isId(id)) throw notFound()
  const declared = ruleOf(operation)
  const rule = moves ? { ...declared, who: makersOf(declared) } : declared
  const { plan } = operation
  const params = createParams()
  const conditions = [
    `t.id = ${params.add(id)}::bigint`,
    ...conditionsOf(operation, rule, { ...placesOf(operation, rule), params }),
  ]
  const reader = readerFor(operation, rule)
  const db = reads(operation)
  const text = `select t.building_id, ${reader.select} from ${plan.quoted} t where ${conditions.join(' and ')}`
  const [row] = await db.arrays(text, params.values)
  if (row === undefined) throw notFound()
  return { data: presentResident(reader.read(row, 1)), buildingId: String(row[0]) }
}

function ruleOf({ plan: { entity } }: PipelineContext): ResidentRule {
  if (entity.resident === undefined) throw new Error(`residents have nothing of ${entity.name}`)
  return entity.resident
}

interface Places {
  readonly homes: readonly Home[]
  readonly pays: readonly Pays[]
}

/** Whether who lives there has this part in their home. */
export const plays: Readonly<Record<ResidentRole, (home: Home) => boolean>> = {
  lives: () => true,
  adult: ({ isAdult }) => isAdult,
  acts: ({ acts }) => acts,
  householder: ({ isHouseholder }) => isHouseholder,
}

/** Who makes records of it, moves them and takes them back. */
export const makersOf = ({ makes, who }: ResidentRule): ResidentRole => makes ?? who

const ownsOf = ({ own }: ResidentRule): readonly ResidentOwn[] => [own].flat()

/** Of the caller's homes those in which they may, and what they pay for as far as the rule heeds it. */
function placesOf({ caller: { principal } }: PipelineContext, rule: ResidentRule): Places {
  const { homes, pays } = principal
  return {
    homes: homes.filter((home) => plays[rule.who](home)),
    // Who made something of an apartment that they pay for has it as well.
    pays: ownsOf(rule).some((own) => own === 'payer' || own === 'maker') ? pays : [],
  }
}

const readerFor = ({ plan }: PipelineContext, { reads: names }: ResidentRule) =>
  selectionReader({ plan, names: ['id', ...names.filter((name) => name !== 'id')], mask: openMask })

const orderOf = (rule: ResidentRule): string =>
  ordersOf(rule)
    .map((order) => `t.${quote(order.replace(/^-/, ''))}${order.startsWith('-') ? ' desc' : ''}`)
    .join(', ')

/** The filters of a list; 422 for a value that its field cannot have. */
function nodesOf({ plan: { entity } }: PipelineContext, asked: ResidentQuestion['filters']): FilterNode[] {
  const errors: FieldError[] = []
  const nodes = Object.entries(asked).flatMap(([name, value]) =>
    value === undefined || value === ''
      ? []
      : decodeFilters({ [name]: value }, { fields: allFields(entity), errors }),
  )
  if (errors.length > 0) throw invalidInput(errors)
  return nodes
}

interface Reached extends Places {
  readonly params: Params
}

/** SQL on the alias `t`, of which all hold. */
function conditionsOf(operation: PipelineContext, rule: ResidentRule, reached: Reached): string[] {
  const { plan } = operation
  const owned = ownsOf(rule).flatMap((own) => ways[own](operation, rule, reached))
  return [
    owned.length === 0 ? 'false' : `(${owned.join(' or ')})`,
    ...(plan.hasTrash ? ['t.deleted_at is null'] : []),
    ...conditionNodes(rule.where).map((node) =>
      filterSql(node, { plan, mask: openMask, params: reached.params }),
    ),
  ]
}

type Way = (operation: PipelineContext, rule: ResidentRule, reached: Reached) => readonly string[]

/** SQL of each way in which a row is somebody's. */
const ways: Readonly<Record<ResidentOwn, Way>> = {
  apartment(operation, { since, all }, { homes, params }) {
    const { plan, pipeline } = operation
    const others = pipeline.extensionOf(plan).ofHousehold
    return homes.map((home) => {
      const parts = [
        `t.building_id = ${params.add(home.buildingId)}::bigint`,
        `t.apartment_id = ${params.add(home.apartmentId)}::bigint`,
        ...(since === undefined ? [] : [sinceSql(operation, since, params.add(home.since))]),
        ...(all === undefined || plays[all](home) ? [] : [madeSql(operation, home.residentId, params)]),
        ...(others === undefined ? [] : [others(params.add(home.residentId), params.add(home.since))]),
      ]
      return `(${parts.join(' and ')})`
    })
  },
  payer({ plan, pipeline }, _rule, { pays, params }) {
    const of = pipeline.extensionOf(plan).ofPayer
    if (of === undefined) throw new Error(`${plan.entity.name}: nobody says what of it is a payer’s`)
    return pays.map(
      ({ buildingId, apartmentId, residentId }) =>
        `(t.building_id = ${params.add(buildingId)}::bigint and t.apartment_id = ${params.add(apartmentId)}::bigint
          and ${of(params.add(residentId))})`,
    )
  },
  published({ plan, pipeline }, _rule, { homes, params }) {
    if (homes.length === 0) return []
    const meant = pipeline.extensionOf(plan).ofPublished
    if (meant === undefined)
      return [
        `t.building_id = any(${params.add(spellIds(homes.map(({ buildingId }) => buildingId)))}::bigint[])`,
      ]
    const stays = `${params.add(spellIds(homes.map(({ stayId }) => stayId)))}::bigint[]`
    // The stays say the building too: an entity that asks for nothing of them has no parameter that nobody names.
    const inBuilding = `t.building_id in (select s.building_id from residency s where s.id = any(${stays}))`
    return [`(${inBuilding} and ${meant(stays)})`]
  },
  sender({ plan, pipeline }, _rule, { homes, params }) {
    const of = pipeline.extensionOf(plan).ofSender
    if (of === undefined) throw new Error(`${plan.entity.name}: nobody says what of it is a sender’s`)
    return homes.map(
      ({ buildingId, residentId }) =>
        `(t.building_id = ${params.add(buildingId)}::bigint and ${of(params.add(residentId))})`,
    )
  },
  maker: ({ caller: { principal } }, _rule, { params }) => [
    `t.created_by = ${params.add(principal.accountId)}::bigint`,
  ],
}

/** What somebody made or began. */
function madeSql(operation: PipelineContext, residentId: string, params: Params): string {
  const { plan, pipeline, caller } = operation
  const began = pipeline.extensionOf(plan).ofSender
  const made = `t.created_by = ${params.add(caller.principal.accountId)}::bigint`
  return began === undefined ? made : `(${made} or ${began(params.add(residentId))})`
}

/** A month is compared by the month in which one moved in, a day or a moment by the day. */
function sinceSql({ plan }: PipelineContext, name: string, day: string): string {
  const column = `t.${quote(name)}`
  const type = plan.columnByName.get(name)?.type
  if (type === 'date') return `${column} >= ${day}::date`
  if (type === 'timestamptz') return `${sqlOfficeDay(column)} >= ${day}::date`
  return `${column} >= to_char(${day}::date, 'YYYY-MM')`
}
