import { isZero } from '#core/amount.ts'
import { formatDecimal, formatMoney } from '#domain/money/money-text.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { officeClock, officeDay, officeToday, writtenDay, writtenMoment } from '#core/office-clock.ts'
import { currentLanguage } from './language.ts'

/** An amount with its currency's sign, as the reader's language writes it: `1.250.000 đ`; one that is not there is a dash. */
export const moneyText = (amount: string | null, currency: CurrencyCode): string =>
  amount === null ? '–' : formatMoney(amount, currency, currentLanguage())

/** Nothing that one would tell of. */
export const isNothing = (amount: string | null): boolean => amount === null || isZero(amount)

/** A quantity or a meter's index, with no more zeros than it needs. */
export const numberText = (value: string | number): string =>
  formatDecimal(String(value), { language: currentLanguage(), digits: 4 })

/** `2026-01-31` as `31/01/2026`, `2026-01` as `01/2026`; one that is not there is a dash. */
export const dayText = (day: string | null): string => (day === null ? '–' : writtenDay(day.slice(0, 10)))

/** An instant on the office's clock: `18:05` of today, else `18:05, 28/11/2026`. */
export function momentText(instant: string | number, now = new Date()): string {
  const at = typeof instant === 'number' ? new Date(instant).toISOString() : instant
  const clock = officeClock(at).slice(11, 16)
  return officeDay(at) === officeToday(now) ? clock : `${clock}, ${writtenMoment(at).slice(0, 10)}`
}

/** What is left of a time, `9:05`; beyond an hour `1:09:05`. */
export function countdownText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const two = (part: number) => String(part).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
