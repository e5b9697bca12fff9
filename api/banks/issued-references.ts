import { compareAmounts } from '#core/amount.ts'
import type { IssuedReference } from '#domain/money/bank/ladder-facts.ts'
import { readReferences, wordsIn } from '#domain/money/bank/read-references.ts'
import { sqlOfficeDay } from '#api/database/office-day.ts'
import type { Queryable } from '#api/database/pool.ts'
import { column } from '#api/sql/column.ts'
import { statesOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { orNull } from '#api/sql/types.ts'
import { bankLine } from '#entities/banks/bank-line.ts'
import { paymentRequest } from '#entities/banks/payment-request.ts'

/** What a bank says of a movement beside its text, by which two are told apart. */
interface Numbered {
  readonly reference_code: string | null
  readonly balance: string | null
  readonly gateway: string | null
}

interface Asked {
  readonly buildingId: string
  readonly text: string
  readonly line: Numbered
}

/** The references that a text may say, of those that were given; one of another building says only that it is. */
export async function issuedIn(
  db: Queryable,
  { buildingId, text, line }: Asked,
): Promise<readonly IssuedReference[]> {
  const words = wordsIn(text)
  if (words.length === 0) return []
  return (await issued(db, { buildingId, words: [...words] })).map(
    ({ reference, is_own, apartment_id, request_id, is_old, paid_on, paid_code, paid_balance, paid_by }) => ({
      reference,
      apartment_id: is_own ? apartment_id : null,
      request_id: is_own ? request_id : null,
      is_old,
      paid_on: isAnother(line, { reference_code: paid_code, balance: paid_balance, gateway: paid_by })
        ? null
        : paid_on,
    }),
  )
}

/** The payment requests of the building that a text names. */
export async function requestsNamed(
  db: Queryable,
  { buildingId, text }: Omit<Asked, 'line'>,
): Promise<string[]> {
  const words = readReferences(text).map(({ word }) => word)
  const found = words.length === 0 ? [] : await issued(db, { buildingId, words })
  return found.flatMap(({ is_own, request_id }) => (is_own && request_id !== null ? [request_id] : []))
}

/** Whether the bank's numbers, or the balances of two statements, prove two movements; a gateway's balance may be late. */
function isAnother(line: Numbered, paid: Numbered): boolean {
  const [ours, theirs] = [line.reference_code, paid.reference_code]
  if (ours !== null && theirs !== null && formOf(ours) === formOf(theirs) && ours !== theirs) return true
  const areStated = line.gateway === 'statement' && paid.gateway === 'statement'
  return (
    areStated &&
    line.balance !== null &&
    paid.balance !== null &&
    compareAmounts(line.balance, paid.balance) !== 0
  )
}

/** Numbers of one bank are of one form. */
const formOf = (number: string) => number.replaceAll(/[a-z]/gi, 'A').replaceAll(/\d/g, '9')

const issued = query({
  row: {
    reference: 'text',
    is_own: 'boolean',
    apartment_id: 'bigint',
    request_id: 'bigint | null',
    is_old: 'boolean',
    paid_on: 'text | null',
    paid_code: orNull(column(bankLine, 'reference_code')),
    paid_balance: orNull(column(bankLine, 'balance')),
    paid_by: orNull(column(bankLine, 'gateway')),
  },
  takes: { buildingId: 'bigint', words: 'text[]' },
  sql: ({ buildingId, words }) =>
    `select p.reference, p.building_id = ${buildingId} as is_own, p.apartment_id, p.payment_request_id as request_id,
        p.is_old, ${sqlOfficeDay('q.paid_at')}::text as paid_on, l.reference_code as paid_code,
        l.balance as paid_balance, l.gateway as paid_by
      from payment_reference p
        left join payment_request q on q.building_id = p.building_id and q.id = p.payment_request_id
          and q.status = ${statesOf(paymentRequest).success}
        left join bank_line l on l.building_id = q.building_id and l.receipt_id = q.receipt_id
      where p.reference = any(${words}) order by p.reference`,
})
