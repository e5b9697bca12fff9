import { z } from 'zod'
import { languages } from '#core/language.ts'
import { officeToday } from '#core/days.ts'
import { isDay, isMonth } from '#core/fields/calendar.ts'
import { currencyCodes } from '../currency.ts'
import type { AgeingBand } from '../money/ageing.ts'
import { lineTypes } from '../money/fee-types.ts'
import { incomeKinds } from '../money/income.ts'
import { debtorKinds, payerKinds } from '../money/payers.ts'
import { paperFormat } from './book-calls.ts'
import { defineCall, manage } from './call.ts'
import { openPeriodErrors, openPeriodWith, periodErrors, periodWith } from './period.ts'
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

/** By code or name, by a resident's name or phone, by a plate, or by a scanned payment QR; the best matches first. */
export const findPayers = defineCall({
  ...ofBuilding,
  id: 'findPayers',
  method: 'GET',
  path: manage('debts/payers'),
  summary: 'Find apartments by code, name, phone, plate or a scanned notice',
  params: z.object({ building_id: buildingId, keyword: z.string().default('') }),
  reply: z.strictObject({
    data: z.array(
      z.strictObject({
        ...named,
        outstanding: amount,
        credit: amount,
        /** The open fees that its last notice asks for, where the keyword is the QR or the reference of one. */
        notice_fees: z.array(id),
      }),
    ),
  }),
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
          /** Who owes it by rule; null: the apartment itself. */
          payer_kind: z.enum(payerKinds).nullable(),
          payer_ref: z.string().nullable(),
          payer_name: z.string().nullable(),
          /** What is `maintenance_fund` is paid into that alone, apart from all else. */
          income_kind: z.enum(incomeKinds),
        }),
      ),
      /** Everyone who owes or owed a fee of it, the latest first, with what they owe now. */
      payers: z.array(
        z.strictObject({
          kind: z.enum(debtorKinds),
          ref: z.string(),
          name: z.string().nullable(),
          open: amount,
        }),
      ),
      /** Open fees of other apartments that this one pays. */
      pays_for: z.array(z.strictObject({ id, code: z.string(), open: amount, fees: count })),
    }),
  }),
})

/** One debtor, by two parameters of a call; a kind alone is the apartment itself, or everyone of that kind. */
const debtor = {
  payer_kind: z.enum(debtorKinds, { error: 'invalid_option' }).optional(),
  payer_ref: z.string().max(500, { error: 'too_long' }).optional(),
}

/** At most the latest 1,000 entries, oldest first; `total` counts all. */
export const readStatement = defineCall({
  id: 'readStatement',
  method: 'GET',
  path: manage('apartments/{id}/statement'),
  permission,
  tag,
  summary: 'An apartment’s statement, or that of one payer of it: charges, payments, balance',
  params: openPeriodWith(debtor),
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
          /** Received in advance, or taken from it by a fee. */
          prepaid: amount,
          /** The balance after the line. */
          balance: amount,
        }),
      ),
    }),
  }),
  errors: { 422: [...openPeriodErrors, 'invalid_option', 'too_long'] },
})

export const printStatement = defineCall({
  id: 'printStatement',
  method: 'GET',
  path: manage('apartments/{id}/statement/pdf'),
  permission,
  tag,
  summary: 'The same statement as a PDF on A4, to be handed over',
  params: openPeriodWith({ ...debtor, language: z.enum(languages, { error: 'invalid_option' }).optional() }),
  reply: 'file',
  errors: { 422: [...openPeriodErrors, 'invalid_option', 'too_long'] },
})

/** Of an apartment, of one payer of it, or of a payer for all apartments that they pay for. */
export const printDebtMinutes = defineCall({
  ...ofBuilding,
  id: 'printDebtMinutes',
  method: 'GET',
  path: manage('debts/minutes/pdf'),
  summary: 'The minutes of a debt reconciliation between two days as a PDF on A4, for both sides to sign',
  params: periodWith({
    building_id: buildingId,
    apartment_id: z
      .string()
      .regex(/^([1-9]\d{0,17})?$/, { error: 'invalid_reference' })
      .optional(),
    ...debtor,
    language: z.enum(languages, { error: 'invalid_option' }).optional(),
  }),
  reply: 'file',
  errors: {
    404: ['record_not_found'],
    422: [...periodErrors, 'invalid_option', 'invalid_reference', 'too_long'],
  },
})

const debtorFilter = {
  building_id: buildingId,
  /** Fees of this month alone. */
  month: z
    .string()
    .refine((text) => text === '' || isMonth(text), { error: 'invalid_month' })
    .optional(),
  /** Fees of this block's apartments alone. */
  block_id: z
    .string()
    .regex(/^([1-9]\d{0,17})?$/, { error: 'invalid_reference' })
    .optional(),
  payer_kind: debtor.payer_kind,
  /** What was owed at the end of this day, and how old it was then. Default: today. */
  as_of: z
    .string()
    .refine((text) => text === '' || isDay(text), { error: 'invalid_date', abort: true })
    .refine((text) => text <= officeToday(), { error: 'day_in_future' })
    .optional(),
  /** `true`: the apartments that pay for themselves are rows of their own, by their codes. */
  each: z.enum(['true', 'false'], { error: 'invalid_option' }).optional(),
}
const sums = { ...bands, outstanding: amount, fees: count }
const debtorErrors = [
  'invalid_month',
  'invalid_reference',
  'invalid_option',
  'invalid_date',
  'day_in_future',
] as const

/** Those who owe most first, at most 500; the apartments that pay for themselves are one row, unless each is asked for. */
export const listDebtors = defineCall({
  ...ofBuilding,
  id: 'listDebtors',
  method: 'GET',
  path: manage('debts/debtors'),
  summary: 'Who owes the open fees, by age: owners, tenants, companies, other apartments',
  params: z.object(debtorFilter),
  reply: z.strictObject({
    data: z.strictObject({
      ...sums,
      /** How many debtors there are, however many are listed. */
      total: count,
      debtors: z.array(
        z.strictObject({
          kind: z.enum(debtorKinds),
          ref: z.string(),
          name: z.string().nullable(),
          ...sums,
          /** Those that it pays for; `debt_id` is of the apartment's debt. */
          apartments: z.array(z.strictObject({ id, debt_id: id, code: z.string(), open: amount })),
        }),
      ),
    }),
  }),
  errors: { 422: debtorErrors },
})

export const exportDebtors = defineCall({
  ...ofBuilding,
  id: 'exportDebtors',
  method: 'GET',
  path: manage('debts/debtors/export'),
  summary: 'All debtors with their open fees by age: xlsx, csv or pdf',
  params: z.object({
    ...debtorFilter,
    format: paperFormat,
  }),
  reply: 'file',
  errors: { 422: [...debtorErrors, 'too_many'], 429: ['too_many_requests'] },
})

export const readRates = defineCall({
  ...ofBuilding,
  id: 'readRates',
  method: 'GET',
  path: manage('debts/rates'),
  summary: 'The rate of each foreign currency on a day; today if none is named',
  params: z.object({ building_id: buildingId, day: wire.day.optional() }),
  reply: z.strictObject({ data: z.partialRecord(z.enum(currencyCodes), amount) }),
})
