import type { Language, Translated } from '#core/language.ts'

/** A column of a sheet, which its fields' labels name. */
export interface WorkbookColumn {
  readonly name: string
  /** The field whose label, kind and choices it has: `apartment.block_id`. */
  readonly of: `${string}.${string}`
  /** Its heading. Default: the field's label. */
  readonly label?: Translated
  readonly required?: true
  /** What offices call it in their own lists: proposed, never taken by itself. */
  readonly also?: readonly string[]
  /** Cells as an office writes them. */
  readonly examples: readonly string[] | Readonly<Record<Language, readonly string[]>>
  /** What its cells may say beside the field's own choices. */
  readonly choices?: readonly Translated[]
  /**
   * Asked once for the whole file: words that no record has (`fees`: words of a cell of several, which make none), words
   * that are no choice, or a day for rows without one.
   */
  readonly asks?: 'record' | 'fees' | 'option' | 'day'
  /** Fields of a record that is made of its word, by the columns of the line that fill them. */
  readonly makes?: Readonly<Record<string, string>>
  /** Shown with the sheet, to be compared with the office's former program. */
  readonly adds?: 'sum' | 'count'
}

/** Records of one entity that the rows of a sheet become. */
export interface WorkbookPart {
  readonly entity: string
  /** The column that fills each field; a field may be of a record beside: `apartments.apartment_id`. */
  readonly fields: Readonly<Record<string, string>>
  /** Only rows that say something in this column. */
  readonly when?: string
  /** They come with the line's own records, and are not counted beside them. */
  readonly isExtra?: true
}

/** Names the kind of a sheet. */
export type WorkbookSheetName = 'apartments' | 'residents' | 'vehicles' | 'meters' | 'debts' | 'payers'

export interface WorkbookSheet {
  readonly name: WorkbookSheetName
  readonly title: Translated
  readonly columns: readonly WorkbookColumn[]
  readonly parts: readonly WorkbookPart[]
}

/** In place of a column's name: a column of the office is left out. */
export const leftOut = '-'

/** Limits of a whole file; those of one sheet are an import's. */
export const workbookLimits = { rows: 50_000, sheets: 12 } as const
