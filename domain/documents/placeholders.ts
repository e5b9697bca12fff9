import type { Block } from './page.ts'

/** What the office may have filled in: for the picker, one group after the other. */
export const placeholderGroups = [
  'building',
  'receiver',
  'document',
  'party_a',
  'party_b',
  'handed_over',
  'amounts',
  'lines',
  'payment',
  'signatures',
] as const
export type PlaceholderGroup = (typeof placeholderGroups)[number]

/**
 * A value that a document offers to the text of its template. A `day` may have days added to it. A `line` stands in the
 * row of a table, which is repeated for each line of the document. A `block` is a part of its own: a table, a QR.
 */
export interface Placeholder {
  readonly kind: 'text' | 'amount' | 'day' | 'line' | 'block'
  readonly group: PlaceholderGroup
}
export type Placeholders = Readonly<Record<string, Placeholder>>

type NameOf<P extends Placeholders, Kind extends Placeholder['kind']> = {
  [Name in keyof P]: P[Name]['kind'] extends Kind ? Name : never
}[keyof P]

/** A part of its own, or several that follow one another. */
type Part = Block | readonly Block[]

/** The values of one document, each ready to be read; an empty one, or one that its reader may not see, is undefined. */
export interface LetterValues<P extends Placeholders> {
  readonly texts: Readonly<Record<NameOf<P, 'text' | 'amount'>, string | undefined>>
  /** yyyy-MM-dd */
  readonly days: Readonly<Record<NameOf<P, 'day'>, string | undefined>>
  readonly lines: readonly Readonly<Record<NameOf<P, 'line'>, string>>[]
  readonly blocks: Readonly<Record<NameOf<P, 'block'>, Part | undefined>>
}

/** The same of any document. */
export interface AnyLetterValues {
  readonly texts: Readonly<Record<string, string | undefined>>
  readonly days: Readonly<Record<string, string | undefined>>
  readonly lines: readonly Readonly<Record<string, string>>[]
  readonly blocks: Readonly<Record<string, Part | undefined>>
}

/** A placeholder in a text: `{{ due_on }}`, `{{ notice_date + 7 }}`. */
export interface Slot {
  readonly name: string
  /** Days that are added. */
  readonly days: number
  /** As it is written. */
  readonly written: string
}
/** Something that begins like a placeholder and is none. */
interface BrokenSlot {
  readonly broken: string
}

/** The most days that a day of a document may have added. */
export const mostDaysAdded = 366

/** The parts of a text: what stays as it is, and its placeholders. Its pattern and that of `readSlot` are the whole language. */
export const readSlots = (text: string): (string | Slot | BrokenSlot)[] =>
  text.split(/(\{\{[^{}]*\}\})/).flatMap((part, at): (string | Slot | BrokenSlot)[] => {
    if (at % 2 === 1) return [readSlot(part)]
    const start = part.indexOf('{{')
    if (start >= 0) return [{ broken: part.slice(start, start + 40) }]
    return part === '' ? [] : [part]
  })

function readSlot(written: string): Slot | BrokenSlot {
  const [, name, added = '0'] = /^\{\{\s*([a-z][a-z_.]*)\s*(?:\+\s*(\d{1,3})\s*)?\}\}$/.exec(written) ?? []
  const days = Number(added)
  return name === undefined || days > mostDaysAdded ? { broken: written } : { name, days, written }
}

/** How a placeholder is written into a text. */
export const writeSlot = (name: string, days = 0) => `{{ ${days > 0 ? `${name} + ${days}` : name} }}`

/** A text without any says nothing of a document: the usual paper is printed instead. */
export const hasPlaceholder = (html: string) => html.includes('{{')
