import { screensOf } from '#core/derive/screens.ts'
import { entities } from '#resources'
import { ask, type Caller } from './api.ts'

/** Ids of records by the entity's screens; record pages of an entity without records are left out. */
export const someIds = async (caller: Caller): Promise<ReadonlyMap<string, string>> => {
  const found = new Map<string, string>()
  for (const entity of entities) {
    const reply = await ask(`GET /v1/manage/${entity.path}?building_id=${caller.buildingId}&limit=1`, caller)
    const rows = (reply.body[entity.replyKey ?? 'data'] ?? []) as { id: string }[]
    const id = rows[0]?.id
    if (id === undefined) continue
    const { show, edit } = screensOf(entity)
    for (const path of [show, edit]) if (path !== undefined) found.set(`/${path}`, id)
  }
  return found
}
