import type { FastifyInstance } from 'fastify'
import { subtractAmounts } from '#core/amount.ts'
import { readDepositOfBooking } from '#domain/calls/booking-deposits.ts'
import { cashAccount } from '#entities/finance/cash-account.ts'
import { resident } from '#entities/people/resident.ts'
import { answerCall } from '../calls/answer-call.ts'
import { livesIn } from '../people/householder-sql.ts'
import { presentOutcome } from '../records/present/present-own.ts'
import { optionsOf } from '../sql/literals.ts'
import { query } from '../sql/query.ts'
import { depositsForSql } from './queries.ts'

/** What the deposit of a booked place begins with. */
export function bookingDepositRoutes(app: FastifyInstance): void {
  const { db } = app.callServices
  answerCall(app, readDepositOfBooking, async ({ record, caller }) => {
    const { building_id: buildingId, id, deposit } = record
    const [found] = await payerOf(db, {
      buildingId: String(buildingId),
      id: String(id),
      mayKnow: caller().principal.decider.can(String(buildingId), resident.permission, 'read'),
    })
    const amount = typeof deposit === 'string' ? subtractAmounts(deposit, found?.taken ?? '0') : null
    return {
      data: presentOutcome({
        party: found?.party ?? null,
        amount,
        cash_account_id: found?.cash_account_id ?? null,
      }),
    }
  })
}

const { building: ofBuilding } = optionsOf(cashAccount, 'account_type')
const { cash } = optionsOf(cashAccount, 'account_sub_type')

/** Whom the office speaks to is told to who may read residents. As a receipt's payer and account are filled in where its cashier enters nothing (api/receipts/defaults.ts). */
const payerOf = query({
  row: { party: 'text | null', cash_account_id: 'text | null', taken: 'text' },
  takes: { buildingId: 'bigint', id: 'bigint', mayKnow: 'boolean' },
  sql: ({ buildingId, id, mayKnow }) =>
    `select coalesce((select r.full_name from resident r
          where r.building_id = b.building_id and r.id = b.resident_id and r.deleted_at is null),
        case when ${mayKnow} then ${livesIn('b.building_id', 'b.apartment_id')} end) as party,
        (select a.id::text from cash_account a
          where a.building_id = b.building_id and a.is_active and a.deleted_at is null and a.currency_code is null
            and a.account_type = ${ofBuilding} and a.account_sub_type = ${cash} order by a.id limit 1) as cash_account_id,
        ${depositsForSql('b', 'd.amount')}::text as taken
      from utility_booking b where b.building_id = ${buildingId} and b.id = ${id}`,
})
