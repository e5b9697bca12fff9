import { recordOf, type World } from '../api/world.ts'
import type { Reply } from '../security/house.ts'

type Manage = ReturnType<World['as']>

/** A building whose cashier can begin: who is there, and what money needs (building 1 of the probe). */
export async function openTill(world: World) {
  const a = world.as('A')
  const [cash] = await world.db.query<{ id: string }>(
    `select id::text from payment_method where building_id = 1 and code = 'CASH'`,
  )
  const apartments = await world.db.query<{ id: string }>(
    'select id::text from apartment where building_id = 1 order by id',
  )
  const apartment = (at: number) => apartments[at]?.id ?? ''
  return {
    a,
    cash: cash?.id ?? '',
    apartment,
    /** An approved fee by hand; its id. */
    async fee(apartmentId: string, amount: string, more: object = {}): Promise<string> {
      const made = recordOf(await a('POST fees', { building_id: '1', apartment_id: apartmentId, month: '2026-10', name: 'Phí', amount, ...more }))
      await a(`POST fees/${made.id}/approve`, {})
      return made.id
    },
    collect: (apartmentId: string, amount: string, more: object = {}, key?: string, by: Manage = a): Promise<Reply> =>
      by(
        'POST receipts',
        { building_id: '1', apartment_id: apartmentId, month: '2026-11', payment_method_id: cash?.id, amount_received: amount, ...more },
        key === undefined ? {} : { headers: { 'idempotency-key': key } },
      ),
    /** `[outstanding, credit]` as the ledger has them. */
    async balance(apartmentId: string): Promise<readonly [string, string]> {
      const { body } = await a(`GET debts/apartments/${apartmentId}`)
      const { outstanding, credit } = body.data as Readonly<Record<string, string>>
      return [outstanding ?? '', credit ?? '']
    },
  }
} // prettier-ignore
