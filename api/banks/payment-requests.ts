import type { Db } from '#api/database/pool.ts'
import type { Events } from '#api/events/events.ts'
import type { HookContext } from '#api/records/extension.ts'
import { bumpSql } from '#api/records/sql/bump-sql.ts'
import { columns } from '#api/sql/column.ts'
import { statesOf } from '#api/sql/literals.ts'
import { command, query } from '#api/sql/query.ts'
import type { RecordOf } from '#core/stored.ts'
import type { bankLine } from '#entities/banks/bank-line.ts'
import { paymentRequest } from '#entities/banks/payment-request.ts'
import { requestsNamed } from './issued-references.ts'

const requestIs = statesOf(paymentRequest)

export const writeTransfer = command({
  takes: {
    buildingId: 'bigint',
    id: 'bigint',
    purpose: 'text',
    qr: 'text',
    bank: 'text',
    account: 'text',
    holder: 'text',
  },
  sql: ({ buildingId, id, purpose, qr, bank, account, holder }) =>
    `update payment_request set purpose = ${purpose}, qr = ${qr}, bank_name = ${bank}, account_number = ${account},
        account_holder = ${holder}, search_text = lower(${purpose})
      where building_id = ${buildingId} and id = ${id}`,
})

/** The reference that a request was given as it was made. */
export const referenceOfRequest = query({
  row: { reference: 'text' },
  takes: { buildingId: 'bigint', id: 'bigint' },
  sql: ({ buildingId, id }) =>
    `select reference from payment_reference
      where building_id = ${buildingId} and payment_request_id = ${id} and not is_old`,
})

/**
 * The request that a matched line pays is paid, late or in time: the one that its text names, or else the oldest that
 * waits for this amount of the apartment. Less than it asks for is received and does not pay it. A request is paid once; a second transfer is the apartment's credit.
 */
export async function payRequest(
  { tx, notify }: Pick<HookContext, 'tx' | 'notify'>,
  { building_id: buildingId, apartment_id, receipt_id, description }: RecordOf<typeof bankLine>,
): Promise<void> {
  if (apartment_id === null || receipt_id === null) return
  const named = await requestsNamed(tx, { buildingId, text: description ?? '' })
  const paid = await markPaid(tx, {
    buildingId,
    apartmentId: apartment_id,
    receiptId: receipt_id,
    named,
  })
  if (paid.length > 0)
    notify(
      paymentRequest,
      buildingId,
      paid.map(({ id }) => id),
    )
}

/** The payments of exactly this amount that an apartment is asked for now. */
export const waitingFor = query({
  row: columns(paymentRequest, ['id']),
  takes: { buildingId: 'bigint', apartmentId: 'bigint', amount: 'numeric' },
  sql: ({ buildingId, apartmentId, amount }) =>
    `select id from payment_request where building_id = ${buildingId} and apartment_id = ${apartmentId}
      and status = ${requestIs.waiting} and amount = ${amount}`,
})

const markPaid = query({
  row: columns(paymentRequest, ['id']),
  takes: {
    buildingId: 'bigint',
    apartmentId: 'bigint',
    receiptId: 'bigint',
    named: 'bigint[]',
  },
  sql: ({ buildingId, apartmentId, receiptId, named }) =>
    `update payment_request p set status = ${requestIs.success}, receipt_id = ${receiptId}, paid_at = now(), ${bumpSql('p')}
      where p.building_id = ${buildingId} and p.id = (
        select r.id from payment_request r join receipt c on c.building_id = r.building_id and c.id = ${receiptId}
        where r.building_id = ${buildingId} and r.apartment_id = ${apartmentId} and r.status <> ${requestIs.success}
          and r.amount <= c.received and (r.id = any(${named})
            or (cardinality(${named}) = 0 and r.status = ${requestIs.waiting} and r.amount = c.received))
        order by r.id limit 1 for update of r) returning p.id`,
})

/** Requests whose time is over; a transfer that comes later still pays them. */
export async function expireRequests(db: Db, events: Events): Promise<void> {
  for (const { id, building_id: buildingId } of await markExpired(db, {}))
    events.publish({ resource: paymentRequest.name, buildingId, ids: [id], action: 'expire' })
}

const markExpired = query({
  row: columns(paymentRequest, ['id', 'building_id']),
  takes: {},
  sql: () =>
    `update payment_request set status = ${requestIs.expired}, ${bumpSql()}
      where status = ${requestIs.waiting} and expires_at < now() returning id, building_id`,
})
