import { takesFeesSql } from '#api/debts/payment-qr.ts'
import { bumpSql } from '#api/records/sql/bump-sql.ts'
import { optionsOf, statesOf } from '#api/sql/literals.ts'
import { command, query } from '#api/sql/query.ts'
import { paymentRequest } from '#entities/banks/payment-request.ts'
import { paymentMethod } from '#entities/finance/payment-method.ts'

const requestIs = statesOf(paymentRequest)
const methodIs = optionsOf(paymentMethod, 'code')

/** Seconds that one still has for a payment, for it to be shown to somebody else. */
const enough = 60

/** Payments of an apartment that are waited for and are for some of these fees, with all that each is for. */
export const waitingRequests = query({
  row: { id: 'bigint', amount: 'text', fees: 'bigint[]' },
  takes: { buildingId: 'bigint', apartmentId: 'bigint', feeIds: 'bigint[]' },
  sql: ({ buildingId, apartmentId, feeIds }) =>
    `select r.id, trim_scale(r.amount)::text as amount, array(select l.fee_id from payment_request_fees l
          where l.building_id = r.building_id and l.payment_request_id = r.id order by l.fee_id) as fees
      from payment_request r
      where r.building_id = ${buildingId} and r.apartment_id = ${apartmentId} and r.status = ${requestIs.waiting}
        and r.expires_at > now() + interval '${enough} seconds'
        and exists (select from payment_request_fees l where l.building_id = r.building_id
          and l.payment_request_id = r.id and l.fee_id = any(${feeIds}))
      order by r.id`,
})

/** Ends waiting for these; a transfer that comes all the same still pays them. */
export const expireWaiting = command({
  takes: { buildingId: 'bigint', ids: 'bigint[]' },
  sql: ({ buildingId, ids }) =>
    `update payment_request set status = ${requestIs.expired}, ${bumpSql()}
      where building_id = ${buildingId} and id = any(${ids}) and status = ${requestIs.waiting}`,
})

/** What a payment is for. */
export const insertFees = command({
  takes: { buildingId: 'bigint', requestId: 'bigint', feeIds: 'bigint[]' },
  sql: ({ buildingId, requestId, feeIds }) =>
    `insert into payment_request_fees (building_id, payment_request_id, fee_id)
      select ${buildingId}, ${requestId}, id from unnest(${feeIds}) id`,
})

/** Those of these fees that are an apartment's. */
export const feesIn = query({
  row: { id: 'bigint' },
  takes: { buildingId: 'bigint', apartmentId: 'bigint', feeIds: 'bigint[]' },
  sql: ({ buildingId, apartmentId, feeIds }) =>
    `select id from fee where building_id = ${buildingId} and apartment_id = ${apartmentId} and id = any(${feeIds})`,
})

/** The way of paying by which papers ask for a transfer in the building's own currency. */
export const ownMethod = query({
  row: { id: 'bigint' },
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) =>
    `select m.id from payment_method m
        join building b on b.id = m.building_id
        join bank k on k.building_id = m.building_id and (k.id = m.bank_id or (m.bank_id is null and k.is_default))
          and k.currency_code = b.currency_code and k.is_active and k.deleted_at is null and ${takesFeesSql('k')}
      where m.building_id = ${buildingId} and m.is_active and m.deleted_at is null
        and m.code in (${methodIs.QR}, ${methodIs.BANK_TRANSFER})
      order by k.is_default desc, m."order", m.code = ${methodIs.QR} desc, m.id limit 1`,
})
