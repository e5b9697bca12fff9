import { canonicalAmount } from '#core/amount.ts'
import { addDays, officeDay, officeToday } from '#core/days.ts'
import { planTellings, type Placed } from '#domain/money/bank/plan-tellings.ts'
import { mostApart } from '#domain/money/bank/sameness.ts'
import { readTelling, type Telling } from '#domain/money/bank/telling.ts'
import type { Tx } from '#api/database/pool.ts'
import { noteMessage, toldLines, type NewLine, type ToldLine } from './queries.ts'
import type { LinePlace } from './take-message.ts'

type Told = Pick<
  NewLine,
  'type' | 'currency_code' | 'price' | 'date' | 'occurred_at' | 'reference_code' | 'description' | 'balance'
>

/** A telling among those of its direction, currency and amount; all are of one account. */
export const placed = (line: Told, file: Telling['file']): Placed => ({
  key: `${line.type} ${line.currency_code} ${canonicalAmount(line.price ?? '0')}`,
  telling: readTelling({ ...line, date: line.date ?? '' }, file),
})

/** A line as a telling; a statement tells all of its days, but of the day on which it was made only what came before. */
export const placedLine = (line: ToldLine): Placed =>
  placed(
    line,
    line.first_day === null || line.last_day === null || line.read_at === null
      ? null
      : wholeDays(line.first_day, line.last_day, officeDay(line.read_at)),
  )

/** The days of which a file read on a day tells all. */
export function wholeDays(first: string, last: string, readOn = officeToday()) {
  const before = addDays(readOn, -1)
  return { first, last: last < before ? last : before }
}

/** The days around others within which the same movement may stand. */
export const around = (first: string, last = first) => ({
  first: addDays(first, -mostApart),
  last: addDays(last, mostApart),
})

/**
 * Whether a line tells of what a gateway tells now: `known` notes the message with that line; `maybe_known` names the line
 * that it may be, which somebody decides.
 */
export async function alreadyTold(
  tx: Tx,
  { buildingId, bankId, source, messageId }: LinePlace,
  line: NewLine,
): Promise<{ readonly state: 'new' | 'known' } | { readonly state: 'maybe_known'; readonly id: string }> {
  if (messageId === null || line.bank_id === null || line.date === null) return { state: 'new' }
  const told = await toldLines(tx, { buildingId, bankId, source, ...around(line.date) })
  const [outcome] = planTellings([placed(line, null)], told.map(placedLine), { addsUp: false })
  if (outcome === undefined || outcome.state === 'new') return { state: 'new' }
  const id = told[outcome.line]?.id ?? ''
  if (outcome.state === 'maybe_known') return { state: outcome.state, id }
  await noteMessage(tx, { buildingId, id, messageId, code: `${source} ${line.transaction_code}` })
  return { state: 'known' }
}
