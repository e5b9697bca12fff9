import { screensOf, webviewScreensOf } from '#core/derive/screens.ts'
import { entities } from '#resources'
import { ask, type Caller } from './api.ts'

/** Ids of records by the entity's screens; record pages of an entity without records are left out. */
export async function someIds(caller: Caller): Promise<ReadonlyMap<string, string>> {
  const found = await Promise.all(
    entities.map(async (entity): Promise<[string, string][]> => {
      const reply = await ask(
        `GET /v1/manage/${entity.path}?building_id=${caller.buildingId}&limit=1`,
        caller,
      )
      const rows = (reply.body[entity.replyKey ?? 'data'] ?? []) as { id: string }[]
      const id = rows[0]?.id
      const screens = [screensOf(entity), webviewScreensOf(entity)].flatMap(({ show, edit }) => [show, edit])
      return id === undefined ? [] : screens.flatMap((path) => (path === undefined ? [] : [[`/${path}`, id]]))
    }),
  )
  return new Map(found.flat())
}
