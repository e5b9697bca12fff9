import type { Queryable } from '#api/database/pool.ts'
import { literalsOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import type { LineDocumentKind } from '#domain/money/bank/line-documents.ts'
import { documentLife } from '#entities/vouchers/vouched.ts'

/** Documents that name the line that they are made of. */
const tables = {
  receipt_voucher: 'receipt_voucher',
  payment_voucher: 'payment_voucher',
  refund: 'refund',
  prepayment: 'prepayment',
  deposit: 'deposit',
  deposit_return: 'deposit_return',
  cash_transfer: 'cash_transfer',
} as const satisfies Partial<{ readonly [K in LineDocumentKind]: K }>

export type MadeKind = keyof typeof tables
export const madeKinds = Object.keys(tables) as MadeKind[]

interface Asked {
  readonly buildingId: string
  readonly kind: LineDocumentKind
  readonly id: string
  readonly lineId: string
}

/** Whether a document was made of the line. */
export async function madeOf(db: Queryable, { kind, ...asked }: Asked): Promise<boolean> {
  const own = madeKinds.find((one) => one === kind)
  return own !== undefined && (await namesLine(db, asked, own)).length > 0
}

const { draft } = literalsOf([documentLife.initial])

/** Documents that were made of a line and wait for whoever may approve them; until then nothing books it. */
export const draftsOf = query({
  row: { kind: 'text', document_id: 'bigint', title: 'text | null', day: 'date | null' },
  takes: { buildingId: 'bigint', lineId: 'bigint' },
  sql: ({ buildingId, lineId }) =>
    madeKinds
      .map(
        (table) =>
          `select '${table}' as kind, id as document_id, code as title, date as day from ${table}
            where building_id = ${buildingId} and bank_line_id = ${lineId} and status = ${draft} and deleted_at is null`,
      )
      .join(' union all '),
})

const namesLine = query({
  row: {},
  takes: { buildingId: 'bigint', id: 'bigint', lineId: 'bigint' },
  over: tables,
  sql: ({ buildingId, id, lineId }, table) =>
    `select from ${table} where building_id = ${buildingId} and id = ${id} and bank_line_id = ${lineId}`,
})
