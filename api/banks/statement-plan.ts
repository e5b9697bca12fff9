import { createHash } from 'node:crypto'
import { officeInstant } from '#core/days.ts'
import type { StatementRow } from '#domain/money/statement/statement.ts'
import type { Tx } from '#api/database/pool.ts'
import { fact } from './gateways/fact-values.ts'
import { planTellings } from '#domain/money/bank/plan-tellings.ts'
import { statedLines, toldLines, type NewLine } from './queries.ts'
import { accountOf, lineOf, type LinePlace, type Movement } from './take-message.ts'
import { around, placed, placedLine, wholeDays } from './told-before.ts'

/** A row of a statement, the line that it would be, and whether that is known; `told`: the line that it is, or may be. */
export interface PlannedRow {
  readonly row: StatementRow
  readonly line: NewLine
  readonly state: 'new' | 'known' | 'maybe_known' | 'conflict'
  readonly told?: string | undefined
}

interface Planning extends LinePlace {
  readonly account: string
  /** The balances of the file show that no row of it is missing. */
  readonly addsUp: boolean
}

/** What of a statement is new. A row is known by its own id, or as a movement that was told before (`told-before.ts`). */
export async function planRows(
  tx: Tx,
  place: Planning,
  rows: readonly StatementRow[],
): Promise<readonly PlannedRow[]> {
  const { buildingId, bankId, source, account, addsUp } = place
  const [first, last] = spanOf(rows)
  if (first === undefined || last === undefined) return []
  const known = await accountOf(tx, place, account)
  const codes = codesOf(rows)
  const planned = rows.map((row, at) => ({
    row,
    line: lineOf(place, known, movementOf(row, codes[at] ?? '', account)),
  }))
  const stated = new Map(
    (await statedLines(tx, { buildingId, account, codes })).map((one) => [one.transaction_code, one]),
  )
  const isStated = ({ line }: { readonly line: NewLine }) =>
    stated.get(line.transaction_code ?? '')?.content_hash === line.content_hash
  const own = planned.filter(isStated).map(({ line }) => stated.get(line.transaction_code ?? ''))
  // A line is taken by one row: by itself, or for the row that was joined with it.
  const taken = new Set(own.flatMap((one) => [one?.id, one?.told_line_id]))
  const told = (await toldLines(tx, { buildingId, bankId, source, ...around(first, last) })).filter(
    ({ id }) => !taken.has(id),
  )
  const open = planned.filter((one) => !isStated(one))
  const file = wholeDays(first, last)
  const outcomes = new Map(
    planTellings(
      open.map(({ line }) => placed(line, file)),
      told.map(placedLine),
      { addsUp },
    ).map((outcome, at) => [open[at]?.line, outcome]),
  )
  return planned.map(({ row, line }): PlannedRow => {
    const outcome = outcomes.get(line)
    if (outcome === undefined) return { row, line, state: 'known' }
    const at = outcome.state === 'new' ? undefined : told[outcome.line]?.id
    // The bank's own id of another content: nothing but a known movement may have it.
    const isTaken = outcome.state !== 'known' && stated.has(line.transaction_code ?? '')
    return { row, line, state: isTaken ? 'conflict' : outcome.state, told: at }
  })
}

export function spanOf(rows: readonly StatementRow[]): readonly [string | undefined, string | undefined] {
  const days = rows.map(({ day }) => day).toSorted()
  return [days[0], days.at(-1)]
}

/** The id of a movement where its bank gives none that is its own: the same row of another file has the same. */
function codesOf(rows: readonly StatementRow[]): readonly string[] {
  const named = rows.map(({ day, code }) => (code === undefined ? '' : `${day} ${code}`.slice(0, 100)))
  const times = new Map<string, number>()
  const next = (key: string) => {
    const turn = (times.get(key) ?? 0) + 1
    times.set(key, turn)
    return turn
  }
  for (const name of named) next(name)
  return rows.map((row, at) => {
    const name = named[at] ?? ''
    if (name !== '' && times.get(name) === 1) return name
    const { day, type, price, balance, description, code } = row
    const said = JSON.stringify([day, type, price, balance ?? '', description, code ?? ''])
    const hash = createHash('sha256')
      .update(`${said} ${next(said)}`)
      .digest('hex')
    return `${day} ${hash.slice(0, 24)}`
  })
}

// Made once: a statement has thousands of rows.
const [shortText, partnerText, longText] = [fact.optional(100), fact.optional(200), fact.optional(1000)]

function movementOf(row: StatementRow, code: string, account: string): Movement {
  return {
    transactionCode: code,
    referenceCode: shortText.parse(row.code),
    accountNumber: account,
    day: row.day,
    occurredAt: row.time === undefined ? null : officeInstant(row.day, row.time),
    type: row.type,
    partner: partnerText.parse(row.partner),
    description: longText.parse(row.description) ?? '',
    price: row.price,
    balance: row.balance,
  }
}
