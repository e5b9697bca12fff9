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
}

const millimetres = (points: string | undefined) => Math.round((Number(points) * 25.4) / 72)

/** Reads a PDF that our typesetter wrote. */
export function pdfText(bytes: Uint8Array): PdfText {
  const { kids, headOf, streamOf } = openPdf(bytes)
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)/.exec(headOf(kids[0])) ?? []
  const fonts = new Set<string>()
  const read = kids.map((kid) => {
    const page = headOf(kid)
    const resources = headOf(/\/Resources (\d+) 0 R/.exec(page)?.[1])
    const named = [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', number]) => {
      const font = headOf(number)
      fonts.add(/\/BaseFont \/\w+\+([\w-]+)/.exec(font)?.[1] ?? '?')
      return [
        name,
        charactersOf(streamOf(/\/ToUnicode (\d+) 0 R/.exec(font)?.[1]).toString('latin1')),
      ] as const
    })
    const content = streamOf(/\/Contents (\d+) 0 R/.exec(page)?.[1]).toString('latin1')
    return { content, text: said(content, new Map(named)) }
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
  }
}

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
