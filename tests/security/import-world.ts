import { importsOf } from '../api/sheets.ts'
import { openWorld, right, type World } from '../api/world.ts'
import type { GroupPermission } from '#domain/permission.ts'

const blocks = right('manage_block', 'read')
/** Rights on apartments, with those to name a block. */
export const apartments = (...flags: string[]) => [right('manage_apartment', ...flags), blocks]

export const apartmentSheet = (...lines: string[]) => `code,name,block_id,area\n${lines.join('\n')}\n`

/** A world whose imports run, and who uploads in it. */
export async function openImportWorld() {
  const world = await openWorld()
  await world.house.services.jobs.start()
  const [block] = await world.db.query<{ code: string }>(
    'select code from block where building_id = 1 order by id limit 1',
  )
  return {
    world,
    uploader: importsOf(world.house, world.tokens.A ?? ''),
    apartmentLine: (code: string, name = code) => `${code},${name},${block?.code ?? ''},50`,
    colleague: (...rights: readonly GroupPermission[]) => colleague(world, rights),
    async countOf(table: string, where: string) {
      const [row] = await world.db.query<{ count: number }>(
        `select count(*)::int as count from ${table} where ${where}`,
      )
      return row?.count
    },
  }
}

/** Somebody of building 1, with their imports beside their calls. */
async function colleague(world: World, rights: readonly GroupPermission[]) {
  const ask = await world.member('1', ...rights)
  const [row] = await world.db.query<{ name: string }>('select name from account where id = $1', [
    ask.person.id,
  ])
  return { ...importsOf(world.house, ask.token), call: ask, id: ask.person.id, name: row?.name ?? '' }
}
