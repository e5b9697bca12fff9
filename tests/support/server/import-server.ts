import { importsOf } from './sheets.ts'
import { openSeededServer, right, type SeededServer } from './seeded-server.ts'
import type { GroupPermission } from '#domain/permission.ts'

const blocks = right('manage_block', 'read')
/** Rights on apartments, with the right to name a block. */
export const apartments = (...flags: string[]) => [right('manage_apartment', ...flags), blocks]

export const apartmentSheet = (...lines: string[]) => `code,name,block_id,area\n${lines.join('\n')}\n`

/** A seeded server that runs its imports, with a user who uploads to it. */
export async function openImportServer() {
  const seeded = await openSeededServer()
  await seeded.server.services.jobs.start()
  const [block] = await seeded.db.query<{ code: string }>(
    'select code from block where building_id = 1 order by id limit 1',
  )
  return {
    seeded,
    uploader: importsOf(seeded.server, seeded.tokens.A ?? ''),
    apartmentLine: (code: string, name = code) => `${code},${name},${block?.code ?? ''},50`,
    colleague: (...rights: readonly GroupPermission[]) => colleague(seeded, rights),
    async countOf(table: string, where: string) {
      const [row] = await seeded.db.query<{ count: number }>(
        `select count(*)::int as count from ${table} where ${where}`,
      )
      return row?.count
    },
  }
}

/** A user of building 1, with calls for their imports. */
async function colleague(seeded: SeededServer, rights: readonly GroupPermission[]) {
  const ask = await seeded.member('1', ...rights)
  const [row] = await seeded.db.query<{ name: string }>('select name from account where id = $1', [
    ask.person.id,
  ])
  return { ...importsOf(seeded.server, ask.token), call: ask, id: ask.person.id, name: row?.name ?? '' }
}
