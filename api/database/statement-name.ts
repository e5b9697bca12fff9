import { createHash } from 'node:crypto'

/** The number of prepared statements: each costs memory on every connection. */
const limit = 400
const names = new Map<string, string | undefined>()
let named = 0
const planned = new Set<string>()

/**
 * Has a text planned for the values of each call (docs/decisions/planned-each-time.md): it is never prepared, since
 * PostgreSQL soon takes one plan for whatever values a prepared statement is given.
 */
export const planEachTime = (text: string): void => void planned.add(text)

/**
 * The prepared statement's name for a text; undefined for a rare text, and for one that is planned each time. A text runs
 * unprepared the first time, so that one-off filters do not fill the server.
 */
export function statementName(text: string): string | undefined {
  if (planned.has(text)) return undefined
  const known = names.get(text)
  if (known !== undefined) return known
  if (!names.has(text)) {
    if (names.size > limit * 10) forgetUnnamed()
    names.set(text, undefined)
    return undefined
  }
  if (named >= limit) return undefined
  named += 1
  const name = createHash('sha1').update(text).digest('base64url')
  names.set(text, name)
  return name
}

function forgetUnnamed() {
  for (const [text, name] of names) if (name === undefined) names.delete(text)
}
