import type { SeededServer } from './seeded-server.ts'

const tell = ({ server }: SeededServer) => server.services.hub.send({ type: 'access' })

/** A building's only order becomes one that is over. */
export async function expireOrder(seeded: SeededServer, buildingId = '1'): Promise<void> {
  await seeded.db.execute(`update "order" set deleted_at = now() where building_id = $1`, [buildingId])
  await seeded.db.execute(
    `insert into "order" (building_id, code, permission_product_codes, start_date, end_date, status)
      values ($1, 'OLD', '{ql}', '2020-01-01', '2020-12-31', 'complete')`,
    [buildingId],
  )
  tell(seeded)
}

/** The building has the orders that it had before. */
export async function renewOrder(seeded: SeededServer, buildingId = '1'): Promise<void> {
  await seeded.db.execute(`delete from "order" where building_id = $1 and code = 'OLD'`, [buildingId])
  await seeded.db.execute(`update "order" set deleted_at = null where building_id = $1`, [buildingId])
  tell(seeded)
}
