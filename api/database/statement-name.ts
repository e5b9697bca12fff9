import { createHash } from 'node:crypto'

/** The number of prepared statements: each costs memory on every connection. */
const limit = 400
const names = new Map<string, string | undefined>()
let named = 0

/**
 * The prepared statement's name for a text; undefined for a rare text. A text runs unprepared the first time, so that
 * one-off filters do not fill the server.
 */
export function statementName(text: string): string | undefined {
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
