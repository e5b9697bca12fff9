import { monthOf } from '#core/days.ts'
import { post } from '#api/ledger/ledger.ts'
import { today } from '#api/calendar/today.ts'
import type { Db } from '#api/database/pool.ts'

/** What each apartment of the probe owes, in its building's own currency. */
const owed = { vnd: '1000000', usd: '40', riel: '160000' } as const

/**
 * Makes an approved fee for every apartment of both buildings, booked as any other; does nothing if there are some
 * already.
 */
export async function seedDebts(db: Db): Promise<void> {
  const [known] = await db.query('select from fee limit 1')
  if (known !== undefined) return
  const apartments = await db.query<{ id: string; building_id: string; currency: keyof typeof owed }>(
    `select a.id::text, a.building_id::text, b.currency_code as currency from apartment a join building b on b.id = a.building_id
      where a.deleted_at is null order by a.id`,
  )
  const [account] = await db.query<{ id: string }>('select min(id)::text as id from account')
  await db.transaction(async (tx) => {
    for (const { id: apartmentId, building_id: buildingId, currency } of apartments) {
      const amount = owed[currency]
      const [fee] = await tx.query<{ id: string }>(
        `insert into fee (building_id, apartment_id, fee_type, month, name, amount, settled, due_on, status)
          values ($1, $2, 'OTHERS', $3, 'Probe', $4, 0, $5::date + 15, 'approved') returning id::text`,
        [buildingId, apartmentId, monthOf(today()), amount, today()],
      )
      await tx.execute(
        `insert into log (building_id, organisation_id, actor_id, action, resource, record_id, record_title, changes)
          select $1, organisation_id, $2, 'approve', 'fee', $3, 'Probe', '[]' from building where id = $1`,
        [buildingId, account?.id, fee?.id],
      )
      await post(tx, {
        kind: 'fee',
        buildingId,
        documentId: fee?.id ?? '',
        bookedOn: today(),
        by: account?.id ?? '',
        lines: [
          { account: 'receivable', apartmentId, amount },
          { account: 'revenue', category: 'OTHERS', amount: `-${amount}` },
        ],
      })
    }
  })
}
