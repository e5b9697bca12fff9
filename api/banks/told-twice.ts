import { compareAmounts } from '#core/amount.ts'
import { addDays } from '#core/days.ts'
import { saysTheSame } from '#domain/money/bank/same-movement.ts'
import type { Tx } from '#api/database/pool.ts'
import { noteMessage, toldOtherwise, type NewLine, type ToldLine } from './queries.ts'
import type { LinePlace } from './take-message.ts'

/** A movement around midnight may stand on the day before or after. */
const around = (day: string) => ({ first: addDays(day, -1), last: addDays(day, 1) })

type Compared = Pick<NewLine, 'type' | 'price' | 'date' | 'description' | 'reference_code'>

/** As numbers: a bank writes `12.50` where the table has `12.5`. */
export const isOfAmount = (line: Compared, { type, price }: Pick<ToldLine, 'type' | 'price'>) =>
  line.type === type && line.price !== null && compareAmounts(line.price, price) === 0

export const isSameMovement = (
  line: Compared,
  told: Pick<ToldLine, 'type' | 'price' | 'description' | 'reference_code'>,
) =>
  isOfAmount(line, told) &&
  saysTheSame(
    { description: line.description, reference: line.reference_code },
    { description: told.description, reference: told.reference_code },
  )

/**
 * Whether a statement that was brought before told of what a gateway tells now: `same` notes the message with that line;
 * `perhaps` where the amount and the day agree and the words do not, which somebody decides.
 */
export async function alreadyStated(
  tx: Tx,
  { buildingId, bankId, source, messageId }: LinePlace,
  line: NewLine,
): Promise<'same' | 'perhaps' | 'no'> {
  if (source === 'statement' || messageId === null || line.bank_id === null || line.date === null) return 'no'
  const told = await toldOtherwise(tx, { buildingId, bankId, source, ...around(line.date) })
  const free = told.filter((one) => one.message_id === null && isOfAmount(line, one))
  const same = free.filter((one) => isSameMovement(line, one))
  const best = same.find(({ date }) => date === line.date) ?? same[0]
  if (best !== undefined) {
    const [noted] = await noteMessage(tx, {
      buildingId,
      id: best.id,
      messageId,
      code: `${source} ${line.transaction_code}`,
    })
    if (noted !== undefined) return 'same'
  }
  return free.some(({ date }) => date === line.date) ? 'perhaps' : 'no'
}
