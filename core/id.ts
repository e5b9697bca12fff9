/** The id of a record: a `bigint` of PostgreSQL, as text (docs/decisions/string-ids.md). */
export const idPattern = /^[1-9]\d{0,17}$/

export const isId = (text: string): boolean => idPattern.test(text)
