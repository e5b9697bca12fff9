import { z } from 'zod'
import { defineCall, manage } from './call.ts'
import { currencyCodes } from '../currency.ts'
import { rielRoundings } from '../money/tenders.ts'
import { buildingId, wire } from './values.ts'

const { id, amount, count, day, moment } = wire
const currency = z.enum(currencyCodes)

/** A cashier's own receipts since they last closed a till, without voided ones, and the cash accounts to be counted. */
export const readTill = defineCall({
  id: 'readTill',
  method: 'GET',
  path: manage('cashiers/till'),
  permission: { code: 'manage_debt', flag: 'read' },
  summary: 'The caller’s till since it was last closed',
  tag: 'receipt',
  inBuilding: true,
  params: z.object({ building_id: buildingId }),
  reply: z.strictObject({
    data: z.strictObject({
      /** When the cashier last closed it; null: never. */
      opened_at: moment.nullable(),
      now: moment,
      receipts: count,
      /** What the caller collected in cash: cash received less cash given back, in the building's currency. */
      cash: amount,
      /** By payment method, in the order of the building. */
      methods: z.array(
        z.strictObject({
          payment_method_id: id,
          name: z.string(),
          code: z.string(),
          receipts: count,
          received: amount,
        }),
      ),
      /** The cash accounts of the building, by what the ledger has in them; `closed_at`: when one was counted last. */
      boxes: z.array(
        z.strictObject({
          cash_account_id: id,
          name: z.string(),
          /** Null: the building's. The balance is in it. */
          currency_code: currency.nullable(),
          balance: amount,
          closed_at: moment.nullable(),
        }),
      ),
    }),
  }),
})

/** The currencies whose cash the building keeps, each with the rate of a day (today if none is named) against its books. */
export const readDeskCash = defineCall({
  id: 'readDeskCash',
  method: 'GET',
  path: manage('cashiers/cash'),
  permission: { code: 'manage_debt', flag: 'read' },
  summary: 'What cash the desk takes, and transfers in other currencies than the books’, and at which rates',
  tag: 'receipt',
  inBuilding: true,
  params: z.object({ building_id: buildingId, day: day.optional() }),
  reply: z.strictObject({
    data: z.strictObject({
      /** In the currency `of`, one is worth `price` of the other. Both are null for the currency of the books. */
      currencies: z.array(
        z.strictObject({ currency_code: currency, of: currency.nullable(), price: amount.nullable() }),
      ),
      /** Accounts at banks that are kept in another currency than the books; one of it is worth `price`, by `of`. */
      transfers: z.array(
        z.strictObject({ cash_account_id: id, currency_code: currency, of: currency, price: amount }),
      ),
      /** The currency in which change is given. */
      change: currency,
      /** How riel are rounded. */
      riel_step: amount,
      riel_rounding: z.enum(rielRoundings),
    }),
  }),
})
