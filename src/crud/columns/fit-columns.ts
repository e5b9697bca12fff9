/** What fitting a column needs to know; all widths are pixels, padding included. */
export interface FitColumn {
  readonly name: string
  /** That its longest value takes. */
  readonly content: number
  /** That its heading takes on two lines. */
  readonly heading: number
  /** Its values are never cut off. */
  readonly isWhole: boolean
  /** It is what the record is called. */
  readonly isName: boolean
  /** The user's own width, which is kept as it is. */
  readonly chosen?: number
}

/** A text is shown up to here before others get their share, and is shortened down to `readable`; the name less so. */
const comfortable = 320
const readable = 140
const readableName = 220

/**
 * The width of each column in so many pixels of room. What is left over goes to the name, or to the longest text where
 * that is a code; where room is missing, texts give way, and then the table is wider than its room.
 */
export function fitColumns(columns: readonly FitColumn[], room: number): ReadonlyMap<string, number> {
  const wished = columns.map((column) => widthFor(column, comfortable))
  const spare = Math.floor(room) - sum(wished)
  if (spare >= 0) return named(columns, spread(columns, wished, spare))
  const least = columns.map((column) => widthFor(column, column.isName ? readableName : readable))
  const given = sum(wished) - sum(least)
  const share = given === 0 ? 0 : Math.max(0, (given + spare) / given)
  return named(
    columns,
    wished.map((width, at) => Math.floor((least[at] ?? width) + (width - (least[at] ?? width)) * share)),
  )
}

function widthFor({ content, heading, isWhole, chosen }: FitColumn, most: number): number {
  if (chosen !== undefined) return chosen
  return Math.ceil(Math.max(heading, isWhole ? content : Math.min(content, most)))
}

function spread(columns: readonly FitColumn[], widths: readonly number[], spare: number): readonly number[] {
  const free = columns.filter(({ chosen }) => chosen === undefined)
  const texts = free.filter(({ isWhole }) => !isWhole)
  const [longest] = texts.toSorted((a, b) => b.content - a.content)
  const taker = texts.find(({ isName }) => isName) ?? longest
  if (taker !== undefined) return widths.map((width, at) => width + (columns[at] === taker ? spare : 0))
  // Only figures and codes: one wide column among them would look torn.
  const each = free.length === 0 ? 0 : Math.floor(spare / free.length)
  const rest = spare - each * free.length
  return widths.map((width, at) => {
    const column = columns[at]
    if (column?.chosen !== undefined) return width
    return width + each + (column === free.at(-1) ? rest : 0)
  })
}

const sum = (widths: readonly number[]) => widths.reduce((all, width) => all + width, 0)

const named = (columns: readonly FitColumn[], widths: readonly number[]) =>
  new Map(columns.map(({ name }, at) => [name, widths[at] ?? 0]))
