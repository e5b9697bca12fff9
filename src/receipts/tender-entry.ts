import { addAmounts, compareAmounts, isZero, subtractAmounts, sumAmounts } from '#core/amount.ts'
import type { DataOf } from '#domain/calls/call.ts'
import type { readDeskCash } from '#domain/calls/receipts.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { exchange, missingInCash, ruleFor, type PairRate } from '#domain/money/tenders.ts'
import type { ApartmentAccount } from './calls.ts'
import { fixedAmounts } from './choose-lines.ts'
import { leftoverOf, type Entry, type EntryTotals } from './payment-entry.ts'
import { dueOf, share } from './share-payment.ts'

type DeskTakes = DataOf<typeof readDeskCash>

/** The money that the desk takes in several currencies, or in another than the books', and at which rates. */
export type DeskCash = Omit<DeskTakes, 'transfers'>

/**
 * Where the desk says what came in each currency: cash of several, or a transfer into a bank account of another; undefined
 * where it is asked for one amount.
 */
export function deskOf(
  takes: DeskTakes | undefined,
  { isCash, fund }: { readonly isCash: boolean; readonly fund: string | undefined },
): DeskCash | undefined {
  if (takes === undefined) return undefined
  if (isCash) return takes.currencies.length > 1 ? takes : undefined
  const account = takes.transfers.find(({ cash_account_id: id }) => id === fund)
  if (account === undefined) return undefined
  // A bank moves riel to the last one.
  return { currencies: [account], change: account.currency_code, riel_step: '1', riel_rounding: 'nearest' }
}

/** Amounts handed over, by currency. */
export type Handed = Readonly<Partial<Record<CurrencyCode, string>>>

interface Context {
  readonly account: ApartmentAccount
  readonly currency: CurrencyCode
  readonly desk: DeskCash
  /** Cash alone is rounded and handed back. */
  readonly isCash: boolean
}

export function rateIn(desk: DeskCash, currency: CurrencyCode): PairRate | null {
  const { of = null, price = null } = desk.currencies.find((one) => one.currency_code === currency) ?? {}
  return of === null || price === null ? null : { of, price }
}

/**
 * What was handed over in several currencies, compared with what is open. What rounding leaves is neither missing nor
 * handed back: the fees are paid in full. The server reckons the same from the same functions.
 */
export function totalTenders(entry: Entry, { account, currency, desk, isCash }: Context): EntryTotals {
  const { lines } = account
  const fixed = fixedAmounts(entry, lines)
  const handed = desk.currencies.flatMap(({ currency_code }) => {
    const amount = entry.handed[currency_code] ?? '0'
    return isZero(amount) ? [] : [{ currency_code, amount }]
  })
  const worthIn = (from: CurrencyCode, amount: string) =>
    exchange(amount, { from, to: currency, rate: rateIn(desk, from) })
  const worth = sumAmounts(handed.map(({ currency_code: from, amount }) => worthIn(from, amount)))
  const others = sumAmounts([entry.credit ?? '0', entry.deduction ?? '0'])
  const due = dueOf(lines, fixed)
  const wanted = subtractAmounts(due, others)
  const same = entry.handed[desk.change] ?? '0'
  const missing = missingIn(
    desk.change,
    subtractAmounts(wanted, subtractAmounts(worth, worthIn(desk.change, same))),
    { currency, desk, handed: same },
  )
  const isOver = isCash
    ? compareAmounts(missing, '0') < 0 || compareAmounts(wanted, '0') <= 0
    : compareAmounts(worth, wanted) > 0
  const isChange = isOver && !isZero(due) && leftoverOf(entry, { account, isCash }) === 'change'
  const isWhole = isChange || (isCash && isZero(missing) && !isZero(worth))
  const shared = share(isWhole ? due : addAmounts(worth, others), lines, fixed)
  const excess = isOver ? subtractAmounts(worth, wanted) : '0'
  const change = isChange ? subtractAmounts('0', missing) : '0'
  const given = isZero(change) ? [] : [{ currency_code: desk.change, amount: `-${change}` }]
  return {
    ...shared,
    received: worth,
    money: worth,
    excess,
    change,
    changeCurrency: desk.change,
    prepaid: isChange || compareAmounts(excess, '0') <= 0 ? '0' : excess,
    missing: compareAmounts(missing, '0') > 0 ? missing : '0',
    tenders: [...handed, ...given],
  }
}

/** What is missing, as it can be asked for in a currency. */
const missingIn = (
  to: CurrencyCode,
  missing: string,
  { currency: from, desk, handed }: Pick<Context, 'currency' | 'desk'> & { readonly handed?: string },
) =>
  missingInCash(
    missing,
    { from, to, rate: rateIn(desk, to), ...(handed === undefined ? {} : { handed }) },
    ruleFor(to, { step: desk.riel_step, rounding: desk.riel_rounding }),
  )

/** What is to be handed over in a currency so that, with what was handed over in the others, all is paid. */
export function restIn(to: CurrencyCode, entry: Entry, context: Context): string {
  const without = totalTenders({ ...entry, handed: { ...entry.handed, [to]: undefined } }, context)
  const fixed = fixedAmounts({ chosen: entry.chosen, byHand: {} }, context.account.lines)
  const due = subtractAmounts(
    dueOf(context.account.lines, fixed),
    sumAmounts([without.received, entry.credit ?? '0', entry.deduction ?? '0']),
  )
  const asked = missingIn(to, due, context)
  return compareAmounts(asked, '0') > 0 ? asked : '0'
}
