import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { relationsOf } from '../core/derive/relations.ts'
import type { AnyEntity } from '../core/entity.ts'
import type { Registry } from '../core/registry.ts'

export interface EntityRoom {
  /** The folder in `entities`. */
  readonly name: string
  readonly entities: readonly { readonly name: string; readonly file: string; readonly exported: string }[]
}

export interface Rooms {
  readonly registry: Registry
  readonly rooms: readonly EntityRoom[]
}

const importLine = /^import \{ (\w+) \} from '\.\/([\w-]+)\/([\w-]+\.ts)'$/gm

/** The registry, and the folders that its declarations are in, as `entities/index.ts` imports them. */
export async function readRooms(root: string): Promise<Rooms> {
  const index = join(root, 'entities/index.ts')
  const { registry } = (await import(pathToFileURL(index).href)) as { registry: Registry }
  const nameOf = new Map(Object.entries(registry).map(([name, entity]) => [entity, name]))
  const rooms = new Map<string, EntityRoom['entities']>()
  for (const [, exported = '', room = '', file = ''] of (await readFile(index, 'utf8')).matchAll(
    importLine,
  )) {
    const path = join(root, 'entities', room, file)
    const module = (await import(pathToFileURL(path).href)) as Readonly<Record<string, AnyEntity>>
    const declared = module[exported]
    const name = declared === undefined ? undefined : nameOf.get(declared)
    if (name === undefined) throw new Error(`${path} has no entity "${exported}" of the registry`)
    rooms.set(room, [...(rooms.get(room) ?? []), { name, file: path, exported }])
  }
  const found = [...rooms].map(([name, entities]): EntityRoom => ({ name, entities }))
  const known = new Set(found.flatMap(({ entities }) => entities.map(({ name }) => name)))
  const lost = Object.keys(registry).filter((name) => !known.has(name))
  if (lost.length > 0) throw new Error(`in no folder of entities: ${lost.join(', ')}`)
  return { registry, rooms: found }
}

/** By entity: the rooms of what a list of its records reads. */
export function roomsOfLists({ registry, rooms }: Rooms): Readonly<Record<string, readonly string[]>> {
  const roomOf = new Map(rooms.flatMap(({ name, entities }) => entities.map((one) => [one.name, name])))
  const ofList = (entity: AnyEntity) => [
    ...new Set(listReads(entity, registry).flatMap((name) => roomOf.get(name) ?? [])),
  ]
  return Object.fromEntries(Object.values(registry).map((entity) => [entity.name, ofList(entity)]))
}

/** The entities that a list's cells, filters and questions read: its own, those that its fields name, and what names those. */
function listReads(entity: AnyEntity, registry: Registry): string[] {
  const named = (one: AnyEntity) =>
    Object.values(relationsOf(one)).filter((relation) => relation.via === undefined)
  const targets = named(entity).map(({ target }) => target)
  const titles = targets.flatMap((target) => {
    const one = registry[target]
    if (one === undefined) return []
    return named(one).flatMap((relation) => (relation.field === one.title ? [relation.target] : []))
  })
  return [...new Set([entity.name, ...targets, ...titles])]
}
