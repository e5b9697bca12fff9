import { z } from 'zod'
import { candidateReasons } from '../money/bank/ladder.ts'
import { lineWhys } from '../money/bank/line-words.ts'
import { defineCall, manage } from './call.ts'
import { buildingId, wire } from './values.ts'

const { id, amount, count, day } = wire
const permission = { code: 'manage_banking_transaction', flag: 'read' } as const
const tag = 'bank_line'

/** A bank's own message, in its own form and with its own signature: api/banks/gateways. */
export const sendBankMessage = defineCall({
  id: 'sendBankMessage',
  method: 'POST',
  path: '/v1/webhooks/banks/{gateway}',
  permission: 'public',
  tag,
  summary: 'A signed message of a bank about movements on an account; a known one changes nothing',
  reply: z.strictObject({ success: z.literal(true) }),
  errors: { 400: ['bad_request'], 401: ['signature_invalid'], 422: ['message_not_readable'] },
})

export const readLineCandidates = defineCall({
  id: 'readLineCandidates',
  method: 'GET',
  path: manage('banking-transactions/{id}/candidates'),
  record: 'bank_line',
  permission,
  tag,
  summary: 'Apartments that a bank transaction may be for, the likeliest first, and why',
  reply: z.strictObject({
    data: z.array(
      z.strictObject({
        id,
        code: z.string(),
        /** What it owes. */
        open: amount,
        reasons: z.array(z.enum(candidateReasons)),
      }),
    ),
  }),
})

/** What the reason's sentence names: the apartments it speaks of first, a receipt that may be of it, a day. */
export const readLineReason = defineCall({
  id: 'readLineReason',
  method: 'GET',
  path: manage('banking-transactions/{id}/reason'),
  record: 'bank_line',
  permission,
  tag,
  summary: 'Why a bank transaction is matched by itself or waits, as the building is now',
  reply: z.strictObject({
    data: z.strictObject({
      why: z.enum(lineWhys),
      codes: z.array(z.string()),
      document: z.strictObject({ id, code: z.string(), apartment_id: id }).nullable(),
      day: day.nullable(),
      /** What each of several apartments owes, where that is the amount; else empty. */
      division: z.array(z.strictObject({ apartment_id: id, amount })),
    }),
  }),
})

/** Total = matched + unmatched + not ours, and = money in + money out; conflicts are beside them. */
export const countBankLines = defineCall({
  id: 'countBankLines',
  method: 'GET',
  path: manage('banking-transactions/counts'),
  permission,
  tag,
  inBuilding: true,
  summary: 'How many bank transactions a building has, by state and direction',
  params: z.object({ building_id: buildingId }),
  reply: z.strictObject({
    data: z.strictObject({
      total: count,
      matched: count,
      unmatched: count,
      not_ours: count,
      money_in: count,
      money_out: count,
      conflict: count,
    }),
  }),
})

/** The latest days on which something moved, at most 14 of each account. */
export const listBankDays = defineCall({
  id: 'listBankDays',
  method: 'GET',
  path: manage('banking-transactions/days'),
  permission,
  tag,
  inBuilding: true,
  summary:
    'Bank accounts by day: what the bank told, what is matched, and the bank’s balance against the ledger’s',
  params: z.object({ building_id: buildingId }),
  reply: z.strictObject({
    data: z.array(
      z.strictObject({
        bank_id: id,
        bank: z.string(),
        currency_code: wire.currency,
        day,
        lines: count,
        money_in: amount,
        money_out: amount,
        /** Of money in and out together; they add up to it. */
        matched: amount,
        unmatched: amount,
        not_ours: amount,
        /** What the bank says that the account held at the end of the day; null: it does not say. */
        bank_balance: amount.nullable(),
        /** What the ledger has in the fund accounts of this bank account at the end of the day. */
        ledger_balance: amount,
        /** Bank less ledger; null without the bank's. */
        difference: amount.nullable(),
      }),
    ),
  }),
})
