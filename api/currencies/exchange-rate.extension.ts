import { today } from '#api/calendar/today.ts'
import type { Caller } from '#api/context.ts'
import type { Tx } from '#api/database/pool.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import type { HookContext } from '#api/records/extension.ts'
import { exchangeRate } from '#entities/finance/exchange-rate.ts'
import {
  confirmedDays,
  confirmedPrice,
  confirmPrice,
  holdCurrencies,
  keepLaterPrices,
  latestRate,
} from './queries.ts'
import { confirmation, percentOf, requireSmall } from './rate-change.ts'

/**
 * A rate holds at every till of the organisation from its day on, so one that moves by more than 5 % is asked twice:
 * against what was valid on that day before the change, and against the rate before it in time. What holds today or later
 * is held against the price that was confirmed last for that day too, so that small steps do not add up unasked.
 */
export const exchangeRateExtension = extendEntity(exchangeRate, {
  confirms: [confirmation],
  expressions: { code: '(select c.code from currency c where c.id = t.currency_id)' },
  create: async ({ values, also, ...context }) =>
    also({ change_percent: await requireConfirmed(context, { before: null, after: values }) }),
  async change({ changes, before, whole, also, ...context }) {
    if (!moving.some((name) => name in changes)) return
    return also({ change_percent: await requireConfirmed(context, { before, after: whole }) })
  },
  async remove({ before, ...context }) {
    await requireConfirmed(context, { before, after: null })
  },
  restore: {
    async after({ after, ...context }) {
      await requireConfirmed(context, { before: null, after })
    },
  },
})

const moving = ['price', 'valid_from', 'currency_id'] as const

interface Stated {
  readonly id?: string
  readonly currency_id: string
  readonly valid_from: string
  readonly price: number
}

/** A rate as a row states it: currency, first day, and đồng for one unit. */
interface Rate {
  readonly id: string | null
  readonly currency: string
  readonly day: string
  readonly price: string
}

const rateOf = (stated: Stated | null): Rate | null =>
  stated && {
    id: stated.id ?? null,
    currency: stated.currency_id,
    day: stated.valid_from,
    price: String(stated.price),
  }

interface RowChange {
  readonly before: Stated | null
  readonly after: Stated | null
}

/**
 * 422 `rate_change_needs_confirm` with `old`, `new` and `percent`, unless the request confirms it. Returns by how many
 * percent the new rate differs from the one before it in time; null for a currency's first.
 */
async function requireConfirmed(
  { tx, caller, confirmed }: Pick<HookContext, 'tx' | 'caller' | 'confirmed'>,
  change: RowChange,
): Promise<number | null> {
  const [old, fresh] = [rateOf(change.before), rateOf(change.after)]
  const isConfirmed = confirmed.has(confirmation)
  // A currency of another organisation is refused as a reference, so that its rates are not revealed here.
  if (!(await holdCurrenciesOf(tx, caller, [old, fresh]))) return null
  for (const place of [old, fresh]) {
    if (place === null) continue
    const onItsDay = await stepOn(tx, place, { old, fresh })
    if (!isConfirmed) requireSmall(onItsDay.was, onItsDay.becomes)
    await addUp(tx, laterOf(place.day, today()), { place, old, fresh, isConfirmed })
  }
  if (fresh === null) return null
  const earlier = await validOn(tx, { ...fresh, id: fresh.id ?? old?.id ?? null }, null)
  if (!isConfirmed) requireSmall(earlier, fresh.price)
  return earlier === null ? null : percentOf(earlier, fresh.price)
}

/** The changed row before and after; null where there is none. */
interface Rows {
  readonly old: Rate | null
  readonly fresh: Rate | null
}

/** The price that is valid on the place's day before the change, and after it. */
const stepOn = async (tx: Tx, place: Rate, { old, fresh }: Rows) => ({
  was: await validOn(tx, place, old),
  becomes: await validOn(tx, place, fresh),
})

interface Step extends Rows {
  readonly place: Rate
  readonly isConfirmed: boolean
}

/**
 * Compares the prices that will be valid from a day on, today or later, with those confirmed last: on that day, and on
 * each later one for which a price was confirmed, since the change may reach it. A row of the past counts by the price
 * that it gives today, so its own date makes no difference.
 */
async function addUp(tx: Tx, day: string, step: Step): Promise<void> {
  const later = await confirmedDays(tx, { currencyId: step.place.currency, day })
  for (const one of [day, ...later.map(({ valid_from }) => valid_from)]) await addUpOn(tx, one, step)
}

async function addUpOn(tx: Tx, day: string, { place, isConfirmed, ...rows }: Step): Promise<void> {
  const { was, becomes } = await stepOn(tx, { ...place, day }, rows)
  if (becomes === was) return
  const { currency: currencyId, id } = place
  const [last] = await confirmedPrice(tx, { currencyId, day })
  if (!isConfirmed) requireSmall(last?.price ?? was, becomes)
  // If nothing was ever confirmed, steps are added up from the first one.
  const price = isConfirmed ? becomes : last === undefined ? (was ?? becomes) : null
  if (price === null) return
  await keepLaterPrices(tx, { currencyId, day, except: rows.old?.id ?? id })
  await confirmPrice(tx, { currencyId, day, price })
}

const laterOf = (one: string, other: string) => (one > other ? one : other)

/**
 * Changes of one currency wait for each other: each small step is measured from the one before. False if one of the
 * currencies does not belong to the organisation.
 */
async function holdCurrenciesOf(
  tx: Tx,
  { principal: { organisationId } }: Caller,
  rates: readonly (Rate | null)[],
): Promise<boolean> {
  const ids = [...new Set(rates.flatMap((rate) => (rate === null ? [] : [rate.currency])))]
  return (await holdCurrencies(tx, { organisationId, ids })) === ids.length
}

/** The price that is valid on the place's day, with the row in question as in `own`, or without it. */
async function validOn(tx: Tx, place: Rate, own: Rate | null): Promise<string | null> {
  const [other] = await latestRate(tx, { currencyId: place.currency, day: place.day, except: place.id })
  const counts = own !== null && own.currency === place.currency && own.day <= place.day
  if (counts && (other === undefined || other.valid_from <= own.day)) return own.price
  return other?.price ?? null
}
