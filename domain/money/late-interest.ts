import {
  addAmounts,
  compareAmounts,
  isZero,
  multiplyAmounts,
  scaleAmount,
  smallerAmount,
  subtractAmounts,
  sumAmounts,
} from '#core/amount.ts'
import { addDays, monthAfter, monthOf } from '#core/days.ts'
import { currencies, type CurrencyCode } from '../currency.ts'
import { daysBetween, monthBounds } from './proration.ts'

/** What the rate of a rule is for: each day, or a month of as many days as that month has. */
export const interestPeriods = ['month', 'day'] as const
export type InterestPeriod = (typeof interestPeriods)[number]

/**
 * Which days cost something: those at whose end something is unpaid, so that the day of payment is free; or as contracts
 * count, the day of payment less the due day.
 */
export const dayCounts = ['unpaid_days', 'to_payment'] as const
export type DayCount = (typeof dayCounts)[number]

/** Days, the first and the last of them counted. */
export interface Span {
  readonly from: string
  readonly to: string
}

/** Interest on late payment as a building asks for it between two days (docs/domain/late-interest.md). */
export interface LateInterestRule {
  readonly id: string
  readonly from: string
  /** Null: without an end. */
  readonly to: string | null
  /** Fee settings that it counts on; none: on every fee. */
  readonly settings: readonly string[]
  /** Percent, exact. */
  readonly rate: string
  readonly per: InterestPeriod
  readonly dayCount: DayCount
  /** Days after the due day that cost nothing. */
  readonly graceDays: number
  /** Interest is charged on days on which at least this much of the fee is unpaid. */
  readonly minimum: string | null
  /** All interest on a fee together never exceeds this percentage of what is left of it. */
  readonly capPercent: string | null
}

/** A fee that is, or was, paid after its due day. */
export interface OverdueFee {
  readonly id: string
  readonly settingId: string | null
  readonly amount: string
  /** By how much adjustments have lowered it since. */
  readonly lowered: string
  readonly dueOn: string
  /** What has settled it and stands, by the day of the document. */
  readonly settled: readonly { readonly day: string; readonly amount: string }[]
  /** Days that interest was charged for already, and how much it came to. */
  readonly charged: readonly Span[]
  readonly borne: string
}

/** Days within one month on which the same amount was unpaid, and their interest. */
export interface InterestSpan extends Span {
  readonly ruleId: string
  readonly days: number
  readonly unpaid: string
  readonly rate: string
  readonly per: InterestPeriod
  readonly dayCount: DayCount
  readonly amount: string
}

interface Asked {
  readonly rules: readonly LateInterestRule[]
  /** Interest counts through the last day of this month. */
  readonly month: string
  readonly currency: CurrencyCode
}

/**
 * The interest on one fee for every day through the end of a month that it was not charged for yet. Whether the day of a
 * payment costs something is the rule's to say. Each span is rounded once; days on which less is unpaid
 * than the rule's minimum, and what goes beyond its cap, are left out.
 */
export function lateInterest(fee: OverdueFee, { rules, month, currency }: Asked): InterestSpan[] {
  const { digits } = currencies[currency]
  const spans: InterestSpan[] = []
  let { borne } = fee
  for (const { rule, ...days } of chargedDays(fee, rules, monthBounds(month).last)) {
    const { rate, per, dayCount } = rule
    const count = daysBetween(days.from, days.to)
    const interest = scaleAmount(multiplyAmounts(days.unpaid, rate), {
      by: String(count),
      over: String(100 * (per === 'day' ? 1 : daysOf(days.from))),
      digits,
    })
    const amount = withinCap(interest, rule, { fee, borne, digits })
    if (compareAmounts(amount, '0') <= 0) continue
    borne = addAmounts(borne, amount)
    spans.push({ ...days, ruleId: rule.id, days: count, rate, per, dayCount, amount })
  }
  return spans
}

/** The rule for a fee on a day: one that names its setting before one for all fees. */
export function ruleOn(
  day: string,
  settingId: string | null,
  rules: readonly LateInterestRule[],
): LateInterestRule | undefined {
  const valid = rules.filter(({ from, to }) => from <= day && (to === null || day <= to))
  return (
    valid.find(({ settings }) => settingId !== null && settings.includes(settingId)) ??
    valid.find(({ settings }) => settings.length === 0)
  )
}

