import { firstDayOf, lastDayOf } from '#core/days.ts'
import type { FilterNode } from '#core/wire/filter.ts'
import type { FigureGroup, FigureRequest } from '#api/records/read/figures.ts'
import { columns } from '#api/sql/column.ts'
import { optionsOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { cashAccount } from '#entities/finance/cash-account.ts'
import { receipt } from '#entities/receipts/receipt.ts'
import { paymentVoucher } from '#entities/vouchers/payment-voucher.ts'
import { receiptVoucher } from '#entities/vouchers/receipt-voucher.ts'
import { compare, eq, figureAt, isIn } from './parts.ts'

const { building_maintenance: maintenance } = optionsOf(cashAccount, 'account_type')

/** The accounts of the maintenance fund, which owners decide on and which nothing else is paid from. */
export const maintenanceAccounts = query({
  row: columns(cashAccount, ['id']),
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) =>
    `select id from cash_account where building_id = ${buildingId} and account_type = ${maintenance}`,
})

const isMaintenance = eq('account_type', 'building_maintenance')
const isOrdinary = compare('account_type', 'nin', ['building_maintenance'])

/** What came in and went out this month by the documents of each fund, and what the ledger has in it. */
export function fundRequests(today: string, maintenanceIds: readonly string[]) {
  const month = [firstDayOf(today), lastDayOf(today)]
  const moved = (of: FilterNode) => ({
    receipts: sumOf(receipt.name, 'received', [
      eq('status', 'collected'),
      compare('received_on', 'between', month),
      of,
    ]),
    vouchers: sumOf(receiptVoucher.name, 'amount', [
      eq('status', 'approved'),
      compare('date', 'between', month),
      of,
    ]),
    paid_out: sumOf(paymentVoucher.name, 'amount', [
      eq('status', 'approved'),
      compare('date', 'between', month),
      of,
    ]),
  })
  // An account that is in no list of the fund's: none.
  const ids = maintenanceIds.length === 0 ? ['0'] : maintenanceIds
  return {
    ...named('ordinary', {
      balance: sumOf(cashAccount.name, 'balance', [isOrdinary]),
      ...moved(compare('cash_account_id', 'nin', ids)),
    }),
    ...named('maintenance', {
      balance: sumOf(cashAccount.name, 'balance', [isMaintenance]),
      ...moved(isIn('cash_account_id', ids)),
    }),
  }
}

const sumOf = (resource: string, field: string, filters: readonly FilterNode[]): FigureRequest => ({
  resource,
  filters,
  sums: [field],
})

const named = (fund: string, requests: Readonly<Record<string, FigureRequest>>) =>
  Object.fromEntries(Object.entries(requests).map(([name, request]) => [`${fund}/${name}`, request]))

/** Null for those who may not read the fund accounts. */
export function fundFigures(groups: Readonly<Record<string, readonly FigureGroup[]>>) {
  const fundOf = (fund: string) => {
    const balance = figureAt(groups[`${fund}/balance`])
    const of = (name: string) => figureAt(groups[`${fund}/${name}`])
    return balance === null
      ? undefined
      : { balance, receipts: of('receipts'), vouchers: of('vouchers'), paid_out: of('paid_out') }
  }
  const ordinary = fundOf('ordinary')
  const ofMaintenance = fundOf('maintenance')
  return ordinary === undefined || ofMaintenance === undefined
    ? null
    : { ordinary, maintenance: ofMaintenance }
}
