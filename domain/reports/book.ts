import type { Language } from '#core/language.ts'
import { columnWords, type bookTitles } from './book-words.ts'

export type ColumnWord = keyof typeof columnWords

/** How a column of a book is written: on the screen, in a file and on paper. */
export type CellKind =
  | 'text'
  /** The number of an entry, which is no quantity. */
  | 'number'
  | 'day'
  | 'moment'
  /** The kind of an entry's document. */
  | 'kind'
  /** Account codes. */
  | 'codes'
  /** A fee type, or the office's own name. */
  | 'item'
  /** A rate of VAT; none where a fee has several. */
  | 'rate'
  /** An option of the field that has the column's name. */
  | 'option'
  /** An amount that is added up below. */
  | 'money'
  /** An amount that no sum adds up. */
  | 'balance'
  /** How many there are. */
  | 'count'
  /** A share, in percent. */
  | 'percent'

/** Kinds that stand at the right, written as people write numbers. */
const figureKinds = ['money', 'balance', 'count', 'percent'] as const satisfies readonly CellKind[]
export type FigureKind = (typeof figureKinds)[number]

/** Undefined: its values are texts, whatever they say. */
export const figureOf = (kind: CellKind): FigureKind | undefined => figureKinds.find((one) => one === kind)

export interface BookColumn {
  readonly is: CellKind
  /** The entity of an option's field. */
  readonly of?: string
  /** Its word. Default: that of its name. */
  readonly word?: ColumnWord
  /** It stands on the screen alone. Default: in the file and on paper too. */
  readonly only?: 'screen'
}

type Columns = Readonly<Record<string, CellKind | BookColumn>>
/** A column whose name is no word says which its word is. */
type Worded<C> = {
  readonly [N in keyof C]: N extends ColumnWord
    ? CellKind | BookColumn
    : BookColumn & { readonly word: ColumnWord }
}

/** What stands in one column of the screen. */
export interface ScreenColumn<Name extends string = string> {
  /** Its word, where it is not that of its first. */
  readonly word?: ColumnWord
  /** Their values, one after another. */
  readonly of: readonly Name[]
  /** These stand behind them, less prominent, unless they are said already. */
  readonly beside?: readonly Name[]
  /** Its value leads to the document of the line, which is said with its kind, or to what the page opens. */
  readonly leads?: 'document' | 'page'
  /** Its values name their rows. */
  readonly heads?: true
}

/**
 * Rows that a statement gives as they are: line by line in the order of the books, or figures that are no sums of moves.
 * Screen, file, paper and the log's line derive from it.
 */
export interface Book<C extends Columns> {
  readonly name: keyof typeof bookTitles
  /** How its file is called, before its days. */
  readonly file: string
  /** In the order of its file. */
  readonly columns: C
  /** Its last line is what the others come to. */
  readonly isSumLast?: true
  /** Nobody signs its paper. Default: those who sign for the books. */
  readonly isUnsigned?: true
  /** Those of the screen. */
  readonly screen: readonly ((keyof C & string) | ScreenColumn<keyof C & string>)[]
}

/** Any of them, whatever its columns are called. */
export interface AnyBook extends Pick<
  Book<Columns>,
  'name' | 'file' | 'columns' | 'isSumLast' | 'isUnsigned'
> {
  readonly screen: readonly (string | ScreenColumn)[]
}

/** Declares a book: a column without a word, or one of the screen that it has not, does not compile. */
export const defineBook = <const C extends Columns>(
  book: Book<C> & { readonly columns: Worded<C> },
): Book<C> => book

/** What the statement of a book gives for each line. */
export type LineOf<B> = B extends { readonly columns: infer C }
  ? { readonly [N in keyof C]: string | null }
  : never

/** A column with its name. */
export interface NamedColumn extends BookColumn {
  readonly name: string
}

/** The columns of a book by its declaration. */
export const columnsOf = ({ columns }: Pick<AnyBook, 'columns'>): NamedColumn[] =>
  Object.entries(columns).map(([name, column]) =>
    typeof column === 'string' ? { name, is: column } : { name, ...column },
  )

/** Those of its file and its paper, in their order. */
export const fileColumnsOf = (book: Pick<AnyBook, 'columns'>): NamedColumn[] =>
  columnsOf(book).filter(({ only }) => only === undefined)

/** What a column is called. */
export const columnTitle = (
  { name, word }: Pick<NamedColumn, 'name' | 'word'>,
  language: Language,
): string => {
  const words: Readonly<Record<string, Readonly<Record<Language, string>>>> = columnWords
  return words[word ?? name]?.[language] ?? name
}
