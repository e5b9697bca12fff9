import { markBookings } from '#api/fees/booking-lines.ts'
import type { HookContext } from '#api/records/extension.ts'
import { command } from '#api/sql/query.ts'
import { debt } from '#entities/debts/debt.ts'
import { fee } from '#entities/fees/fee.ts'

/** Documents that settle fees without money, by the column of a settlement that names them. */
const sources = { write_off: 'write_off_id', adjustment: 'adjustment_id' } as const
export type SettlingKind = keyof typeof sources

/** The fees must be locked: as everywhere, after the balance of their apartment. */
export const settleFees = command({
  takes: { buildingId: 'bigint', id: 'bigint', lines: 'jsonb' },
  over: sources,
  sql: ({ buildingId, id, lines }, source) =>
    `insert into settlement (building_id, fee_id, ${source}, amount)
      select ${buildingId}, l.fee_id, ${id}, l.amount
      from jsonb_to_recordset(${lines}) l(fee_id bigint, amount numeric) order by l.fee_id`,
})

/** Takes back what a document has settled: its fees are open again. */
export const giveBack = command({
  takes: { buildingId: 'bigint', id: 'bigint' },
  over: sources,
  sql: ({ buildingId, id }, source) =>
    `insert into settlement (building_id, fee_id, ${source}, reverses, amount)
      select building_id, fee_id, ${source}, true, -amount from settlement
      where building_id = ${buildingId} and ${source} = ${id} and not reverses order by fee_id`,
})

/** Bookings are paid once their lines are settled; consoles show what has changed with the fees. */
export async function tellOfSettled(
  { tx, notify }: Pick<HookContext, 'tx' | 'notify'>,
  { buildingId, feeIds }: { readonly buildingId: string; readonly feeIds: readonly string[] },
): Promise<void> {
  await markBookings({ tx, notify }, { buildingId, feeIds })
  for (const entity of [fee, debt]) notify(entity, buildingId)
}
