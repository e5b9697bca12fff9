import { isZero, sumAmounts } from '#core/amount.ts'
import { lastDayOf } from '#core/days.ts'
import type { Queryable } from '#api/database/pool.ts'
import { draftInvoices, type DraftInvoice } from '#domain/einvoices/draft.ts'
import { batchObstacles, leftOutReasons, type LeftOutReason } from '#domain/einvoices/names.ts'
import { holdsOn } from '#domain/money/vat-rates.ts'
import { symbolOn, type UsedSymbol } from '#domain/einvoices/symbols.ts'
import { readVatRates } from '../tariffs/vat-rates.ts'
import { chargeOf, freeCharges, leftOutBy, type ChargeRow } from './charges.ts'
import { activeSeller, isVietnamese, type Seller } from './seller.ts'

interface AskedBatch {
  readonly buildingId: string
  /** yyyy-MM */
  readonly month: string
  /** yyyy-MM-dd, of all invoices. */
  readonly date: string
}

interface LeftOut {
  readonly reason: LeftOutReason
  readonly count: number
  readonly amount: string
}

/** What a batch would make. */
export interface Foretold {
  readonly seller: Seller
  readonly symbol: UsedSymbol
  /** In the order of their numbers in the file; those with faults are not made. */
  readonly ready: readonly DraftInvoice[]
  readonly faulty: readonly DraftInvoice[]
  /** Of those that are ready: no law gives these rates of theirs on their day. */
  readonly unlawful: readonly { readonly draft: DraftInvoice; readonly rates: readonly string[] }[]
  readonly left_out: readonly LeftOut[]
  /** Electricity or water is among them, whose invoices have a day of their own. */
  readonly has_utilities: boolean
  /** Fees that money of a prepayment has settled: the law wants their invoice on the day of that money. */
  readonly prepaid: number
}

/** Why no batch can be made at all. */
type ObstacleCode = (typeof batchObstacles)[number]
interface Obstacle {
  readonly obstacle: ObstacleCode
  /** At which field of its form. */
  readonly field: 'month' | 'date'
}

/** What would be made of all that is booked through the month and on no invoice yet. */
export async function foretellBatch(
  db: Queryable,
  { buildingId, month, date }: AskedBatch,
): Promise<Foretold | Obstacle> {
  if (!(await isVietnamese(db, buildingId))) return { obstacle: 'invoices_only_in_vietnam', field: 'month' }
  const seller = await activeSeller(db, buildingId)
  if (seller === undefined) return { obstacle: 'seller_missing', field: 'month' }
  const symbol = symbolOn(seller.symbols, date)
  if (symbol === undefined) return { obstacle: 'no_symbol_on_day', field: 'date' }
  const rows = await freeCharges(db, { buildingId, from: seller.first_start, through: lastDayOf(month) })
  const reasons = new Map(rows.map((row) => [row, leftOutBy(row, seller)] as const))
  const taken = rows.filter((row) => reasons.get(row) === undefined)
  const drafts = draftInvoices(taken.map(chargeOf), seller)
  const ready = drafts.filter(({ faults }) => faults.length === 0)
  const rates = await readVatRates(db, buildingId)
  return {
    seller,
    symbol,
    ready,
    unlawful: ready.flatMap((draft) => {
      const unknown = percentsOf(draft).filter((percent) => !holdsOn(percent, date, rates))
      return unknown.length === 0 ? [] : [{ draft, rates: unknown }]
    }),
    faulty: drafts.filter(({ faults }) => faults.length > 0),
    has_utilities: taken.some(({ fee_type: type }) => type === 'ELECTRICITY' || type === 'WATER'),
    prepaid: taken.filter((row) => row.is_prepaid).length,
    left_out: leftOutReasons.flatMap((reason) => {
      const of = rows.filter((row) => reasons.get(row) === reason)
      return of.length === 0 ? [] : [{ reason, count: of.length, amount: sumAmounts(of.map(wholeOf)) }]
    }),
  }
}

/** The rates of VAT of its lines; 0 % and the like need no law of their own. */
const percentsOf = ({ lines }: DraftInvoice) => [
  ...new Set(lines.flatMap(({ rate }) => (rate !== null && /^\d/.test(rate) && !isZero(rate) ? [rate] : []))),
]

const wholeOf = ({ net, vat, others }: ChargeRow) => sumAmounts([net, vat, others])

export const isObstacle = (found: Foretold | Obstacle): found is Obstacle => 'obstacle' in found
