import { compareAmounts, isZero, subtractAmounts, sumAmounts } from '#core/amount.ts'
import type { Language } from '#core/language.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { allocate } from '#domain/money/allocation.ts'
import { convert } from '#domain/money/conversion.ts'
import { moneyBooks, plainBook, type FundKind } from '#domain/money/numbering.ts'
import { debtorKey, debtorOf } from '#domain/money/payers.ts'
import { actorIdOf, type Caller } from '#api/context.ts'
import { today } from '#api/calendar/today.ts'
import type { Tx } from '#api/database/pool.ts'
import { runTogether } from '#api/database/run-together.ts'
import { versionFor } from '#api/documents/template-versions.ts'
import { apiError, forbidden, invalidInput } from '#api/http/error.ts'
import type { NewRecord, RecordOf } from '#core/stored.ts'
import { presentOutcome } from '#api/records/present/present-own.ts'
import { receipt } from '#entities/receipts/receipt.ts'
import { lockBalance, openFees, type Balance, type OpenFee } from '../debts/balances.ts'
import { inLanguage } from '../debts/fee-names.ts'
import { requireCredit } from '../debts/spendable-credit.ts'
import { keepReceived, requireChangeInCash } from './change.ts'
import { purposeOf } from './fund-receipt.ts'
import { withDefaults } from './defaults.ts'
import { currencyOfBuilding } from '../currencies/building-currency.ts'
import { requireLetOff } from '#api/debts/let-off.ts'
import { nextNumber } from '../ledger/numbering.ts'
import { holdSerial } from './serials.ts'
import { ratesOn } from '../currencies/exchange-rates.ts'
import { receiptDay } from './receipt-day.ts'
import { keepTenders, takeTenders, type Kept, type Tender } from './tenders.ts'
import { holdTill } from './till.ts'

/** The cashier's input, decoded and checked by itself. */
type Entered = NewRecord<typeof receipt>

/** A line as the receipt stores it for good. */
type SettledLine = NonNullable<RecordOf<typeof receipt>['lines']>[number]

/** The values that follow from it, stored beside it. */
export interface ReceiptValues extends Kept {
  readonly tenders: readonly Tender[] | null
  readonly rate: number | null
  readonly book_rate: number | null
  readonly settled: string
  readonly excess: string
  readonly lines: readonly SettledLine[]
  readonly received_on: string
  /** Null: a building's own rule collected it. */
  readonly collector_id: string | null
  readonly collector_name: string
  readonly collector_code: string | null
  readonly payer: string | null
  readonly cash_account_id: string | null
  readonly serial: string | null
  readonly template_version_id: string | null
  readonly code: string
}

/**
 * Works a receipt out while the apartment's balance is held: what is open, what the money settles, what is left over.
 * Where nothing is said of lines the money is allocated by the building's order, then to the oldest first; where it is
 * said that there are none, all of it becomes credit. Of two cashiers, the second finds what the first has left (409
 * `fee_paid`). The ledger checks whether the month is open.
 */
