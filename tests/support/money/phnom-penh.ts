import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { outcome, recordOf, type SeededServer, withKey } from '../server/seeded-server.ts'

export type Cash = readonly (readonly [currency: 'usd' | 'riel' | 'vnd', amount: string])[]
export type PhnomPenh = Awaited<ReturnType<typeof openPhnomPenh>>

/** Building 2 as one in Phnom Penh: its books are in dollars, it has a box of riel, and its own rate. */
export async function openPhnomPenh(seeded: SeededServer) {
  // Before anybody of the building has made a request, so that its former currency is not remembered.
  await seeded.db.execute(`update building set currency_code = 'usd' where id = 2`)
  const [b2, adm] = [seeded.as('B2'), seeded.as('ADM')]
  const first = async (sql: string) => (await seeded.db.query<{ id: string }>(sql))[0]?.id
  const cash = await first(`select id::text from payment_method where building_id = 2 and code = 'CASH'`)
  const box = async (code: string, currency_code?: string) =>
    recordOf(await adm('POST report/accounts', { building_id: '2', code, name: code, currency_code })).id
  const own = await first(
    `select min(id)::text as id from cash_account where building_id = 2 and account_type = 'building'
      and account_sub_type = 'cash'`,
  )
  const boxes = { usd: own ?? (await box('USD')), riel: await box('RIEL', 'riel') }
  const post = (path: string, values: object, key: string = randomUUID()) =>
    b2(`POST ${path}`, { building_id: '2', ...values }, withKey(key))
  const apartment_id = seeded.ids.APARTMENT2
  const desk = {
    b2,
    boxes,
    post,
    /** From the beginning of the year, in place of any other. */
    async rate(price: number): Promise<void> {
      await seeded.db.execute('delete from desk_rate where building_id = 2')
      const pair = { name: 'USD/KHR', of_currency: 'usd', in_currency: 'riel', price }
      const made = await adm('POST desk-rates', {
        building_id: '2',
        ...pair,
        valid_from: '2026-01-01',
        confirm_change: '1',
      })
      expect(outcome(made)).toBe('201')
    },
    closing: (currency: 'riel' | 'usd', counted: string, note?: string) =>
      post('till-closings', {
        cash_account_id: boxes[currency],
        ...(currency === 'riel' ? { currency_code: 'riel' } : {}),
        counted,
        note,
      }),
    /** An approved fee. */
    async fee(amount: string): Promise<string> {
      const { id } = recordOf(
        await post('fees', { apartment_id, fee_type: 'OTHERS', month: '2026-10', name: 'Fee', amount }),
      )
      expect(outcome(await b2(`POST fees/${id}/approve`, {}))).toBe('200')
      return id
    },
    pay: (feeId: string, amount: string, worth: string, tenders: Cash, more: object = {}, key?: string) =>
      post(
        'receipts',
        {
          apartment_id,
          month: '2026-11',
          payment_method_id: cash,
          currency_code: 'usd',
          amount_received: worth,
          tenders: tenders.map(([currency_code, value]) => ({ currency_code, amount: value })),
          lines: [{ fee_id: feeId, amount }],
          ...more,
        },
        key,
      ),
    /** `[in the books, in its own currency]` */
    async held(currency: 'riel' | 'usd'): Promise<readonly [string, string | null]> {
      const [row] = await seeded.db.query<{ books: string; own: string | null }>(
        `select trim_scale(balance)::text as books, trim_scale(foreign_balance)::text as own from ledger_balance
          where building_id = 2 and account = 'cash' and ref = $1`,
        [boxes[currency]],
      )
      return [row?.books ?? '0', row?.own ?? null]
    },
    openOf: async (id: string) => recordOf(await b2(`GET fees/${id}`)).open,
  }
  await desk.rate(4050)
  return desk
}
