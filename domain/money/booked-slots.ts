import { multiplyAmounts } from '#core/amount.ts'
import { minutesOf } from '#core/clock.ts'
import type { CurrencyCode } from '../currency.ts'
import { roundMoney } from './rounding.ts'

interface Place {
  /** Of one slot. */
  readonly price: string
  readonly slot_minutes: number
}
interface Term {
  readonly from_time: string
  readonly to_time: string
}

/** How many slots of a place a term takes; one that is begun counts, and a term always takes one. */
export const slotsIn = ({ slot_minutes }: Pick<Place, 'slot_minutes'>, { from_time, to_time }: Term) =>
  Math.max(1, Math.ceil((minutesOf(to_time) - minutesOf(from_time)) / slot_minutes))

/** What a booking costs by its place: the price of a slot, as often as it takes one. */
export const priceOfSlots = (place: Place, term: Term, currency: CurrencyCode) =>
  roundMoney(multiplyAmounts(place.price, String(slotsIn(place, term))), currency)
