import { z } from 'zod'
import { currencyCodes } from '../currency.ts'
import { figure } from '../figures.ts'
import { eachMoved } from '../moved-money.ts'
import { ageingBands } from '../money/ageing.ts'
import { lineTypes } from '../money/fee-types.ts'
import { defineCall, manage } from './call.ts'
import { buildingId, wire } from './values.ts'

/** Who reads it, which decides the first row; the rest follows the rights alone. */
export const dashboardRoles = ['manager', 'cashier', 'board', 'office'] as const
export type DashboardRole = (typeof dashboardRoles)[number]

const { id, month } = wire
const bands = ageingBands.map(({ name }) => name)
const sums = { charged: figure, settled: figure }

/** What an account may read of a building at a glance. A part that it may not read is null or empty. */
export const readDashboard = defineCall({
  id: 'readDashboard',
  method: 'GET',
  path: manage('dashboard'),
  permission: 'auth',
  summary: 'What waits, what was collected, what is owed, and what happens today',
  tag: 'building',
  params: z.object({ building_id: buildingId.default('') }),
  reply: z.strictObject({
    data: z.strictObject({
      role: z.enum(dashboardRoles),
      /** The present month in the office. */
      month,
      /** What the account itself can move on, most urgent first. */
      waiting: z.array(
        z.strictObject({
          resource: z.string(),
          state: z.string(),
          /** Since when the oldest waits. */
          oldest: wire.moment,
          records: figure,
        }),
      ),
      /** How many wait in all. */
      waiting_total: wire.count,
      fees: z
        .strictObject({
          /** The month that is being collected: the last one that was charged. */
          month,
          /** Of the month's fees, by type: charged, and settled of it. */
          types: z.array(z.strictObject({ fee_type: z.enum(lineTypes), ...sums })),
          of_month: z.strictObject(sums),
          /** The twelve months up to it. */
          months: z.array(z.strictObject({ month, ...sums })),
          outstanding: figure,
          overdue: figure,
          ageing: z.array(z.strictObject({ band: z.enum(bands), open: figure })),
        })
        .nullable(),
      /** The caller's own takings: today, and since their till was last closed. */
      till: z
        .strictObject({
          opened_at: wire.moment.nullable(),
          today: figure,
          today_receipts: figure,
          shift: figure,
          methods: z.array(z.strictObject({ name: z.string(), received: figure })),
        })
        .nullable(),
      /** The apartments that owe most. */
      debtors: z.array(
        z.strictObject({ debt_id: id, code: z.string(), name: z.string().nullable(), outstanding: figure }),
      ),
      /** This month's documents that moved money, and what the funds have; the maintenance fund stands apart. */
      funds: z
        .strictObject({
          ordinary: z.strictObject({ balance: figure, ...moved() }),
          maintenance: z.strictObject({ balance: figure, ...moved() }),
        })
        .nullable(),
      /** Transfers that nobody has matched. */
      unmatched: figure.nullable(),
      ending: z.array(
        z.strictObject({ name: z.enum(['contracts', 'plans_due', 'plans_late']), records: figure }),
      ),
      meters: z.array(z.strictObject({ resource: z.string(), read: figure, meters: figure })),
      today: z.array(z.strictObject({ resource: z.string(), records: figure })),
      /** Answers of the last 90 days: all, and by what they say. */
      answers: figure.nullable(),
      satisfaction: z.array(z.strictObject({ rate: z.string(), answers: figure })),
      /** Every building in which the account reads fees, if there are several; charged and settled in `fees.month`. */
      buildings: z.array(
        z.strictObject({
          building_id: id,
          name: z.string(),
          currency_code: z.enum(currencyCodes),
          /** On its way to its first fee notice: its guide is shown. */
          is_new: z.boolean(),
          ...sums,
          overdue: figure,
          outstanding: figure.nullable(),
        }),
      ),
    }),
  }),
  errors: { 404: ['record_not_found'], 422: ['required', 'invalid_reference'] },
})

/** What came in and what went out, by the documents that moved it. */
function moved() {
  return eachMoved(() => figure.nullable())
}
