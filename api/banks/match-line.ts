import { compareAmounts } from '#core/amount.ts'
import type { LineWhy } from '#domain/money/bank/line-words.ts'
import { screensOf, viewsOf } from '#core/derive/screens.ts'
import { buildingCaller } from '#api/auth/building-caller.ts'
import type { Caller } from '#api/context.ts'
import type { Db } from '#api/database/pool.ts'
import { ApiError } from '#api/http/error.ts'
import type { Records } from '#api/records/records.ts'
import type { Events } from '#api/events/events.ts'
import { bankLine } from '#entities/banks/bank-line.ts'
import { unmatchedWords } from '#entities/notice-words.ts'
import { holdersIn } from '../auth/holders.ts'
import { messageAbout, type Ring } from '../events/messages.ts'
import { broughtBy } from './brought-by.ts'
import { judgeLine } from './ladder-facts.ts'
import { waitingFor } from './payment-requests.ts'
import { shareLine } from './share-line.ts'
import { holdWaitingLine, noteWhy, waitingLines } from './queries.ts'

export interface MatchParts {
  readonly db: Db
  readonly records: Records
  readonly events: Events
  /** Tells those who may match lines of those that are left to them. */
  readonly ring?: Ring
}

export interface WaitingLine {
  readonly id: string
  readonly building_id: string
  readonly organisation_id: string
}

/** Seconds after which a line that nobody has judged is judged again. */
const lostAfter = 30

/** Judges the lines, one after another; a fault of ours is thrown once all the others are judged. */
export async function matchLines(parts: MatchParts, lines: readonly WaitingLine[]): Promise<void> {
  const failures: unknown[] = []
  const left: WaitingLine[] = []
  for (const line of lines) {
    try {
      if (!(await matchLine(parts, line))) left.push(line)
    } catch (error) {
      failures.push(error)
    }
  }
  await tellOfLeft(parts, left)
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} bank lines were not judged`)
}

/** Judges lines that a stopped server has left. */
export async function matchLostLines(parts: MatchParts): Promise<void> {
  await matchLines(parts, await waitingLines(parts.db, { seconds: lostAfter }))
}

/** One message for each building, of lines whose payer a person has to find. */
async function tellOfLeft({ db, ring }: MatchParts, left: readonly WaitingLine[]): Promise<void> {
  if (ring === undefined) return
  for (const [buildingId, lines] of Map.groupBy(left, (line) => line.building_id))
    await db.transaction(async (tx) => {
      const holders = await holdersIn(tx, { buildingId, code: bankLine.permission, flag: 'update' })
      const message = messageAbout({
        entity: bankLine,
        title: String(lines.length),
        buildingId,
        link: `/${viewsOf(bankLine).find(({ name }) => name === 'unmatched')?.path ?? screensOf(bankLine).list}`,
        said: (language) => unmatchedWords[language],
      })
      await ring(
        tx,
        holders.map(({ id }) => id),
        message,
      )
    })
}

/**
 * Judges a line, and collects it where its reference says from whom. The line stays locked until then, so that however
 * often it is judged at once, it is collected once. False: it is left to a person.
 */
async function matchLine(parts: MatchParts, line: WaitingLine): Promise<boolean> {
  const { db, events } = parts
  const caller = await callerOf(db, line)
  let isDone = false
  try {
    isDone = await db.transaction((tx) => climb(parts, { tx, caller, line }))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // Somebody was faster; the next look finds what they have left.
    if (error.code === 'record_changed') return true
    await noteWhy(db, { buildingId: line.building_id, id: line.id, why: refusalWhy(error) })
  }
  events.publish({
    resource: bankLine.name,
    buildingId: line.building_id,
    ids: [line.id],
    action: 'updated',
  })
  return isDone
}

interface Climb {
  readonly tx: Parameters<Parameters<Db['transaction']>[0]>[0]
  readonly caller: Caller
  readonly line: WaitingLine
}

async function climb({ records }: MatchParts, { tx, caller, line }: Climb): Promise<boolean> {
  const { id, building_id: buildingId } = line
  const [held] = await holdWaitingLine(tx, { buildingId, id })
  if (held === undefined) return true
  const judged = await judgeLine(tx, { buildingId, id })
  if (judged === undefined) return true
  const { why, match } = judged.judgement
  if (match === null) {
    await noteWhy(tx, { buildingId, id, why })
    return false
  }
  const { apartmentId } = match
  // A request is for its own apartment; the apartment's reference is also that of its common notice.
  const asked = { buildingId, apartmentId, amount: judged.worth }
  const isRequest =
    match.requestId !== null || (!judged.namesRequest && (await waitingFor(tx, asked)).length > 0)
  const shares = isRequest ? [] : await shareLine(tx, asked)
  // Shares of debts are in the books' currency: how money of another is divided, somebody decides.
  const isUndivided = shares.length > 1 && compareAmounts(judged.worth, held.price) !== 0
  await noteWhy(tx, { buildingId, id, why: isUndivided ? 'other_currency' : why })
  if (isUndivided) return false
  const [first] = shares
  const change = { caller, entity: bankLine, id }
  if (shares.length > 1)
    await records
      .within(tx)
      .transition({ ...change, name: 'divide' }, { shares: shares.map((share) => ({ ...share })) })
  else
    await records
      .within(tx)
      .transition({ ...change, name: 'match' }, { apartment_id: first?.apartment_id ?? apartmentId })
  return true
}

const refusalWhy = ({ code }: ApiError): LineWhy =>
  code === 'line_not_collectable' ? 'wrong_account' : 'refused'

/** The log, and the receipt's collector, say which file a row came from, and who brought it. */
async function callerOf(
  db: Db,
  { id, building_id: buildingId, organisation_id: organisationId }: WaitingLine,
): Promise<Caller> {
  const [file] = await broughtBy(db, { buildingId, id })
  return buildingCaller(db, {
    organisationId,
    buildingId,
    name: file === undefined ? 'ngân hàng' : `sao kê ${file.filename}, ${file.name}`.slice(0, mostName),
    requestId: `bank-line-${id}`,
    userAgent: 'bank-line',
  })
}

/** Names in the log are no longer. */
const mostName = 150
