import { openPdf } from './pdf-objects.ts'

interface PdfText {
  readonly pages: number
  /** Of the first page, in whole millimetres. */
  readonly width: number
  readonly height: number
  /** All that the pages say, in their order and without spaces: spaces may be distances. */
  readonly text: string
  /** All that is drawn on the pages: glyphs, faces and places. */
  readonly drawn: string
  /** Names of the fonts that are embedded. */
  readonly fonts: readonly string[]
  /** Each text where it stands, in the order in which they are drawn. */
  readonly placed: readonly PlacedWords[]
}

export interface PlacedWords {
  readonly text: string
  /** From 0. */
  readonly page: number
  /** Millimetres from the left and from the top to where its first letter stands. */
  readonly x: number
  readonly y: number
  /** Of its letters, in points. */
  readonly size: number
  readonly font: string
}

/** A text as `pdfText` gives it, in one case: titles are set in capitals. */
export const packed = (text: string): string => text.replaceAll(/\s/g, '').toLowerCase()

const millimetres = (points: string | undefined) => Math.round((Number(points) * 25.4) / 72)

/** Reads a PDF that our typesetter wrote. */
export function pdfText(bytes: Uint8Array): PdfText {
  const { kids, headOf, streamOf } = openPdf(bytes)
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)/.exec(headOf(kids[0])) ?? []
  const fonts = new Set<string>()
  const read = kids.map((kid, at) => {
    const faces = new Map<string, string>()
    const page = headOf(kid)
    const resources = headOf(/\/Resources (\d+) 0 R/.exec(page)?.[1])
    const named = [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', number]) => {
      const font = headOf(number)
      const called = /\/BaseFont \/\w+\+([\w-]+)/.exec(font)?.[1] ?? '?'
      fonts.add(called)
      faces.set(name, called)
      return [
        name,
        charactersOf(streamOf(/\/ToUnicode (\d+) 0 R/.exec(font)?.[1]).toString('latin1')),
      ] as const
    })
    const content = streamOf(/\/Contents (\d+) 0 R/.exec(page)?.[1]).toString('latin1')
    const known = new Map(named)
    return { content, text: said(content, known), placed: placedIn(content, { known, faces, page: at }) }
  })
  return {
    pages: kids.length,
    width: millimetres(width),
    height: millimetres(height),
    text: read
      .map(({ text }) => text)
      .join('')
      .replaceAll(/\s/g, ''),
    drawn: read.map(({ content }) => content).join(''),
    fonts: [...fonts],
    placed: read.flatMap(({ placed }) => placed),
  }
}

interface Faces {
  readonly known: ReadonlyMap<string, Characters>
  readonly faces: ReadonlyMap<string, string>
  readonly page: number
}

/** What is drawn between `BT` and `ET`, moved by what holds it: our typesetter moves, and turns nothing but a stamp. */
function placedIn(content: string, { known, faces, page }: Faces): PlacedWords[] {
  const found: PlacedWords[] = []
  const held: (readonly [number, number])[] = []
  let [x, y] = [0, 0]
  let [name, size] = ['', 0]
  const steps =
    /^(q|Q)$|^1 0 0 1 (\S+) (\S+) cm$|^\/(F\d+) (\S+) Tf$|^BT\n\S+ \S+ \S+ \S+ (\S+) (\S+) Tm\n([^]*?)\nET$/gm
  for (const [, keep, right, down, font, points, left = '', top = '', words = ''] of content.matchAll(
    steps,
  )) {
    if (keep === 'q') held.push([x, y])
    else if (keep === 'Q') [x, y] = held.pop() ?? [0, 0]
    else if (right !== undefined) [x, y] = [x + Number(right), y + Number(down)]
    else if (font !== undefined) [name, size] = [font, Number(points)]
    else
      found.push({
        text: said(`/${name} 1 Tf\n${words}`, known),
        page,
        x: toMillimetres(x + Number(left)),
        y: toMillimetres(y + Number(top)),
        size,
        font: faces.get(name) ?? '?',
      })
  }
  return found
}
const toMillimetres = (points: number) => (points * 25.4) / 72

type Characters = ReadonlyMap<number, string>

/** What each glyph of a font says. */
const charactersOf = (map: string): Characters =>
  new Map(
    [...map.matchAll(/^<([0-9A-F]{4})> <([0-9A-F]+)>$/gm)].map(([, glyph = '', units = '']) => [
      Number.parseInt(glyph, 16),
      String.fromCharCode(...(units.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16))),
    ]),
  )

/** A PDF's string between its brackets; brackets in pairs may stand in it as they are. */
const literalTo = (depth: number): string =>
  String.raw`(?:\\[^]|[^\\()]${depth === 0 ? '' : String.raw`|\(${literalTo(depth - 1)}\)`})*`
const literal = literalTo(8)
const shown = new RegExp(
  String.raw`\/(F\d+) [\d.]+ Tf|\/ActualText (<[0-9A-F]+>|\(${literal}\))|\((${literal})\)|EMC`,
  'g',
)

/** Strings that are shown, each in the font that was chosen last; glyphs that say their text otherwise say that. */
function said(content: string, fonts: ReadonlyMap<string, Characters>): string {
  let characters: Characters = new Map()
  let spoken: string | undefined
  let text = ''
  for (const [whole, font, actual, plain] of content.matchAll(shown)) {
    if (font !== undefined) characters = fonts.get(font) ?? new Map()
    else if (actual !== undefined) {
      spoken = utf16(actual)
      text += spoken
    } else if (whole === 'EMC') spoken = undefined
    else if (spoken === undefined) text += glyphs(bytesOf(plain ?? ''), characters)
  }
  return text
}

const utf16 = (literal: string) => {
  const bytes = literal.startsWith('<')
    ? Buffer.from(literal.slice(1, -1), 'hex')
    : bytesOf(literal.slice(1, -1))
  return Buffer.from(bytes.subarray(2)).swap16().toString('utf16le')
}

const glyphs = (bytes: Buffer, characters: Characters) =>
  Array.from(
    { length: bytes.length / 2 },
    (_one, at) => characters.get(bytes.readUInt16BE(at * 2)) ?? '',
  ).join('')

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** The bytes of a PDF string. */
const bytesOf = (literal: string) =>
  Buffer.from(
    literal.replaceAll(/\\([0-7]{1,3}|[^])/g, (_whole, escaped: string) =>
      /^[0-7]/.test(escaped)
        ? String.fromCharCode(Number.parseInt(escaped, 8))
        : (escapes[escaped] ?? escaped),
    ),
    'latin1',
  )
