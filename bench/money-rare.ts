import type { Db } from '#api/database/pool.ts'
import { thisMonth, type Site } from './money-ground.ts'
import type { Ask } from './money-office.ts'

/** Fees of each kind that is rare. */
const each = 50

/** Few fees of another type, some of them drafts, void, or in the trash, all older than most others. */
export async function scatterRare(db: Db, { building }: Site, ask: Ask): Promise<void> {
  const homes = await db.query<{ id: string }>(
    'select id::text from apartment where building_id = $1 order by id limit $2',
    [building, each],
  )
  for (const { id: apartment_id } of homes) {
    const rare = { apartment_id, fee_type: 'OTHERS', month: thisMonth, name: 'Rare', amount: '1000' }
    const ids: string[] = []
    for (let kind = 0; kind < 4; kind++) ids.push(String((await ask('fees', rare)).data.id))
    const [approved = '', ended = '', trashed = ''] = ids
    await ask(`fees/${approved}/approve`, {})
    await ask(`fees/${ended}/approve`, {})
    await ask(`fees/${ended}/void`, { reason: 'Bench' })
    await db.execute('update fee set deleted_at = now() where building_id = $1 and id = $2', [
      building,
      trashed,
    ])
  }
  await db.execute(
    `update fee set created_at = created_at - interval '3 years' + id % 1000 * interval '1 day' where building_id = $1 and name = 'Rare'`,
    [building],
  )
}
