import type { Statement } from '#api/sql/query.ts'
import { readSlot } from '#api/sql/types.ts'
import type { Describe, DescribedColumn, Description } from './describe-statement.ts'

/** PostgreSQL's spelling of types for which ours is shorter. */
const short: Readonly<Record<string, string>> = {
  'timestamp with time zone': 'timestamptz',
  'time without time zone': 'time',
}
const spelt = (type: string) => short[type] ?? type

/**
 * The differences between a statement's declaration and PostgreSQL's description of it, one sentence each; none if they
 * agree.
 */
export async function faultsOf(describe: Describe, statement: Statement): Promise<string[]> {
  const described = await describe(statement.text).catch((error: unknown) => error)
  const faults =
    described instanceof Error
      ? [refusal(described, statement.text)]
      : [
          ...columnFaults(statement, (described as Description).columns),
          ...placeFaults(statement, (described as Description).places),
        ]
  return faults.map((fault) => `${statement.at}: ${fault}`)
}

/** PostgreSQL's own words, and the text about the place that it points to. */
function refusal(error: Error & { readonly position?: string }, text: string): string {
  if (error.position === undefined) return error.message
  const at = Number(error.position) - 1
  const about = text.slice(Math.max(0, at - 30), at + 30).replaceAll(/\s+/g, ' ')
  return `${error.message}, at … ${about} …`
}

function columnFaults({ row }: Statement, columns: readonly DescribedColumn[]): string[] {
  if (row === undefined) return []
  const given = new Map(columns.map((column) => [column.name, column]))
  const wrong = Object.entries(row).flatMap(([name, slot]) => {
    const column = given.get(name)
    if (column === undefined) return [`the answer has no column ${name}`]
    const { type, isNull } = readSlot(slot)
    if (spelt(column.type) !== type) return [`${name} is ${spelt(column.type)}, not ${type}`]
    return column.mayBeNull && !isNull ? [`${name} may be null`] : []
  })
  const undeclared = [...given.keys()].filter((name) => !(name in row))
  return [
    ...wrong,
    ...undeclared.map((name) => `the answer has a column ${name} that is not declared`),
    ...(columns.length > given.size ? ['a column comes twice'] : []),
  ]
}

function placeFaults({ takes, names }: Statement, places: readonly string[]): string[] {
  const unused = Object.keys(takes).filter((name) => !names.includes(name))
  const wrong = names.flatMap((name, at) => {
    const slot = takes[name]
    const type = slot === undefined ? 'unknown' : readSlot(slot).type
    const is = spelt(places[at] ?? 'missing')
    return is === type ? [] : [`$${at + 1} (${name}) is ${is}, not ${type}`]
  })
  return [...wrong, ...unused.map((name) => `it takes ${name} and does not use it`)]
}
