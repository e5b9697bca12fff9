import { z } from 'zod'
import { canonicalAmount, compareAmounts, fractionDigits, isAmount } from '#core/amount.ts'
import { officeInstant } from '#core/days.ts'
import { isDay } from '#core/fields/calendar.ts'
import { withoutTurns } from '#core/text.ts'

/** Digits that a number of JSON keeps exactly. */
const exactDigits = 15
/** A column of money holds less. */
const mostKept = '10000000000000'

/** A number of JSON, or its text, as an exact decimal. */
const amount = z
  .union([z.number(), z.string().trim()])
  .transform(String)
  .refine((text) => isAmount(text) && text.replaceAll(/\D/g, '').length <= exactDigits)
  .transform(canonicalAmount)
  .refine((text) => fractionDigits(text) <= 2 && isKept(text))

const isKept = (text: string) =>
  compareAmounts(text, mostKept) < 0 && compareAmounts(text, `-${mostKept}`) > 0

/** A number of JSON that is not exact would be another code. */
const word = (max: number) =>
  z.union([z.string(), z.number().refine(Number.isSafeInteger)]).transform((value) => clean(value, max))

/** Text that a column takes: no control characters, and no longer than it. */
const clean = (value: string | number, max: number) =>
  withoutTurns(String(value))
    // oxlint-disable-next-line no-control-regex -- banks pad texts with them
    .replaceAll(/[\u0000-\u001f\u007f]+/g, ' ')
    .trim()
    .slice(0, max)
    // After cutting, which may halve a sign.
    .toWellFormed()

const written =
  /^(\d{4}-\d{2}-\d{2})[ T]((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?)(?:\.\d+)?(Z|[+-]\d{2}:\d{2})?$/

/** `2026-01-31 10:15:00` or `2026-01-31T10:15:00`, by the office's clock, or with a zone. */
const moment = z
  .string()
  .trim()
  .transform((text, context) => {
    const parts = written.exec(text)
    const [, day = '', time = '', zone] = parts ?? []
    const at =
      parts === null || !isDay(day)
        ? NaN
        : zone === undefined
          ? officeTime(day, time)
          : Date.parse(text.replace(' ', 'T'))
    if (Number.isFinite(at)) return new Date(at).toISOString()
    context.addIssue('no point in time')
    return z.NEVER
  })

const officeTime = (day: string, time: string) =>
  Date.parse(officeInstant(day, time.length === 5 ? `${time}:00` : time))

/** The values of facts, as gateways send them. */
export const fact = {
  amount,
  /** Above zero. */
  price: amount.refine((text) => compareAmounts(text, '0') > 0),
  code: word(100).refine((text) => text !== ''),
  account: word(50).refine((text) => text !== ''),
  moment,
  optional: (max: number) =>
    word(max)
      .nullish()
      .transform((text) => (text === '' || text === null ? undefined : text)),
  text: word(1000),
}
