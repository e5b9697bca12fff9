import type { StateColor } from '#core/lifecycle.ts'

/** How a tile looks: a colour and a pattern of its own each, so that neither is needed to tell them apart. */
export const tones = ['none', 'good', 'primary', 'soft', 'waiting', 'late', 'bad'] as const
export type Tone = (typeof tones)[number]

/** A possible answer to the question that the colours tell. */
export interface Answer {
  readonly key: string
  readonly label: string
  readonly tone: Tone
}

export interface Tile {
  readonly id: string
  readonly label: string
  /** The key of its block. */
  readonly block: string
  /** Null: it stands in no row, and comes below all others. */
  readonly row: number | null
  /** The key of its answer. */
  readonly answer: string
}

export interface TileBlock {
  readonly key: string
  readonly label: string
}

export interface TileRow {
  readonly row: number | null
  readonly tiles: readonly (Tile & { readonly short: string })[]
}

/** Blocks in the order given, each with its rows from the highest to the lowest, their tiles by label. */
export function layOut(
  blocks: readonly TileBlock[],
  tiles: readonly Tile[],
): readonly (TileBlock & { readonly rows: readonly TileRow[]; readonly total: number })[] {
  const byBlock = Map.groupBy(tiles, ({ block }) => block)
  return blocks.flatMap((block) => {
    const own = byBlock.get(block.key) ?? []
    if (own.length === 0) return []
    const told = sharedStart(own.map(({ label }) => label))
    const rows = [...Map.groupBy(own, ({ row }) => row)]
      .toSorted(([a], [b]) => (b ?? -Infinity) - (a ?? -Infinity))
      .map(([row, inRow]) => ({
        row,
        tiles: inRow.toSorted(byLabel).map((tile) => ({ ...tile, short: tile.label.slice(told) })),
      }))
    return [{ ...block, rows, total: own.length }]
  })
}

/** How much of their labels all tiles of a block share, up to a mark: in a block A, `A-` tells nothing more. */
function sharedStart([first = '', ...others]: readonly string[]): number {
  const marks = [...first.matchAll(/[-./ ]/g)].map(({ index }) => index + 1).toReversed()
  const isShared = (end: number) => others.every((label) => label.startsWith(first.slice(0, end)))
  return others.length === 0 ? 0 : (marks.find(isShared) ?? 0)
}

const collator = new Intl.Collator('en', { numeric: true })
const byLabel = (a: Tile, b: Tile) => collator.compare(a.label, b.label)

/** How many tiles give each answer. */
export function countAnswers(tiles: readonly Tile[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { answer } of tiles) counts.set(answer, (counts.get(answer) ?? 0) + 1)
  return counts
}

const toneOfColor: Readonly<Record<StateColor, Tone>> = {
  default: 'soft',
  primary: 'primary',
  success: 'good',
  warning: 'waiting',
  danger: 'bad',
}

/** The tone of a state's colour, or another that is free: two answers never look the same while there are enough. */
export function toneFor(color: StateColor | undefined, taken: Set<Tone>): Tone {
  const own = toneOfColor[color ?? 'default']
  const tone = taken.has(own) ? (tones.find((one) => !taken.has(one)) ?? own) : own
  taken.add(tone)
  return tone
}
