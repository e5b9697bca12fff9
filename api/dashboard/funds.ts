import { firstDayOf, lastDayOf } from '#core/days.ts'
import type { FilterNode } from '#core/wire/filter.ts'
import type { FigureGroup, FigureRequest } from '#api/records/read/figures.ts'
import { columns } from '#api/sql/column.ts'
import { optionsOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { eachMoved, type MovedName } from '#domain/moved-money.ts'
import { cashAccount } from '#entities/finance/cash-account.ts'
import { receipt } from '#entities/receipts/receipt.ts'
import { deposit } from '#entities/vouchers/deposit.ts'
import { depositReturn } from '#entities/vouchers/deposit-return.ts'
import { prepayment } from '#entities/vouchers/prepayment.ts'
import { refund } from '#entities/vouchers/refund.ts'
import { paymentVoucher } from '#entities/vouchers/payment-voucher.ts'
import { receiptVoucher } from '#entities/vouchers/receipt-voucher.ts'
import { compare, eq, figureAt, hasValue, isIn } from './parts.ts'

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

interface Moving {
  readonly resource: string
  /** Default `amount`. */
  readonly sum?: string
  readonly day?: string
  /** Default `approved`. */
  readonly booked?: readonly string[]
}

/** The documents that move money, each with what it moves, on which day, and the states in which it has. */
const moving = {
  receipts: { resource: receipt.name, sum: 'received', day: 'received_on', booked: ['collected'] },
  vouchers: { resource: receiptVoucher.name },
  deposits: { resource: deposit.name },
  prepayments: { resource: prepayment.name, booked: ['approved', 'done', 'ended'] },
  paid_out: { resource: paymentVoucher.name },
  refunds: { resource: refund.name },
  deposit_returns: { resource: depositReturn.name, sum: 'returned' },
} as const satisfies Readonly<Record<MovedName, Moving>>

/** What came in and went out this month by the documents of each fund, and what the ledger has in it. */
export function fundRequests(today: string, maintenanceIds: readonly string[]) {
  const month = [firstDayOf(today), lastDayOf(today)]
  const moved = (...of: readonly FilterNode[]) =>
    eachMoved((name) => {
      const { resource, sum = 'amount', day = 'date', booked = ['approved'] }: Moving = moving[name]
      return sumOf(resource, sum, [isIn('status', booked), compare(day, 'between', month), ...of])
    })
  // An account that is in no list of the fund's: none.
  const ids = maintenanceIds.length === 0 ? ['0'] : maintenanceIds
  return {
    ...named('ordinary', {
      balance: sumOf(cashAccount.name, 'balance', [isOrdinary]),
      // A deposit that was brought in moved no money of a fund.
      ...moved(hasValue('cash_account_id'), compare('cash_account_id', 'nin', ids)),
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
    return balance === null ? undefined : { balance, ...eachMoved(of) }
  }
  const ordinary = fundOf('ordinary')
  const ofMaintenance = fundOf('maintenance')
  return ordinary === undefined || ofMaintenance === undefined
    ? null
    : { ordinary, maintenance: ofMaintenance }
}
