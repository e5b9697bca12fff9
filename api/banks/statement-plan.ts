import { createHash } from 'node:crypto'
import { addDays, officeInstant } from '#core/days.ts'
import type { StatementRow } from '#domain/money/statement/statement.ts'
import type { Tx } from '#api/database/pool.ts'
import { fact } from './gateways/fact-values.ts'
import { statedLines, toldOtherwise, type NewLine } from './queries.ts'
import { accountOf, lineOf, type LinePlace, type Movement } from './take-message.ts'
import { isOfAmount, isSameMovement } from './told-twice.ts'

/** A row of a statement, the line that it would be, and whether that is known. */
export interface PlannedRow {
  readonly row: StatementRow
  readonly line: NewLine
  readonly state: 'new' | 'known' | 'conflict'
}

/**
 * What of a statement is new. A row is known by its own id, or as what a gateway told: of each amount and day a statement
 * has as many rows as there were movements, so each line of a gateway is one of them, whatever its words.
 */
export async function planRows(
  tx: Tx,
  place: LinePlace & { readonly account: string },
  rows: readonly StatementRow[],
): Promise<readonly PlannedRow[]> {
  const { buildingId, bankId, source, account } = place
  const [first, last] = spanOf(rows)
  if (first === undefined || last === undefined) return []
  const known = await accountOf(tx, place, account)
  const codes = codesOf(rows)
  const lines = rows.map((row, at) => ({
    row,
    line: lineOf(place, known, movementOf(row, codes[at] ?? '', account)),
  }))
  const stated = new Map(
    (await statedLines(tx, { buildingId, account, codes })).map((one) => [one.transaction_code, one]),
  )
  const told = await toldOtherwise(tx, {
    buildingId,
    bankId,
    source,
    first: addDays(first, -1),
    last: addDays(last, 1),
  })
  const taken = new Set<string>()
  const states = lines.map(({ line }): PlannedRow['state'] | undefined => {
    const before = stated.get(line.transaction_code ?? '')
    if (before === undefined) return undefined
    return before.content_hash === line.content_hash ? 'known' : 'conflict'
  })
  // Those that say the same take their lines before those that only agree in amount and day.
  for (const isTold of [
    (line: NewLine, one: (typeof told)[number]) => isSameMovement(line, one),
    (line: NewLine, one: (typeof told)[number]) => isOfAmount(line, one) && line.date === one.date,
  ])
    for (const [at, { line }] of lines.entries()) {
      if (states[at] !== undefined) continue
      const found = told.find((one) => !taken.has(one.id) && isNear(line, one.date) && isTold(line, one))
      if (found === undefined) continue
      taken.add(found.id)
      states[at] = 'known'
    }
  return lines.map(({ row, line }, at) => ({ row, line, state: states[at] ?? 'new' }))
}

const isNear = ({ date }: NewLine, day: string) =>
  date !== null && day >= addDays(date, -1) && day <= addDays(date, 1)

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
