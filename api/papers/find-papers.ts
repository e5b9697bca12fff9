import { isId } from '#core/id.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { Values } from '#domain/documents/values.ts'
import { onBehalfOf } from '../auth/on-behalf.ts'
import { requireOpenBuilding } from '../auth/open-building.ts'
import type { Caller } from '../context.ts'
import type { Db } from '../database/pool.ts'
import { ApiError, notFound } from '../http/error.ts'
import type { Records } from '../records/records.ts'
import type { AnyPaper } from './define-paper.ts'
import type { AskedPdf } from './make-pdf.ts'

export interface PaperServices {
  readonly db: Db
  readonly records: Records
}

/** Records that somebody may have as papers, and who that is. */
export type FoundPapers = Omit<AskedPdf, 'language' | 'paper' | 'instead'>

interface Asked {
  readonly caller: Caller
  /** The values of the address. */
  readonly path: Readonly<Record<string, string>> & { readonly id: string }
}

/** One record as its reader may see it; 404 for one that they may not, 403 without the right. */
export async function findOne({ records }: PaperServices, paper: AnyPaper, { caller, path }: Asked) {
  const { id, kind } = path
  const entity = kind === undefined ? paper.entity : paper.kinds?.find(({ name }) => name === kind)
  if (entity === undefined) throw notFound()
  const record = await records.one({ caller, entity, id }, { with: carriedBy(paper, entity) })
  return foundFor(caller, { entity, records: [record], buildingId: String(record['building_id']) })
}

interface Chosen {
  readonly caller: Caller
  readonly buildingId: string
  readonly ids: readonly string[]
}

/** Records of one building in the order of their ids; 404 if one of them is not there for this reader. */
export async function findChosen(
  { records }: PaperServices,
  paper: AnyPaper,
  { caller, buildingId, ids }: Chosen,
): Promise<FoundPapers> {
  const { entity } = paper
  const found: readonly Values[] = await records.rows(
    { caller, entity },
    {
      building_id: buildingId,
      'id[in]': ids.join(','),
      with: carriedBy(paper, entity),
      limit: String(ids.length),
    },
  )
  const byId = new Map(found.map((record) => [String(record['id']), record]))
  const inOrder = ids.map((id) => byId.get(id) ?? refuse())
  return { ...foundFor(caller, { entity, records: inOrder, buildingId }), several: entity.path }
}

/** All records that belong to one of another entity, in the order in which they were made. */
export async function findBatch(
  { records }: PaperServices,
  paper: AnyPaper,
  { caller, path: { id } }: Asked,
): Promise<FoundPapers> {
  const { entity, batch, file } = paper
  if (batch === undefined) throw notFound()
  const { building_id } = await records.one({ caller, entity: batch.of, id })
  const buildingId = String(building_id)
  const found: readonly Values[] = await records.rows(
    { caller, entity },
    { building_id: buildingId, [batch.by]: id, with: carriedBy(paper, entity), sort: 'id', limit: 'all' },
  )
  return {
    ...foundFor(caller, { entity, records: found, buildingId }),
    several: file?.batch?.(id) ?? entity.path,
  }
}

/**
 * A record for whoever it was made for: a resident, who holds no right, or its reader. 404 for everybody else, and 403
 * `order_expired` while the building is closed.
 */
export async function findOwn(services: PaperServices, paper: AnyPaper, asked: Asked): Promise<FoundPapers> {
  const { caller, path } = asked
  const { resident } = paper
  const { db } = services
  const residentIds = caller.principal.homes.map(({ residentId }) => residentId)
  const own = Object.values(path).every(isId) ? await resident?.find(db, { path, residentIds }) : undefined
  if (own !== undefined) {
    const buildingId = String(own['building_id'])
    await requireOpenBuilding(db, buildingId)
    return foundFor(caller, { entity: paper.entity, records: [own], buildingId })
  }
  // Staff read it by their right, also where they live themselves.
  if (caller.principal.type !== 'org_resident') {
    // Without the right the reader is no different from a stranger: 404 also for them.
    const found = await findOne(services, paper, asked).catch((error: unknown) => {
      throw error instanceof ApiError && error.status === 403 ? notFound() : error
    })
    const isThere = found.records.every((record) =>
      Object.entries(resident?.at ?? {}).every(([name, field]) => record[field] === path[name]),
    )
    return isThere ? found : refuse()
  }
  throw notFound()
}

/** A record that a resident may read, whole: its paper says no more than the office gives them on paper. */
export async function findResidents(
  services: PaperServices,
  paper: AnyPaper,
  { caller, path }: Asked,
): Promise<FoundPapers> {
  const { db, records } = services
  const { buildingId } = await records.residentOne({ caller, entity: paper.entity, id: path.id })
  await requireOpenBuilding(db, buildingId)
  return findOne(services, paper, { caller: await onBehalfOf(caller, buildingId), path })
}

const foundFor = <F extends object>({ language: screen, principal }: Caller, found: F) => ({
  ...found,
  screen,
  sender: principal.accountId,
})

/** Records that its page names, as far as this entity has them. */
const carriedBy = ({ with: named }: AnyPaper, { fields }: AnyEntity) =>
  named.filter((name) => Object.hasOwn(fields, `${name}_id`)).join(',')

const refuse = (): never => {
  throw notFound()
}
