import { defaultDueDays } from '#domain/money/fee-types.ts'
import type { Caller } from '#api/context.ts'
import type { Tx } from '#api/database/pool.ts'
import { lockBalance } from '../debts/balances.ts'
import { bookFee } from './fee-entry.ts'
import { requireOpenMonth } from '../ledger/closed-months.ts'
import { today } from '../calendar/today.ts'

interface ServiceOrder {
  readonly id: string
  readonly building_id: string
  readonly apartment_id: string
  readonly code: string
  readonly total: string | null
}

/** A completed order that was not paid on the spot becomes a line that the apartment's next receipt settles. */
export async function chargeService(tx: Tx, order: ServiceOrder, caller: Caller): Promise<void> {
  const { building_id: buildingId, apartment_id: apartmentId } = order
  const month = today().slice(0, 7)
  await requireOpenMonth(tx, buildingId, month)
  await lockBalance(tx, { buildingId, apartmentId })
  const [fee] = await tx.query<{ id: string }>(
    `with s as (insert into fee_slip (building_id, apartment_id, month) values ($1, $2, $3)
        on conflict (building_id, apartment_id, month) do update set month = excluded.month returning id),
      n as (insert into fee (building_id, apartment_id, fee_type, month, name, amount, settled, due_on, status, fee_slip_id, created_by)
        select $1, $2, 'SERVICE', $3, $4, $5, 0, $6::date + ${defaultDueDays}, 'approved', s.id, $7 from s returning building_id, id),
      b as (update service_booking o set fee_id = n.id from n where o.building_id = n.building_id and o.id = $8)
      select id::text from n`,
    [buildingId, apartmentId, month, order.code, order.total, today(), caller.principal.accountId, order.id],
  )
  if (fee === undefined) return
  const booked = {
    id: fee.id,
    building_id: buildingId,
    apartment_id: apartmentId,
    fee_type: 'SERVICE',
    amount: order.total,
  }
  await bookFee(tx, booked, caller)
}

/** Orders are paid when their lines are, and unpaid again when the receipt is taken back. */
export async function markServices(tx: Tx, buildingId: unknown, feeIds: readonly string[]): Promise<void> {
  await tx.execute(
    `update service_booking o set payment_status = case f.status when 'settled' then 'paid' else 'unpaid' end,
        version = o.version + 1, updated_at = now()
      from fee f where f.building_id = $1 and f.id = any($2::bigint[]) and f.fee_type = 'SERVICE'
        and o.building_id = f.building_id and o.fee_id = f.id`,
    [buildingId, feeIds],
  )
}

/** An order whose line is void or deleted is charged to nobody and unpaid; the office says how it is paid instead. */
export async function releaseService(tx: Tx, buildingId: unknown, feeId: string): Promise<string[]> {
  const orders = await tx.query<{ id: string }>(
    `update service_booking set fee_id = null, payment_status = 'unpaid', version = version + 1, updated_at = now()
      where building_id = $1 and fee_id = $2 returning id::text`,
    [buildingId, feeId],
  )
  return orders.map(({ id }) => id)
}

/** An order whose line is issued anew goes by the new one. */
export async function moveService(
  tx: Tx,
  buildingId: string,
  { voided, issued }: { voided: string; issued: string },
): Promise<void> {
  await tx.execute('update service_booking set fee_id = $3 where building_id = $1 and fee_id = $2', [
    buildingId,
    voided,
    issued,
  ])
  await markServices(tx, buildingId, [issued])
}
