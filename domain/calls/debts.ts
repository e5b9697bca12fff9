import { z } from 'zod'
import { isDay } from '#core/fields/calendar.ts'
import { currencyCodes } from '../currency.ts'
import type { AgeingBand } from '../money/ageing.ts'
import { lineTypes } from '../money/fee-types.ts'
import { defineCall, manage } from './call.ts'
import { buildingId, wire } from './values.ts'

const { id, amount, count, day, month } = wire
const permission = { code: 'manage_debt', flag: 'read' } as const
const tag = 'debt'
const ofBuilding = { permission, tag, inBuilding: true } as const

const bands: Readonly<Record<AgeingBand, typeof amount>> = {
  not_due: amount,
  to_30: amount,
  to_60: amount,
  to_90: amount,
  over_90: amount,
}

export const readDebtAgeing = defineCall({
  ...ofBuilding,
  id: 'readDebtAgeing',
  method: 'GET',
  path: manage('debts/ageing'),
  summary: 'The building’s debts by age, and its total credit',
  params: z.object({ building_id: buildingId }),
  reply: z.strictObject({ data: z.strictObject({ ...bands, outstanding: amount, credit: amount }) }),
})

const named = { id, code: z.string(), name: z.string().nullable(), householder: z.string().nullable() }

/** By code or name, by a resident's name or phone, or by a plate; the best matches first. */
export const findPayers = defineCall({
  ...ofBuilding,
  id: 'findPayers',
  method: 'GET',
  path: manage('debts/payers'),
  summary: 'Find apartments by code, name, phone or plate',
  params: z.object({ building_id: buildingId, keyword: z.string().default('') }),
  reply: z.strictObject({ data: z.array(z.strictObject({ ...named, outstanding: amount, credit: amount })) }),
  errors: { 422: ['too_short', 'too_long'] },
})

/** Lines in the order in which money settles them. */
export const readApartmentAccount = defineCall({
  id: 'readApartmentAccount',
  method: 'GET',
  path: manage('debts/apartments/{id}'),
  permission,
  tag,
  summary: 'An apartment’s open lines, balance and credit',
  reply: z.strictObject({
    data: z.strictObject({
      outstanding: amount,
      credit: amount,
      payer: z.strictObject(named),
      lines: z.array(
        z.strictObject({
          id,
          name: z.string(),
          fee_type: z.enum(lineTypes),
          month,
          due_on: day.nullable(),
          amount,
          /** The part of the amount that is still to be paid. */
          open: amount,
          /** The building's own order: the lowest is settled first. */
          priority: z.int(),
        }),
      ),
    }),
  }),
})

const optionalDay = z
  .string()
  .refine((text) => text === '' || isDay(text), { error: 'invalid_date' })
  .optional()

/** At most the latest 1,000 entries, oldest first; `total` counts all. */
export const readStatement = defineCall({
  id: 'readStatement',
  method: 'GET',
  path: manage('apartments/{id}/statement'),
  permission,
  tag,
  summary: 'An apartment’s statement: charges, payments, balance',
  params: z.object({ from: optionalDay, to: optionalDay }),
  reply: z.strictObject({
    data: z.strictObject({
      outstanding: amount,
      credit: amount,
      /** The balance of the apartment before the first of the lines. */
      opening: amount,
      total: count,
      lines: z.array(
        z.strictObject({
          booked_on: day,
          kind: z.string(),
          document_id: id,
          /** The subject of the entry: the fee and its month, the receipt's number. */
          title: z.string().nullable(),
          charged: amount,
          /** In money, or from its credit. */
          paid: amount,
          /** The deduction that was granted. */
          deduction: amount,
          credit: amount,
          /** The balance after the line. */
          balance: amount,
        }),
      ),
    }),
  }),
  errors: { 422: ['invalid_date'] },
})

export const readRates = defineCall({
  ...ofBuilding,
  id: 'readRates',
  method: 'GET',
  path: manage('debts/rates'),
  summary: 'Today’s rate of each foreign currency',
  params: z.object({ building_id: buildingId }),
  reply: z.strictObject({ data: z.partialRecord(z.enum(currencyCodes), amount) }),
})
