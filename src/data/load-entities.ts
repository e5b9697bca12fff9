import { entityRooms } from '#entities/rooms.ts'
import { timeChunk } from '../errors/chunk-timeout.ts'
import { everything, loadWordsOf, ofPages } from '../i18n/i18n.ts'

/** Resolves when a list of these records may be drawn: what it reads of declarations and their words is there. */
export function loadForList(entityName: string): Promise<unknown> {
  const rooms = entityRooms.ofList[entityName] ?? []
  const declarations = rooms.flatMap((room) => entityRooms.load[room]?.() ?? [])
  return timeChunk(Promise.all([...declarations, ...rooms.map(loadWordsOf)]))
}

/** Resolves when every declaration is there with its words; pages other than lists begin with it. */
export function loadAllEntities(): Promise<unknown> {
  const declarations = Object.values(entityRooms.load).map((load) => load())
  return timeChunk(Promise.all([...declarations, loadWordsOf(everything), loadWordsOf(ofPages)]))
}