export async function receiptValues(tx: Tx, caller: Caller, entered: Entered): Promise<ReceiptValues> {
  const day = await receiptDay(tx, caller, entered)
  const place = { buildingId: entered.building_id, apartmentId: entered.apartment_id }
  const [, balance, open, defaults, money, cash] = await runTogether([
    holdTill(tx, { buildingId: entered.building_id, cashierId: caller.principal.accountId }),
    lockBalance(tx, place),
    openFees(tx, place, 'locked'),
    withDefaults(tx, entered),
    convertToBooks(tx, caller, entered, day),
    takeTenders(tx, caller, { entered, day }),
    requireChangeInCash(tx, entered),
  ])
  const { received: worth, ...rates } = money
  const taken = cash === undefined ? keepReceived(worth, entered.change_given) : cash.worth
  await requireMeans(tx, caller, { entered, balance, day })
  const purpose = purposeOf(entered, open, defaults)
  const means = sumAmounts([taken, entered.credit_used, entered.deduction])
  const lines =
    entered.lines === undefined
      ? allocateMeans(means, purpose.open)
      : chooseLines(entered.lines ?? [], purpose.open, caller.language)
  const settled = sumAmounts(lines.map(({ amount }) => amount))
  const kept = cash === undefined ? keptAs(entered, taken) : keepTenders(cash, { ...entered, settled })
  const excess = subtractAmounts(sumAmounts([kept.received, entered.credit_used, entered.deduction]), settled)
  // The fund keeps nothing for anybody.
  if (purpose.isOfFund && compareAmounts(excess, '0') > 0)
    throw invalidInput([{ field: 'amount_received', code: 'more_than_due' }])
  requireSettling(entered, { settled, excess, isOwing: purpose.open.length > 0 })
  return {
    ...rates,
    ...kept,
    tenders: cash?.tenders ?? null,
    settled,
    excess,
    lines,
    received_on: day,
    collector_id: actorIdOf(caller.principal),
    collector_name: caller.principal.name,
    collector_code: caller.principal.code,
    cash_account_id: purpose.cash_account_id,
    payer: entered.payer ?? payerOfAll(lines, open) ?? defaults.payer,
    serial: await serialOf(tx, entered),
    template_version_id: await versionFor(tx, entered.building_id, 'receipt'),
    // Last, so that the book is locked as briefly as possible.
    code: await nextNumber(tx, {
      buildingId: entered.building_id,
      book: bookOf(kept.received, defaults.fund),
      day,
    }),
  }
}

/** Money in one currency: what was kept of it is what is received. */
const keptAs = ({ change_given }: Entered, received: string): Kept => ({
  received,
  change_given,
  exchange_difference: '0',
})

/** What credit or a deduction settles moves no money. */
const bookOf = (received: string, fund: FundKind) => (isZero(received) ? plainBook : moneyBooks[fund].in)

/** The amount in the building's own currency by the rates of the day, and these rates: đồng for one unit. */
async function convertToBooks(tx: Tx, caller: Caller, entered: Entered, day: string) {
  const currency = currencyOfBuilding(caller, entered.building_id)
  const { currency_code: tendered, amount_received: amount } = entered
  if (tendered === currency) return { received: amount, rate: null, book_rate: null }
  const rates = await ratesOn(tx, caller.principal.organisationId, day)
  const rateOf = (code: CurrencyCode) => (code === 'vnd' ? null : Number(rates[code]))
  try {
    const received = convert(amount, { from: tendered, to: currency }, rates)
    return { received, rate: rateOf(tendered), book_rate: rateOf(currency) }
  } catch (error) {
    if (error instanceof RangeError)
      throw invalidInput([{ field: 'currency_code', code: 'no_exchange_rate' }])
    throw error
  }
}

interface Means {
  readonly entered: Entered
  readonly balance: Balance
  /** The receipt's own, yyyy-MM-dd. */
  readonly day: string
}

/** Checks what may be used: credit that exists, and a deduction by somebody who may grant one. */
async function requireMeans(tx: Tx, caller: Caller, { entered, balance, day }: Means): Promise<void> {
  if (!isZero(entered.credit_used)) {
    const place = { buildingId: entered.building_id, apartmentId: entered.apartment_id }
    await requireCredit(tx, {
      ...place,
      day,
      credit: balance.credit,
      amount: entered.credit_used,
      field: 'credit_used',
    })
  }
  if (isZero(entered.deduction)) return
  if (!caller.principal.decider.can(entered.building_id, receipt.permission, 'approve')) throw forbidden()
  if ((entered.deduction_reason ?? '') === '')
    throw invalidInput([{ field: 'deduction_reason', code: 'required' }])
  const { building_id: buildingId, apartment_id: apartmentId, deduction } = entered
  await requireLetOff(tx, caller, { buildingId, apartmentId, amount: deduction, field: 'deduction' })
}

const allocateMeans = (means: string, open: readonly OpenFee[]): SettledLine[] => {
  const byId = new Map(open.map((one) => [one.id, one]))
  return allocate(means, open, today()).allocations.flatMap(({ id, amount }) => {
    const known = byId.get(id)
    return known === undefined ? [] : [lineOf(known, amount)]
  })
}

