/** An element of a text that somebody laid out. */
export interface Element {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly Node[]
}
export type Node = string | Element

interface OpenElement extends Element {
  readonly children: Node[]
}

/** Elements within each other; what is nested deeper stands beside the deepest of them. */
const deepest = 40

const alone = new Set(['br', 'hr', 'img', 'col'])
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' }

/**
 * Reads HTML of the house's policy (`richTextPolicy`), as the sanitizer or the editor writes it. Anything else is read
 * too, in a time that grows with its length alone: texts are checked before they are sanitized.
 */
export function readHtml(html: string): readonly Node[] {
  const root: OpenElement = { tag: '', attributes: {}, children: [] }
  const open = [root]
  for (const [whole, written = ''] of html.matchAll(/(<[^<>]*>)|[^<]+|</g)) {
    const innermost = open.at(-1) ?? root
    const [start = '', slash, tag] = /^<(\/?)([a-z][a-z0-9]*)/i.exec(written) ?? []
    if (tag === undefined) innermost.children.push(textOf(whole))
    else if (slash === '/') close(open, tag.toLowerCase())
    else {
      const element: OpenElement = {
        tag: tag.toLowerCase(),
        attributes: attributesOf(written.slice(start.length)),
        children: [],
      }
      innermost.children.push(element)
      if (!alone.has(element.tag) && open.length <= deepest) open.push(element)
    }
  }
  return root.children
}

/** A closing tag that nothing has opened closes nothing. */
function close(open: OpenElement[], tag: string): void {
  const at = open.findLastIndex((element) => element.tag === tag)
  if (at > 0) open.splice(at)
}

const attributesOf = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/(?<![a-z-])([a-z-]+)="([^"]*)"/gi)].map(([, name, value]) => [name, textOf(value)]),
  )

const textOf = (html = '') =>
  html
    .replaceAll(/&(?:([a-z]+)|#(\d{1,7})|#x([\da-f]{1,6}));/gi, (written, name, decimal, hex) => {
      if (typeof name === 'string') return entities[name.toLowerCase()] ?? written
      const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
    })
    .replaceAll(/[ \t\r\n]+/g, ' ')
