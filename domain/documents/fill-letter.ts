import { addDays, writtenDay } from '#core/days.ts'
import { emptyLine, type Block, type Run } from './page.ts'
import { readHtml, type Element, type Node } from './html-tree.ts'
import { readSlots, type AnyLetterValues } from './placeholders.ts'
import { sideOf, tableOf } from './letter-table.ts'

type Style = Omit<Run, 'text'>
type Line = AnyLetterValues['lines'][number]

/** A piece of a paragraph: a text, or parts of their own that stand in it. `isSlot`: a placeholder's value. */
type Piece = { readonly run: Run; readonly isSlot: boolean } | { readonly blocks: readonly Block[] }

const marks: Readonly<Record<string, Style>> = {
  strong: { bold: true },
  b: { bold: true },
  em: { italic: true },
  i: { italic: true },
  u: { underline: true },
  s: { strike: true },
}
const paragraphs = new Set(['p', 'pre'])
const holders = new Set(['div', 'blockquote'])
const isInline = (node: Node) =>
  typeof node === 'string' || !/^(p|pre|div|blockquote|ul|ol|table|hr|h[1-4])$/.test(node.tag)

/**
 * A template's text with the values of one document, as parts of its paper. What stood between its tags stays text,
 * and so do the values: nothing is run. A paragraph, an item or a row is left out if it has placeholders and none of
 * them has anything to say.
 */
export const fillLetter = (html: string, values: AnyLetterValues): Block[] =>
  blocksOf(readTemplate(html), values)

/** Thousands of notices are printed from one text: it is read once for all that follow one another. */
let latest: { readonly html: string; readonly nodes: readonly Node[] } = { html: '', nodes: [] }
function readTemplate(html: string): readonly Node[] {
  if (latest.html !== html) latest = { html, nodes: readHtml(html) }
  return latest.nodes
}

function blocksOf(nodes: readonly Node[], values: AnyLetterValues): Block[] {
  const blocks: Block[] = []
  let inline: Node[] = []
  const flush = () => {
    const hasText = inline.some((node) => typeof node !== 'string' || node.trim() !== '')
    if (hasText) blocks.push(...paragraph(piecesOf(inline, values), (runs) => ({ block: 'text', runs })))
    inline = []
  }
  for (const node of nodes) {
    if (isInline(node)) inline.push(node)
    else {
      flush()
      if (typeof node !== 'string') blocks.push(...blockOf(node, values))
    }
  }
  flush()
  return blocks
}

function blockOf(element: Element, values: AnyLetterValues): Block[] {
  const { tag, children } = element
  const align = sideOf(element)
  const side = align === undefined ? {} : { align }
  if (tag === 'hr') return [{ block: 'rule' }]
  if (tag === 'table') return fillTable(element, values)
  if (tag === 'ul' || tag === 'ol') return listOf(element, values)
  if (holders.has(tag) && !children.every(isInline)) return blocksOf(children, values)
  const pieces = piecesOf(children, values)
  // An empty paragraph is a line that somebody left free.
  if (pieces.length === 0) return [emptyLine]
  return paragraphs.has(tag) || holders.has(tag)
    ? paragraph(pieces, (runs) => ({ block: 'text', runs, ...side }))
    : paragraph(pieces, (runs) => ({ block: 'heading', level: Number(tag.slice(1)), runs, ...side }))
}

/** A part of its own ends the paragraph that it stands in, and another one goes on after it. */
function paragraph(pieces: readonly Piece[], make: (runs: readonly Run[]) => Block): Block[] {
  if (isSilent(pieces)) return []
  const blocks: Block[] = []
  let runs: Run[] = []
  const flush = () => {
    if (runs.some(({ text }) => text.trim() !== '')) blocks.push(make(joinRuns(runs)))
    runs = []
  }
  for (const piece of pieces) {
    if ('run' in piece) runs.push(piece.run)
    else {
      flush()
      blocks.push(...piece.blocks)
    }
  }
  flush()
  return blocks
}

function isSilent(pieces: readonly Piece[]): boolean {
  const slots = pieces.filter((piece) => 'blocks' in piece || piece.isSlot)
  return slots.length > 0 && slots.every((piece) => 'run' in piece && piece.run.text === '')
}

