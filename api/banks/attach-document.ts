import { compareAmounts, isZero, smallerAmount, subtractAmounts } from '#core/amount.ts'
import { idPattern } from '#core/id.ts'
import type { RecordOf } from '#core/stored.ts'
import type { LineDocumentKind } from '#domain/money/bank/line-documents.ts'
import type { Caller } from '#api/context.ts'
import type { Tx } from '#api/database/pool.ts'
import { apiError, forbidden, invalidInput } from '#api/http/error.ts'
import { documentMoves, holdFacts, lockDocument } from '#api/ledger/line-documents.ts'
import { bumpSql } from '#api/records/sql/bump-sql.ts'
import { columns } from '#api/sql/column.ts'
import { optionsOf, statesOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { bankLine } from '#entities/banks/bank-line.ts'
import { registry } from '#entities/index.ts'
import { madeOf } from './made-of-line.ts'
import { keptIn } from './queries.ts'

type Line = RecordOf<typeof bankLine>

interface Asked {
  readonly kind: LineDocumentKind
  readonly document_id: string
  readonly amount?: string | null
}

export interface Attached {
  readonly id: string
  readonly kind: LineDocumentKind
  readonly amount: string
  readonly isMade: boolean
}

/** What a line still lacks. */
export const openOf = ({ price, booked }: Pick<Line, 'price' | 'booked'>) =>
  subtractAmounts(price, booked ?? '0')

/**
 * How much of a line a document books: as much as both have left, unless a smaller amount is asked for. The document is
 * locked until the end. 422 `invalid_reference` for one that the caller may not read, `document_not_of_line` for one that
 * moves nothing in the line's account and direction or is used up by other lines, `more_than_open` for too much.
 */
export async function requireAttachable(
  tx: Tx,
  caller: Caller,
  line: Line,
  { kind, document_id: id, amount }: Asked,
): Promise<Attached> {
  const refuse = (code: 'invalid_reference' | 'document_not_of_line') =>
    invalidInput([{ field: 'document_id', code }])
  const { building_id: buildingId, bank_id: bankId } = line
  if (!idPattern.test(id)) throw refuse('invalid_reference')
  if (!caller.principal.decider.can(buildingId, registry[kind].permission, 'read'))
    throw refuse('invalid_reference')
  // Who writes a row of a file, and may not make such a document, uses up none: the transfer itself would be booked again.
  if (line.gateway === 'statement' && kind !== 'bank_line')
    if (!caller.principal.decider.can(buildingId, registry[kind].permission, 'create')) throw forbidden()
  if (bankId === null) throw refuse('document_not_of_line')
  await holdFacts(tx, { buildingId, bankId })
  if ((await lockDocument(tx, { buildingId, id }, kind)).length === 0) throw refuse('invalid_reference')
  const open = openOf(line)
  if (kind === 'bank_line') {
    const { type: own, currency_code: currency } = line
    const [other] = await returned(tx, { buildingId, bankId, id, type: own, currency, open })
    if (other === undefined || !isZero(line.booked ?? '0')) throw refuse('document_not_of_line')
    return { id, kind, amount: open, isMade: false }
  }
  // What the bank tells in another currency than the fund's is no money of the fund.
  if ((await keptIn(tx, { buildingId, bankId }))[0]?.kept_in !== line.currency_code)
    throw invalidInput([{ field: 'document_id', code: 'currency_differs' }])
  const [found] = await documentMoves(tx, { buildingId, bankId, kind, documentId: id })
  const moved = found?.moved ?? '0'
  const isIn = compareAmounts(moved, '0') > 0
  const left = subtractAmounts(isIn ? moved : subtractAmounts('0', moved), found?.attached ?? '0')
  if (isIn !== (line.type === 'in') || compareAmounts(left, '0') <= 0) throw refuse('document_not_of_line')
  const most = smallerAmount(left, open)
  if (amount !== undefined && amount !== null && compareAmounts(amount, most) > 0)
    throw invalidInput([{ field: 'amount', code: 'more_than_open', limits: { max: most } }])
  const isMade = await madeOf(tx, { buildingId, kind, id, lineId: line.id })
  return { id, kind, amount: amount ?? most, isMade }
}

/** 409 if nothing of the line waits for a document. */
export function requireOpen({ status }: Pick<Line, 'status'>): void {
  if (status !== 'unmatched') throw apiError(409, 'line_is_matched')
}

const type = optionsOf(bankLine, 'type')

/** The line of the same account and amount that goes the other way, if nothing of it is booked. */
const returned = query({
  row: columns(bankLine, ['id']),
  takes: {
    buildingId: 'bigint',
    bankId: 'bigint',
    id: 'bigint',
    type: 'text',
    currency: 'text',
    open: 'numeric',
  },
  sql: ({ buildingId, bankId, id, type: own, currency, open }) =>
    `select id from bank_line where building_id = ${buildingId} and id = ${id} and bank_id = ${bankId}
      and price = ${open} and currency_code = ${currency} and booked is null
      and status = ${statesOf(bankLine).unmatched}
      and type = case when ${own} = ${type.in} then ${type.out} else ${type.in} end`,
})

/** The other line of a pair is matched with this one. */
export const matchReturned = query({
  row: columns(bankLine, ['id']),
  takes: { buildingId: 'bigint', id: 'bigint' },
  sql: ({ buildingId, id }) =>
    `update bank_line set status = ${statesOf(bankLine).matched}, booked = price,
        why = ${optionsOf(bankLine, 'why').returned}, reason = null, ${bumpSql()}
      where building_id = ${buildingId} and id = ${id} returning id`,
})
