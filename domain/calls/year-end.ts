import { z } from 'zod'
import { defineCall, manage } from './call.ts'
import { buildingId, wire } from './values.ts'

const named = { id: wire.id, name: z.string() }

/** What ends with the year, from the rows that say so; each is a list of records to look at. */
export const readYearEnd = defineCall({
  id: 'readYearEnd',
  method: 'GET',
  path: manage('vat-rates/year-end'),
  permission: { code: 'manage_fee', flag: 'read' },
  summary: 'What ends with the year: rates of VAT and the fees that take them, symbols of invoices, prices',
  tag: 'vat_rate',
  inBuilding: true,
  params: z.object({ building_id: buildingId }),
  reply: z.strictObject({
    data: z.strictObject({
      /** The last day of the office's year. */
      ends_on: wire.day,
      /** Rates of VAT whose law ends by then, and what is charged by them. */
      rates: z.array(
        z.strictObject({
          id: wire.id,
          /** In percent. */
          percent: z.string(),
          law: z.string(),
          ends_on: wire.day,
          /** The rate that the office lets follow; null: it has not decided, and fees after the end are refused. */
          next: z.string().nullable(),
          /** Fee types in use whose price contains it, and the paper by which it is theirs. */
          fees: z.array(z.strictObject({ ...named, basis: z.string().nullable() })),
          /** Prices that add it and go on beyond its end. */
          tariffs: z.array(z.strictObject(named)),
        }),
      ),
      /** Fee types in use whose rate names no paper, whether it ends or not. */
      without_basis: z.array(z.strictObject({ ...named, percent: z.string() })),
      /** Symbols of this year on what was sold: next year's begin again, and so do their numbers. */
      symbols: z.array(z.strictObject({ symbol: z.string(), count: wire.count, last_on: wire.day })),
      /** Fee types in use whose last price ends by then. */
      prices: z.array(
        z.strictObject({
          ...named,
          ends_on: wire.day,
          /** The decision of the ready-made price that follows; null: none is known. */
          known: z.string().nullable(),
        }),
      ),
    }),
  }),
})
