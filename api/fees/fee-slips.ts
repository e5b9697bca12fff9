import type { Tx } from '#api/database/pool.ts'

type Place = Readonly<Record<string, unknown>>

/** The apartment's slip of the month. Null for an apartment that is not there, which is refused as a reference. */
export async function slipOf(tx: Tx, { building_id, apartment_id, month }: Place): Promise<string | null> {
  await tx.execute(
    `insert into fee_slip (building_id, apartment_id, month)
      select building_id, id, $3 from apartment where building_id = $1 and id = $2
      on conflict (building_id, apartment_id, month) do nothing`,
    [building_id, apartment_id, month],
  )
  const [slip] = await tx.query<{ id: string }>(
    'select id::text from fee_slip where building_id = $1 and apartment_id = $2 and month = $3',
    [building_id, apartment_id, month],
  )
  return slip?.id ?? null
}
