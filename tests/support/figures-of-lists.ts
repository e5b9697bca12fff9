import { groupingsOf, isFew, filtersOf, namesGroups, type Grouping } from '#core/derive/groupings.ts'
import { isSummable } from '#core/derive/totals.ts'
import { allFields } from '#core/derive/fields.ts'
import { relationsOf } from '#core/derive/relations.ts'
import type { AnyEntity } from '#core/entity.ts'
import { emptyQuery, encodeListQuery } from '#core/wire/query.ts'
import { registry } from '#entities/index.ts'

type Sums = Readonly<Record<string, readonly { readonly currency: string | null; readonly amount: string }[]>>
interface Part {
  readonly key: string | null
  readonly records: number
  readonly sums: Sums
}
interface Figures {
  readonly rows: readonly (Part & { readonly across?: readonly Part[] })[]
  readonly all: { readonly records: number; readonly sums: Sums; readonly across?: readonly Part[] }
}

interface Asking {
  readonly buildingId: string
  /** The body of a GET below the manage prefix. */
  readonly get: (path: string) => Promise<Readonly<Record<string, unknown>>>
}

/** Rows of a grouping that are compared: a few of each say as much as all, which take minutes. */
const rowsCompared = 3

/**
 * Compares figures of all entities' lists with the lists at the filters that they lead to: their count and their totals.
 * Returns how many were compared, and each that differs.
 */
export async function compareFigures({ buildingId, get }: Asking) {
  const wrong: unknown[] = []
  let compared = 0
  const entities: readonly AnyEntity[] = Object.values(registry).filter(({ path }) => !path.includes('{'))
  for (const entity of entities) {
    const { errorCode } = await get(`${entity.path}?building_id=${buildingId}&limit=1`)
    // What the caller may not read has no figures for them either.
    if (errorCode === 'forbidden') continue
    const sums = Object.keys(allFields(entity)).filter((name) => isSummable(entity, name))
    const groupings = groupingsOf(entity).filter((one) => isOffered(entity, one))
    const figures = async (row: Grouping, across?: Grouping) => {
      const asked = new URLSearchParams({ building_id: buildingId, rows: row.name })
      if (across !== undefined) asked.set('across', across.name)
      if (sums.length > 0) asked.set('sums', sums.join())
      const address = `${entity.path}/figures?${asked.toString()}`
      const reply = await get(address)
      if (reply['data'] === undefined) throw new Error(`${address}: ${JSON.stringify(reply)}`)
      return reply as unknown as { readonly data: Figures }
    }
    const compare = async (
      groups: readonly (readonly [Grouping, string | null])[],
      part: Omit<Part, 'key'>,
    ) => {
      compared++
      const query = encodeListQuery({
        ...emptyQuery(),
        buildingId,
        limit: 1,
        columns: ['id'],
        filters: filtersOf(entity, groups),
        ...(sums.length > 0 ? { totals: sums } : {}),
      })
      const list = await get(`${entity.path}?${query.toString()}`)
      // A list that is counted in part says that there are more.
      const isAbove = list['more'] === true && part.records > Number(list['total'])
      const found = {
        records: isAbove ? part.records : list['total'],
        sums: sums.length > 0 ? list['totals'] : {},
      }
      const told = { records: part.records, sums: part.sums }
      if (JSON.stringify(sorted(found)) !== JSON.stringify(sorted(told)))
        wrong.push({ entity: entity.name, groups: groups.map(([{ name }, key]) => [name, key]), told, found })
    }
    for (const row of groupings) {
      const { data } = await figures(row)
      await compare([], data.all)
      const counted = data.rows.reduce((sum, { records }) => sum + records, 0)
      if (row.as !== 'each' && data.rows.length < 1000 && counted !== data.all.records)
        wrong.push({ entity: entity.name, row: row.name, counted, all: data.all.records })
      for (const one of some(data.rows)) await compare([[row, one.key]], one)
    }
    const [row, across] = [
      groupings.find(({ grain }) => grain === 'month'),
      groupings.find((one) => isFew(entity, one)),
    ]
    if (row === undefined || across === undefined) continue
    const { data } = await figures(row, across)
    for (const part of data.all.across ?? []) await compare([[across, part.key]], part)
    for (const one of some(data.rows))
      for (const part of one.across ?? [])
        await compare(
          [
            [row, one.key],
            [across, part.key],
          ],
          part,
        )
  }
  return { compared, wrong }
}

/** The first, the last and one in between. */
const some = <T>(rows: readonly T[]): readonly T[] =>
  rows.length <= rowsCompared
    ? rows
    : [rows[0], rows[Math.floor(rows.length / 2)], rows.at(-1)].filter((one) => one !== undefined)

function isOffered(entity: AnyEntity, { field }: Grouping): boolean {
  const relation = Object.values(relationsOf(entity)).find(
    (one) => one.field === field && one.via === undefined,
  )
  const entities: Readonly<Record<string, AnyEntity>> = registry
  const target = relation === undefined ? undefined : entities[relation.target]
  return target === undefined || namesGroups(entity, target)
}

/** Without fields that have no sum, in one order. */
const sorted = ({ records, sums }: { readonly records: unknown; readonly sums: unknown }) => ({
  records,
  sums: Object.entries(sums as Sums)
    .filter(([, parts]) => parts.length > 0)
    .toSorted(([a], [b]) => a.localeCompare(b)),
})
