import { parse } from 'csv-parse/sync'
import { expect } from 'vitest'
import { addAmounts } from '#core/amount.ts'
import { openSeededServer, outcome, recordOf } from '#tests/support/server/seeded-server.ts'
import { openCashDesk } from './cash-desk.ts'

export type HandoverGround = Awaited<ReturnType<typeof openHandoverGround>>

export const handedMonth = '2026-10'

/** Debits less credits of each account. */
export function sumByAccount(lines: readonly (readonly [code: unknown, amount: string])[]) {
  const sums: Record<string, string> = {}
  for (const [code, amount] of lines) sums[String(code)] = addAmounts(sums[String(code)] ?? '0', amount)
  return sums
}

/**
 * A building whose October has an opening balance, a fee with VAT, a receipt of more than was owed, and a payment to a
 * known partner; `named` are their numbers.
 */
export async function openHandoverGround() {
  const seeded = await openSeededServer()
  const desk = await openCashDesk(seeded)
  await seeded.db.execute('delete from chart_account')
  const idOf = async (table: string, code: string) => {
    const sql = `select id::text from ${table} where building_id = 1 and code = $1`
    return (await seeded.db.query<{ id: string }>(sql, [code]))[0]?.id ?? ''
  }
  const fund = await idOf('cash_account', 'QUY-TM')
  const approve = async (path: string, values: object) => {
    const made = await desk.a(`POST ${path}`, { building_id: '1', cash_account_id: fund, ...values })
    return String(recordOf(await desk.a(`POST ${path}/${recordOf(made).id}/approve`, {})).code)
  }
  const partner = { building_id: '1', code: 'NCC-01', name: 'Công ty Điện lực' }
  expect(outcome(await desk.a('POST partners', partner))).toBe('201')
  const home = desk.apartment(0)
  const opening = await approve('opening-balances', { date: '2026-10-02', amount: '1000' })
  const fee = await desk.fee(home, '1080', { fee_type: 'WATER', name: 'Phí nước', vat_percent: 8 })
  const receipt = await desk.collect(home, '1200', {
    received_on: '2026-10-31',
    payer: 'Bà Lan',
    confirm_excess: true,
    extra_credit_reason: 'trả trước',
  })
  const voucher = await approve('payment-vouchers', {
    date: '2026-10-20',
    amount: '450',
    party: 'công ty điện lực',
    description: 'Tiền điện\nkhu chung ',
    category_id: await idOf('payment_voucher_category', 'CHI-DIEN'),
  })
  const named = {
    home: String(recordOf(await desk.a(`GET apartments/${home}`)).code),
    feeId: fee,
    fee: `KL-20261031-${fee}`,
    receipt: String(recordOf(receipt).code),
    opening,
    voucher,
  }
  const handOver = (values: object = {}) =>
    desk.a('POST journal-handovers', {
      building_id: '1',
      month: handedMonth,
      layout: 'misa',
      extent: 'whole',
      ...values,
    })
  const take = (id: string, part = 'journal', format = 'csv') =>
    seeded.raw(`/v1/manage/journal-handovers/${id}/file?part=${part}&format=${format}`)
  return {
    seeded,
    desk,
    named,
    handOver,
    take,
    async made(values: object = {}) {
      const reply = await handOver(values)
      expect(outcome(reply)).toBe('201')
      return recordOf(reply)
    },
    /** The cells of a file as text, row by row, the titles first; null where there is none. */
    async sheet(id: string, part?: string): Promise<(string | null)[][]> {
      const rows = parse(await (await take(id, part)).text(), { bom: true }) as string[][]
      return rows.map((row) => row.map((cell) => (cell === '' ? null : cell)))
    },
    takeBack: (id: string) => desk.a(`POST journal-handovers/${id}/take_back`, { reason: 'sai mẫu' }),
    sinceOf: async (id: string) => recordOf(await desk.a(`GET journal-handovers/${id}`)).since,
    async sumsOfJournal() {
      const { body } = await desk.a('GET report/journal?building_id=1&from=2026-10-01&to=2026-10-31')
      const { accounts } = body.data as { accounts: { code: string; debit: string; credit: string }[] }
      return sumByAccount(
        accounts.flatMap(({ code, debit, credit }) => [
          [code, debit] as const,
          [code, `-${credit}`] as const,
        ]),
      )
    },
    /** As if run 4500 had made the fee. */
    async makeOfRun(fee: string) {
      await seeded.db.execute(
        `insert into group_fee_slip (building_id, id, name, month, all_apartments, status)
          values (1, 4500, 'R', $1, true, 'success')`,
        [handedMonth],
      )
      await seeded.db.execute('update fee set group_fee_slip_id = 4500 where building_id = 1 and id = $1', [
        fee,
      ])
    },
    close: () => seeded.close(),
  }
}
