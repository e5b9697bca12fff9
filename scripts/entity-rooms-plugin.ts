import { join } from 'node:path'
import type { Plugin } from 'vite'
import { sketchOf } from '../core/sketch.ts'
import { readRooms, roomsOfLists, type Rooms } from './entity-rooms.ts'

const prefix = 'virtual:entity-room/'

/**
 * In the built console the registry begins with sketches, and `entities/rooms.ts` knows how to load the declarations,
 * so that no page waits for those of ninety entities.
 */
export function entityRoomsPlugin(root: string): Plugin {
  const index = join(root, 'entities/index.ts')
  const rooms = join(root, 'entities/rooms.ts')
  let read: ReturnType<typeof readRooms> | undefined
  const known = () => (read ??= readRooms(root))
  return {
    name: 'lobby-entity-rooms',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    async load(id) {
      if (id === index) return registryCode(await known())
      if (id === rooms) return roomsCode(await known())
      if (!id.startsWith(`\0${prefix}`)) return undefined
      const name = id.slice(prefix.length + 1)
      const room = (await known()).rooms.find((one) => one.name === name)
      return room?.entities
        .map(({ exported, file }) => `export { ${exported} } from ${JSON.stringify(file)}`)
        .join('\n')
    },
  }
}

const registryCode = ({ registry }: Rooms) => `
import { registryOf } from '#core/sketch.ts'
export const registry = registryOf(${JSON.stringify(Object.values(registry).map(sketchOf))})`

function roomsCode(known: Rooms): string {
  const loaders = known.rooms.map(
    ({ name }) => `${JSON.stringify(name)}: () => import('${prefix}${name}').then(complete)`,
  )
  return `
import { completeSketches } from '#core/sketch.ts'
import { registry } from '#entities/index.ts'
const complete = (declarations) => completeSketches(registry, Object.values(declarations))
export const entityRooms = { load: { ${loaders.join(', ')} }, ofList: ${JSON.stringify(roomsOfLists(known))} }`
}
