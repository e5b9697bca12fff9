/* oxlint-disable amounts/exact -- hundredths of a đồng as bigint, as the model has them */
import { expect } from 'vitest'
import { officeToday } from '#core/days.ts'
import { outcome, recordOf, type SeededServer } from '../server/seeded-server.ts'

/** Changes today's rate, in hundredths of a đồng for a riel. */
export async function rielToday(seeded: SeededServer) {
  const adm = seeded.as('ADM')
  const [currency] = await seeded.db.query<{ id: string }>(
    `select id::text from currency where code = 'riel' and deleted_at is null`,
  )
  const { id } = recordOf(
    await adm('POST apartment/exchange-rates', {
      currency_id: currency?.id,
      name: 'Riel',
      price: 6,
      valid_from: officeToday(),
      confirm_change: '1',
    }),
  )
  const rate = {
    price: 600n,
    async to(price: bigint): Promise<void> {
      const spelt = `${price / 100n}.${String(price % 100n).padStart(2, '0')}`
      expect(
        outcome(await adm(`PATCH apartment/exchange-rates/${id}`, { price: spelt, confirm_change: '1' })),
      ).toBe('200')
      rate.price = price
    },
  }
  return rate
}
