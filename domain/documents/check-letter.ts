import type { Refusal } from '#core/wire/error.ts'
import { countKhmer } from './khmer-letters.ts'
import { readHtml, type Node } from './html-tree.ts'
import { readSlots, type Placeholders, type Slot } from './placeholders.ts'

/** The most placeholders of one text. */
const mostSlots = 200
/**
 * The longest text of a template, and of the row that is printed once for each line; an element counts as twenty
 * characters. A batch prints thousands of them at once.
 */
const longest = { letter: 30_000, row: 3_000 }
/** Of Khmer letters, each of which takes the typesetter as long as nine others: a page of them must not hold up everybody. */
const longestKhmer = { letter: 10_000, row: 1_000 }

interface Found {
  readonly slot: Slot
  /** The row of a table that it stands in. */
  readonly row: Node | undefined
}

/** What is wrong with a template's text: the first placeholder that its document cannot fill, by name. */
export function checkLetter(html: string, placeholders: Placeholders): Refusal | undefined {
  const nodes = readHtml(html)
  if (weightOf(nodes) > longest.letter) return { code: 'too_long', limits: { maxLength: longest.letter } }
  if (khmerIn(nodes) > longestKhmer.letter) return tooMuchKhmer(longestKhmer.letter)
  const found: Found[] = []
  const broken = collect(nodes, undefined, found)
  if (broken !== undefined) return refuse('invalid_placeholder', broken)
  if (found.length > mostSlots) return { code: 'too_many', limits: { max: mostSlots } }
  const once = new Set<string>()
  const lineRow = found.find(({ slot }) => placeholders[slot.name]?.kind === 'line')?.row
  if (lineRow !== undefined && weightOf([lineRow]) > longest.row)
    return { code: 'placeholder_row_too_long', limits: { maxLength: longest.row } }
  if (lineRow !== undefined && khmerIn([lineRow]) > longestKhmer.row) return tooMuchKhmer(longestKhmer.row)
  for (const { slot, row } of found) {
    const { name, days, written } = slot
    if (!Object.hasOwn(placeholders, name)) return refuse('unknown_placeholder', written)
    const kind = placeholders[name]?.kind
    if (days > 0 && kind !== 'day') return refuse('invalid_placeholder', written)
    if (kind === 'line' && row === undefined) return refuse('placeholder_outside_row', written)
    // Whatever a document has many of is written out once: a text cannot make a paper of a million rows.
    if ((kind === 'line' && row !== lineRow) || (kind === 'block' && once.has(name)))
      return refuse('placeholder_repeated', written)
    once.add(name)
  }
  return undefined
}

const weightOf = (nodes: readonly Node[]): number =>
  nodes.reduce(
    (sum, node) => sum + (typeof node === 'string' ? node.length : 20 + weightOf(node.children)),
    0,
  )

const khmerIn = (nodes: readonly Node[]): number =>
  nodes.reduce((sum, node) => sum + (typeof node === 'string' ? countKhmer(node) : khmerIn(node.children)), 0)

const tooMuchKhmer = (maxLength: number): Refusal => ({ code: 'khmer_too_long', limits: { maxLength } })

/** A sentence has no braces, and as one of a comma list no commas. */
const refuse = (code: Refusal['code'], written: string): Refusal => ({
  code,
  limits: {
    placeholder: written
      .replaceAll(/[{},[\]]/g, ' ')
      .trim()
      .slice(0, 60),
  },
})

/** All placeholders of these nodes; returns the first one that cannot be read. */
function collect(nodes: readonly Node[], row: Node | undefined, found: Found[]): string | undefined {
  for (const node of nodes) {
    if (typeof node !== 'string') {
      const broken = collect(node.children, node.tag === 'tr' ? node : row, found)
      if (broken !== undefined) return broken
      continue
    }
    for (const part of readSlots(node)) {
      if (typeof part === 'string') continue
      if ('broken' in part) return part.broken
      found.push({ slot: part, row })
    }
  }
  return undefined
}
