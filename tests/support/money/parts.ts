import type { SeededServer } from '../server/seeded-server.ts'
import type { CashDesk } from './cash-desk.ts'

/** What of fees is VAT and money of others, and what documents booked of it. */
export const openParts = (seeded: SeededServer, desk: CashDesk) => ({
  /** `account category amount` of the lines that a document's entry of a kind has. */
  async booked(id: string, kind = 'fee'): Promise<string[]> {
    const rows = await seeded.db.query<{ line: string }>(
      `select concat_ws(' ', l.account, nullif(l.category, ''), trim_scale(l.amount)) as line
        from ledger_line l join ledger_entry e on e.building_id = l.building_id and e.id = l.entry_id
        where e.building_id = 1 and e.kind = $2 and e.document_id = $1 order by l.number`,
      [id, kind],
    )
    return rows.map(({ line }) => line)
  },
  /** Amount, VAT, money of others, rate, and what the rest is. */
  async partsOf(id: string): Promise<readonly unknown[]> {
    const { amount, vat, for_others, vat_percent, income_kind } = await desk.feeOf(id)
    return [amount, vat, for_others, vat_percent, income_kind]
  },
})
