import { apiError } from '#api/http/error.ts'
import type { HookContext } from '#api/records/extension.ts'
import { bumpSql } from '#api/records/sql/bump-sql.ts'
import { optionsOf, statesOf } from '#api/sql/literals.ts'
import { column } from '#api/sql/column.ts'
import { command, query } from '#api/sql/query.ts'
import { bankLine } from '#entities/banks/bank-line.ts'
import { paymentRequest } from '#entities/banks/payment-request.ts'

const lineIs = statesOf(bankLine)
const requestIs = statesOf(paymentRequest)
const { receipt_voided } = optionsOf(bankLine, 'why')

interface Receipt {
  readonly id: string
  readonly building_id: string
}

/** Locks the bank lines of a receipt: before its apartment's balance, as whoever matches or undoes a line does. */
export const holdBankLines = command({
  takes: { buildingId: 'bigint', receiptId: 'bigint' },
  sql: ({ buildingId, receiptId }) =>
    `select from bank_line where building_id = ${buildingId} and receipt_id = ${receiptId} order by id for update`,
})

/** 409 for a receipt that is one of several apartments' shares of a line: the whole match is undone, or nothing. */
export async function requireUnshared(
  { tx }: Pick<HookContext, 'tx'>,
  { id: receiptId, building_id: buildingId }: Receipt,
): Promise<void> {
  const [shared] = await sharedLine(tx, { buildingId, receiptId })
  if (shared !== undefined) throw apiError(409, 'receipt_of_shared_line')
}

const sharedLine = query({
  row: {},
  takes: { buildingId: 'bigint', receiptId: 'bigint' },
  sql: ({ buildingId, receiptId }) =>
    `select from bank_line l where l.building_id = ${buildingId} and l.shares is not null
      and exists (select from jsonb_array_elements(l.shares) s where (s->>'receipt_id')::bigint = ${receiptId}) limit 1`,
})

/** What a voided receipt was made for waits again: the bank line, and the payment that was asked for. */
export async function releaseBankLines(
  { tx, notify }: Pick<HookContext, 'tx' | 'notify'>,
  { id: receiptId, building_id: buildingId }: Receipt,
): Promise<void> {
  const released = await release(tx, { buildingId, receiptId })
  if (released.length > 0)
    notify(
      bankLine,
      buildingId,
      released.map(({ id }) => id),
    )
  const unpaid = await unpay(tx, { buildingId, receiptId })
  if (unpaid.length > 0)
    notify(
      paymentRequest,
      buildingId,
      unpaid.map(({ id }) => id),
    )
}

const release = query({
  row: { id: column(bankLine, 'id') },
  takes: { buildingId: 'bigint', receiptId: 'bigint' },
  sql: ({ buildingId, receiptId }) =>
    `update bank_line set status = ${lineIs.unmatched}, why = ${receipt_voided}, receipt_id = null, apartment_id = null,
        ${bumpSql()}
      where building_id = ${buildingId} and receipt_id = ${receiptId} returning id`,
})

const unpay = query({
  row: { id: column(paymentRequest, 'id') },
  takes: { buildingId: 'bigint', receiptId: 'bigint' },
  sql: ({ buildingId, receiptId }) =>
    `update payment_request set receipt_id = null, paid_at = null, ${bumpSql()},
        status = case when expires_at < now() then ${requestIs.expired} else ${requestIs.waiting} end
      where building_id = ${buildingId} and receipt_id = ${receiptId} returning id`,
})
