import type { Language } from '#core/language.ts'
import type { paperSizes } from '../paper-sizes.ts'

/** Sheets that documents are printed on. */
export type Paper = (typeof paperSizes)[number]
/** What a document is set on: `a4_wide` lies, for a table of many columns. */
export type Sheet = Paper | 'a4_wide'

export type Alignment = 'left' | 'center' | 'right' | 'justify'

/** A piece of text in one style. Its text is data: nothing in it is ever run. A line feed begins a new line. */
export interface Run {
  readonly text: string
  readonly bold?: boolean
  readonly italic?: boolean
  readonly underline?: boolean
  readonly strike?: boolean
}

/** A name and its value; null = a dotted line, to be filled in by hand. */
export interface Fact {
  readonly name: string
  readonly value: string | null
}

export interface Column {
  readonly title: string
  /** Default `left`. */
  readonly align?: Alignment
  /** Its share of the width; absent: as wide as its content. */
  readonly share?: number
}

export interface DocumentTable {
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly string[])[]
  /** Its last row sums up the others, and is bold. */
  readonly sum?: boolean
}

/** A sum below the table. */
export interface Total extends Fact {
  readonly strong?: boolean
  /** Under the heading of which column it stands, from 0; absent: the last one. */
  readonly column?: number
}

export interface QrPicture {
  /** What the code says. */
  readonly text: string
  /** Lines beside it: bank, account, holder. */
  readonly captions: readonly string[]
}

/** A stored picture, by its file's id: whoever may read the record loads it. */
export interface Picture {
  readonly file: string
  readonly caption: string
}

export interface Signature {
  /** The part that somebody takes: payer, cashier. */
  readonly title: string
  /** Below it: `(Ký, họ tên)`. */
  readonly hint: string
  readonly name?: string
  /** What was signed on the screen: a stored picture, by its file's id. */
  readonly picture?: string
}

/** A cell of a table that somebody laid out. */
export interface Cell {
  readonly runs: readonly Run[]
  readonly align?: Alignment
  readonly isTitle?: boolean
  /** How many it spans. */
  readonly columns?: number
}

/** A part of text that somebody laid out: what a template becomes. */
export type Block =
  | { readonly block: 'text'; readonly runs: readonly Run[]; readonly align?: Alignment }
  | {
      readonly block: 'heading'
      readonly level: number
      readonly runs: readonly Run[]
      readonly align?: Alignment
    }
  | {
      readonly block: 'list'
      readonly ordered: boolean
      readonly items: readonly (readonly Run[])[]
    }
  | { readonly block: 'table'; readonly width: number; readonly rows: readonly (readonly Cell[])[] }
  | { readonly block: 'lines'; readonly table: DocumentTable; readonly totals: readonly Total[] }
  | { readonly block: 'qr'; readonly qr: QrPicture }
  | { readonly block: 'signatures'; readonly signatures: readonly Signature[] }
  | { readonly block: 'pictures'; readonly pictures: readonly Picture[] }
  | { readonly block: 'rule' }

/** A line that is left free. */
export const emptyLine: Block = { block: 'text', runs: [{ text: '\u00a0' }] }

/**
 * A printed document: one receipt, one notice. All parts are texts that are ready to be read, in the document's
 * language; what is absent is left out. It takes one sheet, or more if it is long.
 */
export interface DocumentPage {
  readonly language: Language
  /** Whose paper it is, at the top left: the building's name, its address. */
  readonly head?: { readonly name: string; readonly lines?: readonly string[] }
  /** At the top right: the number of the form. */
  readonly corner?: readonly string[]
  readonly title?: string
  /** Below the title: the day, the number. */
  readonly under?: readonly string[]
  readonly facts?: readonly Fact[]
  /** Text that somebody laid out. */
  readonly body?: readonly Block[]
  readonly table?: DocumentTable
  readonly totals?: readonly Total[]
  /** The amount in words. */
  readonly words?: Fact
  readonly qr?: QrPicture
  readonly pictures?: readonly Picture[]
  readonly notes?: readonly string[]
  /** Above the signatures, on the right: place and day. */
  readonly place?: string
  readonly signatures?: readonly Signature[]
  /** Across a paper that no longer counts. */
  readonly voided?: string
  /** Names of its copies, which are printed on one sheet where they fit: `Liên 1: Lưu`. */
  readonly copies?: readonly string[]
}

/** Ids of the stored pictures that a page shows. */
export const pictureIdsOf = ({ pictures = [], signatures = [], body = [] }: DocumentPage): string[] => [
  ...new Set([
    ...[...pictures, ...body.flatMap((part) => (part.block === 'pictures' ? part.pictures : []))].map(
      ({ file }) => file,
    ),
    ...[
      ...signatures,
      ...body.flatMap((part) => (part.block === 'signatures' ? part.signatures : [])),
    ].flatMap(({ picture }) => (picture === undefined ? [] : [picture])),
  ]),
]
