import { isNightly, likeness, mostApart, sameness } from './sameness.ts'
import type { Telling } from './telling.ts'

/** A telling, and what only movements that may be one have in common: account, direction, currency, amount. */
export interface Placed {
  readonly key: string
  readonly telling: Telling
}

/** What becomes of a telling; `line`: the place, among the others, of the movement that it is, or may be. */
export type Outcome =
  | { readonly state: 'new' }
  | { readonly state: 'known' | 'maybe_known'; readonly line: number }

interface Pair {
  readonly row: number
  readonly line: number
  /** The higher, the surer; below 1 it is only perhaps one movement. */
  readonly weight: number
  readonly apart: number
}

/**
 * What each row of one file, or the one movement of a message, is of the lines that other tellings have brought. Rows of
 * one file are never each other; each row and each line is taken once, the surest pairs first.
 * `addsUp`: the balances of the file show that no row of it is missing.
 */
export function planTellings(
  rows: readonly Placed[],
  lines: readonly Placed[],
  { addsUp }: { readonly addsUp: boolean },
): Outcome[] {
  const [ours, theirs] = [telling(rows), telling(lines)]
  const outcomes = rows.map((): Outcome => ({ state: 'new' }))
  const linesByKey = Map.groupBy(lines.keys(), (at) => lines[at]?.key)
  for (const [key, group] of Map.groupBy(rows.keys(), (at) => rows[at]?.key)) {
    const others = linesByKey.get(key) ?? []
    const pairs = group.flatMap((row) => others.flatMap((line) => pairOf(row, line, ours[row], theirs[line])))
    for (const [row, outcome] of decide(pairs, { ours, theirs, addsUp })) outcomes[row] = outcome
  }
  return outcomes
}

/** Without what tells no movement from another: marks that many have, and a number that two of one amount have. */
function telling(placed: readonly Placed[]): Telling[] {
  const times = countOf(placed.flatMap((one) => one.telling.marks))
  const numbers = countOf(placed.map((one) => `${one.key} ${one.telling.number}`))
  const most = Math.max(fewTimes, placed.length / 20)
  return placed.map((one) => ({
    ...one.telling,
    marks: one.telling.marks.filter((mark) => (times.get(mark) ?? 0) <= most),
    number: (numbers.get(`${one.key} ${one.telling.number}`) ?? 0) > 1 ? undefined : one.telling.number,
  }))
}

/** So often a payer's own number may stand in a file; what every twentieth movement says is the account's. */
const fewTimes = 6

function countOf(words: readonly string[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>()
  for (const word of words) times.set(word, (times.get(word) ?? 0) + 1)
  return times
}

const weights = { proof: 8, same: 4, perhaps: 0 } as const

function pairOf(row: number, line: number, a: Telling | undefined, b: Telling | undefined): Pair[] {
  if (a === undefined || b === undefined) return []
  const apart = Math.abs(a.at - b.at)
  if (apart > mostApart) return []
  const judged = sameness(a, b)
  if (judged === 'another' || judged === 'no') return []
  const weight = weights[judged] + (judged === 'perhaps' ? 0 : likeness(a, b))
  return [{ row, line, weight, apart }]
}

interface Sides {
  readonly ours: readonly Telling[]
  readonly theirs: readonly Telling[]
  readonly addsUp: boolean
}

/** Takes what is sure; what is left on a day is known where there is one row for each line, and asked for otherwise. */
function decide(pairs: readonly Pair[], sides: Sides): Map<number, Outcome> {
  const ofRow = new Map<number, Pair>()
  const ofLine = new Map<number, Pair>()
  const take = (pair: Pair) => {
    ofRow.set(pair.row, pair)
    ofLine.set(pair.line, pair)
  }
  const isFree = ({ row, line }: Pair) => !ofRow.has(row) && !ofLine.has(line)
  const ranked = pairs.toSorted((a, b) => b.weight - a.weight || a.apart - b.apart)
  const sure = ranked.filter(({ weight }) => weight >= weights.same)
  for (const pair of sure) if (isFree(pair)) take(pair)
  const choices = Map.groupBy(sure, ({ row }) => row)
  for (const row of choices.keys())
    if (!ofRow.has(row)) for (const pair of makeRoom(row, choices, ofLine)) take(pair)
  const left = ranked.filter(isFree)
  const onOneDay = left.filter(({ apart }) => apart === 0)
  for (const pairsOfDay of Map.groupBy(onOneDay, ({ row }) => sides.ours[row]?.at).values())
    if (areAllOfDay(pairsOfDay, sides)) for (const pair of pairsOfDay) if (isFree(pair)) take(pair)
  const asked = left.filter(isFree).map(({ row, line }) => [row, { state: 'maybe_known', line }] as const)
  const known = [...ofRow].map(([row, { line }]) => [row, { state: 'known', line }] as const)
  // Of what a row may be, the likeliest comes first, and stays.
  return new Map<number, Outcome>([...asked.toReversed(), ...known])
}

/**
 * The pairs by which a row gets a line that another row has taken, and that row another: of two rows that may both be one
 * line, the first took it, and the second alone could be nothing else. What is proved stays. Empty: there is no room.
 */
function makeRoom(
  row: number,
  choices: ReadonlyMap<number, readonly Pair[]>,
  ofLine: ReadonlyMap<number, Pair>,
): readonly Pair[] {
  const tried = new Set<number>()
  const moved: Pair[] = []
  const place = (at: number): boolean =>
    (choices.get(at) ?? []).some((pair) => {
      if (tried.has(pair.line)) return false
      tried.add(pair.line)
      const holder = ofLine.get(pair.line)
      if (holder !== undefined && (holder.weight >= weights.proof || !place(holder.row))) return false
      moved.push(pair)
      return true
    })
  return place(row) ? moved : []
}

/**
 * Whether the rows of a day are the movements that gateways told of: as many, each of which may be each. A row with a
 * reference is somebody's by name, and never another's for an amount alone.
 */
function areAllOfDay(pairs: readonly Pair[], { ours, theirs, addsUp }: Sides): boolean {
  if (!addsUp) return false
  const rows = new Set(pairs.map(({ row }) => row))
  const lines = new Set(pairs.map(({ line }) => line))
  return (
    rows.size === lines.size &&
    pairs.length === rows.size * lines.size &&
    [...rows].every((row) => ours[row]?.references.length === 0) &&
    [...lines].every((line) => isOfItsDay(theirs[line]))
  )
}

/** A gateway's line of an hour that the bank books on the same day: a file that lacks no row of the day has it. */
const isOfItsDay = (line: Telling | undefined) => line !== undefined && line.file === null && !isNightly(line)