const runsOf = (pieces: readonly Piece[]): Run[] =>
  joinRuns(pieces.flatMap((piece) => ('run' in piece ? [piece.run] : [])))

/** Neighbours of one style are one run, so that many small marks make no long paper. */
function joinRuns(runs: readonly Run[]): Run[] {
  const joined: Run[] = []
  for (const run of runs) {
    const before = joined.at(-1)
    if (before !== undefined && isOneStyle(before, run))
      joined[joined.length - 1] = { ...before, text: before.text + run.text }
    else joined.push(run)
  }
  return joined
}
const isOneStyle = (one: Run, other: Run) =>
  styles.every((style) => (one[style] ?? false) === (other[style] ?? false))
const styles = ['bold', 'italic', 'underline', 'strike'] as const satisfies readonly (keyof Style)[]

const partsOf = (pieces: readonly Piece[]): Block[] =>
  pieces.flatMap((piece) => ('blocks' in piece ? piece.blocks : []))

/** Parts of their own that stand in an item come after the list. */
function listOf({ tag, children }: Element, values: AnyLetterValues): Block[] {
  const items = children
    .filter((node) => typeof node !== 'string')
    .map((item) => piecesOf(item.children, values))
    .filter((pieces) => pieces.length > 0 && !isSilent(pieces))
  if (items.length === 0) return []
  return [{ block: 'list', ordered: tag === 'ol', items: items.map(runsOf) }, ...items.flatMap(partsOf)]
}

/** A row with the values of a line is there once for each line of the document. */
function fillTable(element: Element, values: AnyLetterValues): Block[] {
  const parts: Block[] = []
  const table = tableOf(element, (row) => {
    const lines = hasLine(row) ? values.lines : [undefined]
    return lines.flatMap((line) => {
      const cells = row.children
        .filter((node) => typeof node !== 'string')
        .map((cell) => ({ cell, pieces: piecesOf(cell.children, values, {}, line) }))
      const pieces = cells.flatMap((cell) => cell.pieces)
      if (isSilent(pieces)) return []
      parts.push(...partsOf(pieces))
      return [cells.map(({ cell, pieces: own }) => ({ element: cell, runs: runsOf(own) }))]
    })
  })
  return table === undefined ? parts : [table, ...parts]
}

/** Names of a line's values have a point, those of the document have none. */
const hasLine = (node: Node): boolean =>
  typeof node === 'string'
    ? readSlots(node).some(
        (part) => typeof part !== 'string' && 'name' in part && part.name.startsWith('line.'),
      )
    : node.children.some(hasLine)

function piecesOf(nodes: readonly Node[], values: AnyLetterValues, style: Style = {}, line?: Line): Piece[] {
  return nodes.flatMap((node, at) => {
    if (typeof node === 'string') return readSlots(node).map((part) => pieceOf(part, { values, style, line }))
    if (node.tag === 'br') return [{ run: { text: '\n' }, isSlot: false }]
    const inner = piecesOf(node.children, values, { ...style, ...marks[node.tag] }, line)
    // Paragraphs within an item or a cell are its lines.
    const isLater = at > 0 && !isInline(node) && inner.length > 0
    return isLater ? [{ run: { text: '\n' }, isSlot: false }, ...inner] : inner
  })
}

interface Filling {
  readonly values: AnyLetterValues
  readonly style: Style
  readonly line: Line | undefined
}

function pieceOf(part: ReturnType<typeof readSlots>[number], { values, style, line }: Filling): Piece {
  if (typeof part === 'string') return { run: { text: part, ...style }, isSlot: false }
  const { texts, days, blocks } = values
  // A text from before placeholders were read stays as it was written.
  if ('broken' in part) return { run: { text: part.broken, ...style }, isSlot: false }
  const { name, days: added, written } = part
  const isKnown = [texts, days, blocks, line ?? {}].some((known) => Object.hasOwn(known, name))
  if (!isKnown) return { run: { text: written, ...style }, isSlot: false }
  const block = blocks[name]
  if (block !== undefined) return { blocks: 'block' in block ? [block] : block }
  const day = days[name]
  const text = day === undefined ? (texts[name] ?? line?.[name]) : writtenDay(addDays(day, added))
  return { run: { text: text ?? '', ...style }, isSlot: true }
}