/** The lines that the cashier chose, each compared with what is open of its fee now. */
function chooseLines(
  lines: NonNullable<Entered['lines']>,
  open: readonly OpenFee[],
  language: Language,
): SettledLine[] {
  const byId = new Map(open.map((one) => [one.id, one]))
  const taken = lines.map((line, at) => ({ ...line, at })).filter(({ amount }) => !isZero(amount))
  if (new Set(taken.map(({ fee_id }) => fee_id)).size < taken.length)
    throw invalidInput([{ field: 'lines', code: 'duplicate_value' }])
  const stale = taken.filter(
    ({ fee_id, amount }) => compareAmounts(amount, byId.get(fee_id)?.open ?? '0') > 0,
  )
  if (stale.length > 0)
    throw apiError(
      409,
      'fee_paid',
      stale.map(({ at }) => ({ field: `lines.${at}.amount`, code: 'fee_paid' })),
      { details: { open: open.map(inLanguage(language)).map((one) => presentOutcome(one)) } },
    )
  return taken.flatMap(({ fee_id, amount }) => {
    const known = byId.get(fee_id)
    return known === undefined ? [] : [lineOf(known, amount)]
  })
}

/** Who owes every line, where one payer does. */
function payerOfAll(lines: readonly SettledLine[], open: readonly OpenFee[]): string | undefined {
  const settled = new Set(lines.map(({ fee_id }) => fee_id))
  const owed = open.filter(({ id }) => settled.has(id))
  const payers = new Set(owed.map((one) => debtorKey(debtorOf(one))))
  return payers.size === 1 ? (owed[0]?.payer_name ?? undefined) : undefined
}

const lineOf = ({ id, name, fee_type, month, open }: OpenFee, amount: string): SettledLine => ({
  fee_id: id,
  name,
  fee_type,
  month,
  due: open,
  amount,
})

interface Sums {
  readonly settled: string
  readonly excess: string
  /** The apartment has open lines. */
  readonly isOwing: boolean
}

/** Nothing is chosen; or, where nothing is owed, the figures of who collects are old. */
const nothingToPay = (isOwing: boolean) => {
  const faults = [{ field: 'lines', code: 'nothing_to_pay' }] as const
  return isOwing ? invalidInput(faults) : apiError(409, 'nothing_to_pay', faults)
}

/**
 * At least one line is paid, with the means that exist; an excess must be named and confirmed, with its reason. Money
 * may be paid in advance where nothing is owed, or where it is said that no line is paid: all of it is an excess.
 */
function requireSettling(entered: Entered, { settled, excess, isOwing }: Sums): void {
  const isForNone = entered.lines !== undefined && (entered.lines ?? []).length === 0
  const isAdvance = (isOwing ? isForNone : entered.confirm_excess) && !isZero(excess)
  if (isZero(settled) && !isAdvance) throw nothingToPay(isOwing)
  if (compareAmounts(excess, '0') < 0)
    throw invalidInput([{ field: 'amount_received', code: 'amount_below_lines' }])
  if (isZero(excess)) return
  // Credit and deductions settle what is owed; only money can be too much.
  if (!isZero(entered.credit_used)) throw invalidInput([{ field: 'credit_used', code: 'more_than_due' }])
  if (!isZero(entered.deduction)) throw invalidInput([{ field: 'deduction', code: 'more_than_due' }])
  if (!entered.confirm_excess)
    throw apiError(
      422,
      'excess_not_confirmed',
      [{ field: 'amount_received', code: 'excess_not_confirmed' }],
      {
        details: { excess },
      },
    )
  if ((entered.extra_credit_reason ?? '') === '')
    throw invalidInput([{ field: 'extra_credit_reason', code: 'required' }])
}

const serialOf = (tx: Tx, { building_id: buildingId, serial_id }: Entered) =>
  typeof serial_id === 'string' ? holdSerial(tx, { buildingId, serialId: serial_id }) : null