interface ChargedDays extends Span {
  readonly rule: LateInterestRule
  readonly unpaid: string
}

/** The days that cost something, cut where a month, the rule or the unpaid amount changes. */
function chargedDays(fee: OverdueFee, rules: readonly LateInterestRule[], last: string): ChargedDays[] {
  const found: ChargedDays[] = []
  for (const piece of piecesOf(fee, rules, last)) {
    const rule = ruleOn(piece.from, fee.settingId, rules)
    if (rule === undefined || piece.from <= addDays(fee.dueOn, rule.graceDays)) continue
    if (fee.charged.some(({ from, to }) => from <= piece.from && piece.from <= to)) continue
    const unpaid = unpaidOn(piece.from, fee, rule)
    if (compareAmounts(unpaid, '0') <= 0 || isTooLittle(unpaid, rule)) continue
    const before = found.at(-1)
    const isSame =
      before !== undefined &&
      before.rule === rule &&
      before.unpaid === unpaid &&
      addDays(before.to, 1) === piece.from &&
      monthOf(before.from) === monthOf(piece.from)
    if (isSame) found[found.length - 1] = { ...before, to: piece.to }
    else found.push({ ...piece, rule, unpaid })
  }
  return found
}

/** The days after the due day, cut wherever anything may change: within a piece every day is like its first. */
function piecesOf(fee: OverdueFee, rules: readonly LateInterestRule[], last: string): Span[] {
  // No rule asks anything for days before the first of them.
  const first = rules.map(({ from }) => from).toSorted()[0] ?? last
  const overdue = addDays(fee.dueOn, 1)
  const start = overdue > first ? overdue : first
  const cuts = [
    start,
    ...monthsFrom(start, last),
    ...fee.settled.flatMap(({ day }) => [day, addDays(day, 1)]),
    ...fee.charged.flatMap(({ from, to }) => [from, addDays(to, 1)]),
    ...rules.flatMap(({ from, to, graceDays }) => [
      from,
      ...(to === null ? [] : [addDays(to, 1)]),
      addDays(fee.dueOn, graceDays + 1),
    ]),
  ].filter((day) => day >= start && day <= last)
  const days = [...new Set(cuts)].toSorted()
  return days.map((from, at) => {
    const next = days[at + 1]
    return { from, to: next === undefined ? last : addDays(next, -1) }
  })
}

function monthsFrom(day: string, last: string): string[] {
  const firsts: string[] = []
  for (let month = monthOf(day); month <= monthOf(last); month = monthAfter(month, 1))
    firsts.push(`${month}-01`)
  return firsts
}

const daysOf = (day: string) => {
  const { first, last } = monthBounds(monthOf(day))
  return daysBetween(first, last)
}

/** What is unpaid at the end of a day, or before anything is paid on it where that day costs something. */
function unpaidOn(day: string, { amount, settled }: OverdueFee, { dayCount }: LateInterestRule): string {
  const isPaid = (on: string) => (dayCount === 'to_payment' ? on < day : on <= day)
  return subtractAmounts(
    amount,
    sumAmounts(settled.filter((one) => isPaid(one.day)).map((one) => one.amount)),
  )
}

const isTooLittle = (unpaid: string, { minimum }: LateInterestRule) =>
  minimum !== null && compareAmounts(unpaid, minimum) < 0

interface Borne {
  readonly fee: OverdueFee
  readonly borne: string
  readonly digits: number
}

/** The interest, or what the cap leaves of it; zero or less where it leaves nothing. */
function withinCap(
  interest: string,
  { capPercent }: LateInterestRule,
  { fee, borne, digits }: Borne,
): string {
  if (capPercent === null || isZero(interest)) return interest
  const cap = scaleAmount(subtractAmounts(fee.amount, fee.lowered), {
    by: capPercent,
    over: '100',
    digits,
    down: true,
  })
  return smallerAmount(interest, subtractAmounts(cap, borne))
}
