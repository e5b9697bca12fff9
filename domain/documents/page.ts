import { z } from 'zod'
import { languages } from '#core/language.ts'
import type { ReadonlyDeep } from '../calls/call.ts'
import type { paperSizes } from '../paper-sizes.ts'

/** Sheets that documents are printed on. */
export type Paper = (typeof paperSizes)[number]
/** What a document is set on: `a4_wide` lies, for a table of many columns. */
export type Sheet = Paper | 'a4_wide'

const text = z.string()
const texts = z.array(text)
const flag = z.boolean().optional()

const align = z.enum(['left', 'center', 'right', 'justify'])
export type Alignment = z.output<typeof align>

/** A piece of text in one style. Its text is data: nothing in it is ever run. A line feed begins a new line. */
const run = z.strictObject({ text, bold: flag, italic: flag, underline: flag, strike: flag })
export type Run = ReadonlyDeep<z.output<typeof run>>
const runs = z.array(run)

/** A name and its value; null = a dotted line, to be filled in by hand. */
const fact = z.strictObject({ name: text, value: text.nullable() })
export type Fact = ReadonlyDeep<z.output<typeof fact>>

const table = z.strictObject({
  columns: z.array(
    z.strictObject({
      title: text,
      /** Default `left`. */
      align: align.optional(),
      /** Its share of the width; absent: as wide as its content. */
      share: z.number().optional(),
    }),
  ),
  rows: z.array(texts),
  /** Its last row sums up the others, and is bold. */
  sum: flag,
})
export type DocumentTable = ReadonlyDeep<z.output<typeof table>>

/** A sum below the table. */
const total = z.strictObject({
  ...fact.shape,
  strong: flag,
  /** Under the heading of which column it stands, from 0; absent: the last one. */
  column: z.int().optional(),
})
export type Total = ReadonlyDeep<z.output<typeof total>>

const qr = z.strictObject({
  /** What the code says. */
  text,
  /** Lines beside it: bank, account, holder. */
  captions: texts,
})
export type QrPicture = ReadonlyDeep<z.output<typeof qr>>

/** A stored picture, by its file's id: whoever may read the record loads it. */
const picture = z.strictObject({ file: text, caption: text })
export type Picture = ReadonlyDeep<z.output<typeof picture>>
const pictures = z.array(picture)

const signature = z.strictObject({
  /** The part that somebody takes: payer, cashier. */
  title: text,
  /** Below it: `(Ký, họ tên)`. */
  hint: text,
  name: text.optional(),
  /** What was signed on the screen: a stored picture, by its file's id. */
  picture: text.optional(),
})
export type Signature = ReadonlyDeep<z.output<typeof signature>>
const signatures = z.array(signature)

/** A cell of a table that somebody laid out. */
const cell = z.strictObject({
  runs,
  align: align.optional(),
  isTitle: flag,
  /** How many it spans. */
  columns: z.int().optional(),
})
export type Cell = ReadonlyDeep<z.output<typeof cell>>

/** A part of text that somebody laid out: what a template becomes. */
const block = z.discriminatedUnion('block', [
  z.strictObject({ block: z.literal('text'), runs, align: align.optional() }),
  z.strictObject({ block: z.literal('heading'), level: z.int(), runs, align: align.optional() }),
  z.strictObject({ block: z.literal('list'), ordered: z.boolean(), items: z.array(runs) }),
  z.strictObject({ block: z.literal('table'), width: z.int(), rows: z.array(z.array(cell)) }),
  z.strictObject({ block: z.literal('lines'), table, totals: z.array(total) }),
  z.strictObject({ block: z.literal('qr'), qr }),
  z.strictObject({ block: z.literal('signatures'), signatures }),
  z.strictObject({ block: z.literal('pictures'), pictures }),
  z.strictObject({ block: z.literal('rule') }),
])
export type Block = ReadonlyDeep<z.output<typeof block>>

/** A line that is left free. */
export const emptyLine: Block = { block: 'text', runs: [{ text: '\u00a0' }] }

/**
 * A printed document: one receipt, one notice. All parts are texts that are ready to be read, in the document's
 * language; what is absent is left out. It takes one sheet, or more if it is long. Screens show it, and its PDF is set from it.
 */
export const documentPage = z.strictObject({
  language: z.enum(languages),
  /** Whose paper it is, at the top left: the building's name, its address. */
  head: z.strictObject({ name: text, lines: texts.optional() }).optional(),
  /** At the top right: the number of the form. */
  corner: texts.optional(),
  title: text.optional(),
  /** Beside the title, on the right: book and number, the accounts. */
  aside: texts.optional(),
  /** Below the title: the day, the number. */
  under: texts.optional(),
  facts: z.array(fact).optional(),
  /** Text that somebody laid out. */
  body: z.array(block).optional(),
  table: table.optional(),
  totals: z.array(total).optional(),
  /** The amount in words. */
  words: fact.optional(),
  qr: qr.optional(),
  pictures: pictures.optional(),
  notes: texts.optional(),
  /** Above the signatures, on the right: place and day. */
  place: text.optional(),
  signatures: signatures.optional(),
  /** Across a paper that no longer counts. */
  voided: text.optional(),
  /** Names of its copies, which are printed on one sheet where they fit: `Liên 1: Lưu`. */
  copies: texts.optional(),
})
export type DocumentPage = ReadonlyDeep<z.output<typeof documentPage>>

/** Ids of the stored pictures that a page shows. */
export const pictureIdsOf = ({ pictures: shown = [], signatures: signed = [], body = [] }: DocumentPage) => [
  ...new Set([
    ...[...shown, ...body.flatMap((part) => (part.block === 'pictures' ? part.pictures : []))].map(
      ({ file }) => file,
    ),
    ...[...signed, ...body.flatMap((part) => (part.block === 'signatures' ? part.signatures : []))].flatMap(
      ({ picture: of }) => of ?? [],
    ),
  ]),
]
