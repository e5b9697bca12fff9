import type { Block, Inline } from '../src/help/text.ts'

export interface HelpText {
  /** Of its first heading. */
  readonly title: string
  readonly blocks: readonly Block[]
}

/** Where a link of the page leads within the console; undefined for what the console does not have. */
type Resolve = (link: string) => string | undefined

/**
 * A page of the docs in the little Markdown that they are written in: headings, paragraphs, lists, tables, pictures; strong,
 * emphasis, code, links. A link to what the console does not have becomes its words, and a bracket that has no more than such
 * a link, or a paragraph that only names files of the code, is left out.
 */
export function readHelpText(markdown: string, resolve: Resolve): HelpText {
  let title = ''
  const blocks: Block[] = []
  for (const lines of parts(markdown)) {
    const [first = ''] = lines
    const heading = /^(#+) (.+)/.exec(first)
    if (heading?.[1] === '#') title = plain(inline(heading[2] ?? '', resolve))
    else if (!first.startsWith('Code: ')) blocks.push(blockOf(lines, resolve))
  }
  return { title, blocks }
}

const item = /^(?:- |\d+\. )/
const starts = (line: string) => /^(?:#+ |- |\d+\. |\||!\[)/.exec(line)?.[0] ?? ''

/** Lines that make a block: up to an empty one, or to one that begins another kind of block. */
function parts(markdown: string): string[][] {
  const found: string[][] = []
  let open: string[] | undefined
  for (const line of markdown.split('\n')) {
    const goesOn =
      open !== undefined &&
      (starts(line) === '' || (item.test(line) && item.test(open[0] ?? '')) || startsTable(line, open))
    if (line.trim() === '') open = undefined
    else if (goesOn && open?.[0]?.startsWith('#') === false) open.push(line)
    else found.push((open = [line]))
  }
  return found
}

const startsTable = (line: string, [first = '']: readonly string[]) =>
  line.startsWith('|') && first.startsWith('|')

function blockOf(lines: readonly string[], resolve: Resolve): Block {
  const [first = ''] = lines
  const read = (text: string) => inline(text, resolve)
  const heading = /^(#+) (.+)/.exec(first)
  if (heading !== null) {
    const of = read(heading[2] ?? '')
    return { is: 'heading', level: heading[1] === '##' ? 2 : 3, id: anchorOf(plain(of)), of }
  }
  const picture = /^!\[([^\]]*)\]\(([^)]+)\)$/.exec(first)
  if (picture !== null) return { is: 'picture', alt: picture[1] ?? '', src: picture[2] ?? '' }
  if (first.startsWith('|')) {
    const [head = [], , ...rows] = lines.map((line) => cellsOf(line).map(read))
    return { is: 'table', head, rows }
  }
  if (!item.test(first)) return { is: 'text', of: read(lines.join(' ')) }
  const items = lines.reduce<string[]>((found, line) => {
    if (item.test(line)) return [...found, line.replace(item, '')]
    return [...found.slice(0, -1), `${found.at(-1) ?? ''} ${line.trim()}`]
  }, [])
  return { is: 'list', numbered: /^\d/.test(first), of: items.map(read) }
}

const cellsOf = (line: string) =>
  line
    .replace(/^\||\|\s*$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll(String.raw`\|`, '|'))

/** `By payer` as addresses name it: `by-payer`. */
export const anchorOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .trim()
    .replaceAll(/ +/g, '-')

const bracketed = /\s*\((?:(?:,? ?)\[[^\]]*\]\(([^)]*)\))+\)/g
const mark =
  /`(?<code>[^`]+)`|\*\*(?<strong>.+?)\*\*|(?<!\w)_(?<em>[^_]+)_(?!\w)|\[(?<words>[^\]]+)\]\((?<link>[^)]+)\)/

function inline(text: string, resolve: Resolve): Inline[] {
  const kept = text.replaceAll(bracketed, (whole, link: string) => (resolve(link) === undefined ? '' : whole))
  const found = mark.exec(kept)
  if (found === null) return kept === '' ? [] : [kept]
  const { code, strong, em, words, link = '' } = found.groups ?? {}
  const to = resolve(link)
  const before = kept.slice(0, found.index)
  const inner = (of: string | undefined) => inline(of ?? '', resolve)
  const marked: readonly Inline[] =
    code !== undefined
      ? [{ is: 'code', text: code }]
      : strong !== undefined
        ? [{ is: 'strong', of: inner(strong) }]
        : em !== undefined
          ? [{ is: 'em', of: inner(em) }]
          : to === undefined
            ? inner(words)
            : [{ is: 'link', to, of: inner(words) }]
  return [
    ...(before === '' ? [] : [before]),
    ...marked,
    ...inline(kept.slice(found.index + found[0].length), resolve),
  ]
}

const plain = (of: readonly Inline[]): string =>
  of
    .map((part) => (typeof part === 'string' ? part : part.is === 'code' ? part.text : plain(part.of)))
    .join('')
