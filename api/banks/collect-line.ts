import { compareAmounts, sumAmounts } from '#core/amount.ts'
import { monthOf } from '#core/days.ts'
import { today } from '#api/calendar/today.ts'
import { onBehalfOf } from '#api/auth/on-behalf.ts'
import type { Caller } from '#api/context.ts'
import { pairOn } from '#api/currencies/desk-rates.ts'
import type { Queryable, Tx } from '#api/database/pool.ts'
import { lockBalance } from '#api/debts/balances.ts'
import { ApiError, apiError, invalidInput } from '#api/http/error.ts'
import { closedThrough, holdBooks } from '#api/ledger/closed-months.ts'
import type { HookContext } from '#api/records/extension.ts'
import { column, columns } from '#api/sql/column.ts'
import { optionsOf, statesOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import type { RecordOf } from '#core/stored.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { exchange } from '#domain/money/tenders.ts'
import type { bankLine } from '#entities/banks/bank-line.ts'
import { paymentRequest } from '#entities/banks/payment-request.ts'
import { fee } from '#entities/fees/fee.ts'
import { cashAccount } from '#entities/finance/cash-account.ts'
import { paymentMethod } from '#entities/finance/payment-method.ts'
import { building } from '#entities/property/building.ts'
import { receipt } from '#entities/receipts/receipt.ts'
import { requestsNamed } from './issued-references.ts'

/** The longest note that a receipt takes. */
const mostNote = 1000

type Line = RecordOf<typeof bankLine>

const method = optionsOf(paymentMethod, 'code')
const { bank: inBank } = optionsOf(cashAccount, 'account_sub_type')
const { building: ofBuilding, building_maintenance: ofFund } = optionsOf(cashAccount, 'account_type')

/** The way of paying and the fund account of a bank account that collects fees; the maintenance fund's never does. */
const waysInto = query({
  row: {
    payment_method_id: 'bigint',
    cash_account_id: 'bigint',
    books: column(building, 'currency_code'),
    /** In which the account is kept. */
    ...columns(building, ['currency_code']),
  },
  takes: { buildingId: 'bigint', bankId: 'bigint | null' },
  sql: ({ buildingId, bankId }) =>
    `select m.id as payment_method_id, a.id as cash_account_id, b.currency_code as books,
        coalesce(a.currency_code, b.currency_code) as currency_code
      from building b
        join cash_account a on a.building_id = b.id and a.bank_id = ${bankId} and a.account_sub_type = ${inBank}
          and a.account_type <> ${ofFund} and a.is_active and a.deleted_at is null
        join payment_method m on m.building_id = b.id and m.code <> ${method.CASH} and m.is_active
          and m.deleted_at is null
      where b.id = ${buildingId}
      order by (a.account_type = ${ofBuilding}) desc, a.id, (m.bank_id is not distinct from a.bank_id) desc,
        (m.code = ${method.BANK_TRANSFER}) desc, m.id limit 1`,
})

/** How much of a line is of which apartment. */
interface Share {
  readonly apartmentId: string
  readonly amount: string
  /** The field in which somebody has named the apartment. */
  readonly field: string
}

/**
 * Collects a bank line from apartments as the desk would: their open fees by the building's order, the rest as credit; where
 * it pays what a resident asked for in the app, the fees that they chose.
 * Returns the receipts' ids in the same order. Whoever may match may collect it. What came into an account of another
 * currency is worth what the rate of the receipt's day says: 422 `no_exchange_rate` without one.
 */
export async function collectLine(
  { records, tx, caller }: Pick<HookContext, 'records' | 'tx' | 'caller'>,
  line: Line,
  shares: readonly Share[],
): Promise<readonly string[]> {
  const { building_id: buildingId, bank_id: bankId, transaction_code: code, currency_code: currency } = line
  const [way] = await waysInto(tx, { buildingId, bankId })
  if (way === undefined || way.currency_code !== currency) throw apiError(409, 'line_not_collectable')
  const day = await bookingDayOf(tx, line)
  const note = [code, line.description].filter(Boolean).join(' · ').slice(0, mostNote)
  const by = await onBehalfOf(caller, buildingId)
  const received = await receivedIn(tx, by, { ...way, buildingId, day })
  const chosen = way.currency_code === way.books ? await chosenFees(tx, line, shares) : undefined
  const made = await records
    .createMany(
      { caller: by, entity: receipt },
      {
        items: shares.map(({ apartmentId, amount }) => ({
          building_id: buildingId,
          apartment_id: apartmentId,
          month: monthOf(day),
          received_on: day,
          payment_method_id: way.payment_method_id,
          cash_account_id: way.cash_account_id,
          ...received(amount),
          ...(chosen === undefined ? {} : { lines: chosen }),
          confirm_excess: '1',
          extra_credit_reason: code,
          note,
          ...(line.partner === null ? {} : { payer: line.partner }),
        })),
      },
    )
    .catch((error: unknown) => {
      throw error instanceof ApiError ? atShares(error, shares) : error
    })
  return made.map(({ id }) => String(id))
}

/** The fees of the request that a line pays to the dong; of one apartment, and as long as they are open as they were. */
async function chosenFees(
  tx: Tx,
  { building_id: buildingId, description }: Line,
  [share, ...others]: readonly Share[],
): Promise<readonly { readonly fee_id: string; readonly amount: string }[] | undefined> {
  if (share === undefined || others.length > 0) return undefined
  const { apartmentId, amount } = share
  const named = await requestsNamed(tx, { buildingId, text: description ?? '' })
  if (named.length === 0) return undefined
  await lockBalance(tx, { buildingId, apartmentId })
  const fees = await feesOfRequests(tx, { buildingId, apartmentId, amount, ids: named })
  const isWhole = fees.length > 0 && compareAmounts(sumAmounts(fees.map((one) => one.amount)), amount) === 0
  return isWhole ? fees : undefined
}

/** What is open of the fees of the one request of these that asks for this amount. */
const feesOfRequests = query({
  row: { fee_id: 'bigint', amount: 'text' },
  takes: { buildingId: 'bigint', apartmentId: 'bigint', amount: 'numeric', ids: 'bigint[]' },
  sql: ({ buildingId, apartmentId, amount, ids }) =>
    `select f.id as fee_id, trim_scale(f.amount - f.settled)::text as amount
      from payment_request_fees l
        join fee f on f.building_id = l.building_id and f.id = l.fee_id and f.apartment_id = ${apartmentId}
          and f.status = ${statesOf(fee).approved} and f.deleted_at is null and f.amount > f.settled
      where l.building_id = ${buildingId} and l.payment_request_id = (select min(r.id) from payment_request r
        where r.building_id = ${buildingId} and r.id = any(${ids}) and r.apartment_id = ${apartmentId}
          and r.amount = ${amount} and r.status <> ${statesOf(paymentRequest).success})
      order by f.id`,
})

interface Way {
  readonly buildingId: string
  readonly books: CurrencyCode
  readonly currency_code: CurrencyCode
  readonly day: string
}

/** How a receipt says an amount of the account's currency: in the books' as it is, in another with its worth. */
async function receivedIn(
  tx: Queryable,
  { principal: { organisationId } }: Caller,
  { buildingId, books, currency_code: from, day }: Way,
) {
  if (from === books) return (amount: string) => ({ currency_code: books, amount_received: amount })
  const pair = await pairOn(tx, { organisationId, buildingId, books, day, from })
  if (pair === undefined) throw invalidInput([{ field: 'apartment_id', code: 'no_exchange_rate' }])
  return (amount: string) => ({
    currency_code: books,
    amount_received: exchange(amount, pair),
    tenders: [{ currency_code: from, amount }],
  })
}

/** What is wrong with a receipt's apartment is said where it was named. */
const atShares = ({ status, code, fields, extras }: ApiError, shares: readonly Share[]) =>
  apiError(
    status,
    code,
    fields.map((one) => {
      const [, at] = /^items\.(\d+)\.apartment_id$/.exec(one.field) ?? []
      return { ...one, field: shares[Number(at)]?.field ?? one.field }
    }),
    extras,
  )

/** The bank's own day; today if that month is closed, or if the bank's clock is ahead. */
async function bookingDayOf(tx: Queryable, { building_id: buildingId, date }: Line): Promise<string> {
  const now = today()
  await holdBooks(tx, buildingId)
  const isClosed = monthOf(date) <= ((await closedThrough(tx, buildingId)) ?? '')
  return date > now || isClosed ? now : date
}
