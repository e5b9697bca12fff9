import type { FastifyInstance } from 'fastify'
import { sumAmounts } from '#core/amount.ts'
import type { DataOf } from '#domain/calls/call.ts'
import { mostRuledRows } from '#domain/calls/fee-rules.ts'
import { foretellLateInterest } from '#domain/calls/late-interest.ts'
import { apartment } from '#entities/property/apartment.ts'
import { monthOf } from '#core/days.ts'
import { today } from '../calendar/today.ts'
import { invalidInput } from '../http/error.ts'
import { answerCall } from '../calls/answer-call.ts'
import { currencyOfBuilding } from '../currencies/building-currency.ts'
import { presentOutcome } from '../records/present/present-own.ts'
import { calculateInterest, type FeeInterest } from './late-interest.ts'

/** What a run of late interest would charge. */
export function lateInterestRoutes(app: FastifyInstance): void {
  const { db } = app.callServices
  answerCall(app, foretellLateInterest, async ({ buildingId, caller, params }) => {
    const { month } = params()
    if (month >= monthOf(today())) throw invalidInput([{ field: 'month', code: 'month_not_over' }])
    const currency = currencyOfBuilding(caller(), buildingId)
    const mayName = caller().principal.decider.can(buildingId, apartment.permission, 'read')
    return {
      data: presentOutcome(addUp(await calculateInterest(db, { buildingId, month, currency }), mayName)),
    }
  })
}

function addUp(interest: readonly FeeInterest[], mayName: boolean): DataOf<typeof foretellLateInterest> {
  const rows = interest.flatMap(({ fee, spans }) =>
    spans.map(({ from, to, days, unpaid, rate, per, dayCount, amount }) => ({
      apartment_id: fee.apartment_id,
      apartment: mayName ? fee.apartment : null,
      fee_id: fee.id,
      fee: fee.name,
      month: fee.month,
      from,
      to,
      days,
      unpaid,
      rate,
      per,
      day_count: dayCount,
      amount,
    })),
  )
  return {
    amount: sumAmounts(rows.map(({ amount }) => amount)),
    apartments: new Set(rows.map((row) => row.apartment_id)).size,
    lines: rows.length,
    rows: rows.slice(0, mostRuledRows),
  }
}
