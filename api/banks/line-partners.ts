import type { RecordOf } from '#core/stored.ts'
import type { Tx } from '#api/database/pool.ts'
import { bumpSql } from '#api/records/sql/bump-sql.ts'
import { columns } from '#api/sql/column.ts'
import { optionsOf, statesOf } from '#api/sql/literals.ts'
import { command, query } from '#api/sql/query.ts'
import { bankLine } from '#entities/banks/bank-line.ts'
import { paymentVoucher } from '#entities/vouchers/payment-voucher.ts'

const lineIs = statesOf(bankLine)
const voucherIs = statesOf(paymentVoucher)
const why = optionsOf(bankLine, 'why')

/** The voucher that paid what a line says, locked: approved, from the line's account, of its amount. */
export const holdVoucher = query({
  row: columns(paymentVoucher, ['id']),
  takes: { buildingId: 'bigint', id: 'bigint', bankId: 'bigint | null', price: 'numeric', currency: 'text' },
  sql: ({ buildingId, id, bankId, price, currency }) =>
    `select v.id from payment_voucher v
        join building b on b.id = v.building_id and coalesce(v.foreign_currency, b.currency_code) = ${currency}
        join cash_account a on a.building_id = v.building_id and a.id = v.cash_account_id and a.bank_id = ${bankId}
      where v.building_id = ${buildingId} and v.id = ${id} and v.status = ${voucherIs.approved} and coalesce(v.foreign_amount, v.amount) = ${price}
      for no key update of v`,
})

/** The line that another perhaps tells again, locked, so that two are not joined with it at once. */
export const holdToldLine = command({
  takes: { buildingId: 'bigint', id: 'bigint' },
  sql: ({ buildingId, id }) =>
    `select from bank_line where building_id = ${buildingId} and id = ${id} for no key update`,
})

/** What of a source is joined with a line already. */
export const joinedWith = query({
  row: columns(bankLine, ['id']),
  takes: { buildingId: 'bigint', id: 'bigint', gateway: 'text', statementId: 'bigint | null' },
  sql: ({ buildingId, id, gateway, statementId }) =>
    `select id from bank_line where building_id = ${buildingId} and told_line_id = ${id} and status = ${lineIs.joined}
      and gateway = ${gateway} and statement_id is not distinct from ${statementId}`,
})

/**
 * The line that stands for a conflict's id becomes the conflict. Returns its id; undefined where it is matched, since then
 * its receipt would be of money that never came.
 */
export async function giveWay(tx: Tx, conflict: RecordOf<typeof bankLine>): Promise<string[] | undefined> {
  const { building_id: buildingId, gateway, account_number: account, transaction_code: code } = conflict
  const given = await contradict(tx, { buildingId, gateway, account, code })
  return given.length === 0 ? undefined : given.map(({ id }) => id)
}

const contradict = query({
  row: columns(bankLine, ['id']),
  takes: { buildingId: 'bigint', gateway: 'text', account: 'text', code: 'text' },
  sql: ({ buildingId, gateway, account, code }) =>
    `update bank_line set status = ${lineIs.conflict}, why = ${why.other_content}, reason = null, ${bumpSql()}
      where building_id = ${buildingId} and gateway = ${gateway} and account_number = ${account}
        and transaction_code = ${code} and status in (${lineIs.unmatched}, ${lineIs.not_ours})
        and booked is null returning id`,
})
