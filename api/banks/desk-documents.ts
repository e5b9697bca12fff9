import type { Queryable } from '#api/database/pool.ts'
import { addDays } from '#core/days.ts'
import { movedSql } from '#api/ledger/line-documents.ts'
import { bumpSql } from '#api/records/sql/bump-sql.ts'
import { columns } from '#api/sql/column.ts'
import { optionsOf, statesOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { bankLine } from '#entities/banks/bank-line.ts'
import { receipt } from '#entities/receipts/receipt.ts'

const receiptIs = statesOf(receipt)
const lineIs = statesOf(bankLine)
const why = optionsOf(bankLine, 'why')

/** Days between the desk's day of a document and the bank's. Fees of a month are equal, so more would take last month's. */
const mostApart = 7

/** Whether no bank line has a receipt. */
const isFree = (r: string) =>
  `not exists (select from bank_line_document d where d.building_id = ${r}.building_id and d.kind = 'receipt'
      and d.document_id = ${r}.id)`

/** Whether a receipt moves the amount of a line in its account: of another currency, in that. */
const isOf = ({
  price,
  ...place
}: {
  readonly buildingId: string
  readonly bankId: string
  readonly price: string
}) => `${movedSql({ ...place, kind: "'receipt'", documentId: 'r.id' })} = ${price}`

interface Asked {
  readonly buildingId: string
  readonly bankId: string | null
  readonly price: string
  /** The bank's. */
  readonly day: string
  readonly apartmentIds: readonly string[]
}

/** Receipts of these apartments into the account that say the same amount about the same day, and have no bank line. */
export const freeDocuments = (db: Queryable, { day, apartmentIds, ...asked }: Asked) =>
  freeReceipts(db, {
    ...asked,
    apartmentIds: [...apartmentIds],
    first: addDays(day, -mostApart),
    last: addDays(day, mostApart),
    day,
  })

const freeReceipts = query({
  row: { ...columns(receipt, ['id', 'apartment_id']), code: 'text' },
  takes: {
    buildingId: 'bigint',
    bankId: 'bigint | null',
    price: 'numeric',
    apartmentIds: 'bigint[]',
    first: 'date',
    last: 'date',
    day: 'date',
  },
  sql: ({ buildingId, bankId, price, apartmentIds, first, last, day }) =>
    `select r.id, r.apartment_id, coalesce(r.code, r.id::text) as code from receipt r
        join cash_account a on a.building_id = r.building_id and a.id = r.cash_account_id and a.bank_id = ${bankId}
      where r.building_id = ${buildingId} and r.apartment_id = any(${apartmentIds}) and ${isOf({ buildingId, bankId, price })}
        and r.status = ${receiptIs.collected} and r.received_on between ${first} and ${last} and ${isFree('r')}
      order by abs(r.received_on - ${day}), r.id`,
})

/** A receipt of the account and amount of a line, locked; none if it is voided or another line has it. */
export const holdReceipt = query({
  row: columns(receipt, ['id', 'apartment_id']),
  takes: { buildingId: 'bigint', id: 'bigint', bankId: 'bigint | null', price: 'numeric' },
  sql: ({ buildingId, id, bankId, price }) =>
    `select r.id, r.apartment_id from receipt r
        join cash_account a on a.building_id = r.building_id and a.id = r.cash_account_id and a.bank_id = ${bankId}
      where r.building_id = ${buildingId} and r.id = ${id} and ${isOf({ buildingId, bankId, price })}
        and r.status = ${receiptIs.collected} and r.apartment_id is not null for no key update of r`,
})

/** Lines that waited for the document that another one took are judged anew: two transfers are not one receipt. */
export const askAgain = query({
  row: columns(bankLine, ['id']),
  takes: { buildingId: 'bigint', bankId: 'bigint | null', price: 'numeric', except: 'bigint' },
  sql: ({ buildingId, bankId, price, except }) =>
    `update bank_line set why = ${why.waiting}, ${bumpSql()} where building_id = ${buildingId} and bank_id = ${bankId}
      and price = ${price} and id <> ${except} and status = ${lineIs.unmatched} and why = ${why.booked_at_desk}
      returning id`,
})
