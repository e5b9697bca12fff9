import { apiError } from '#api/http/error.ts'
import type { HookContext } from '#api/records/extension.ts'
import { releaseLines } from '#api/ledger/line-documents.ts'
import { bumpSql } from '#api/records/sql/bump-sql.ts'
import { statesOf } from '#api/sql/literals.ts'
import { column } from '#api/sql/column.ts'
import { command, query } from '#api/sql/query.ts'
import { bankLine } from '#entities/banks/bank-line.ts'
import { paymentRequest } from '#entities/banks/payment-request.ts'

const requestIs = statesOf(paymentRequest)

interface Receipt {
  readonly id: string
  readonly building_id: string
}

/** Locks the bank lines of a receipt: before its apartment's balance, as whoever matches or undoes a line does. */
export const holdBankLines = command({
  takes: { buildingId: 'bigint', receiptId: 'bigint' },
  sql: ({ buildingId, receiptId }) =>
    `select from bank_line where building_id = ${buildingId} and id in (select line_id from bank_line_document
        where building_id = ${buildingId} and kind = 'receipt' and document_id = ${receiptId}) order by id for update`,
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
  const released = await releaseLines(tx, { buildingId, kind: 'receipt', documentId: receiptId })
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

const unpay = query({
  row: { id: column(paymentRequest, 'id') },
  takes: { buildingId: 'bigint', receiptId: 'bigint' },
  sql: ({ buildingId, receiptId }) =>
    `update payment_request set receipt_id = null, paid_at = null, ${bumpSql()},
        status = case when expires_at < now() then ${requestIs.expired} else ${requestIs.waiting} end
      where building_id = ${buildingId} and receipt_id = ${receiptId} returning id`,
})
