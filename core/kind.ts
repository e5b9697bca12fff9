import type { z } from 'zod'
import type { AnyField, AnyFields } from './field.ts'
import type { Language } from './language.ts'
import type { Refusal } from './wire/error.ts'
import type { CurrencyCode, CurrencyForms, ErrorCode } from './vocabulary.ts'

/** Filter operators, refine's names. Those that end in another `s` heed case and accents; the others do not. */
export const operators = [
  'eq',
  'ne',
  'lt',
  'lte',
  'gt',
  'gte',
  'in',
  'nin',
  'between',
  'nbetween',
  'contains',
  'ncontains',
  'startswith',
  'endswith',
  'containss',
  'ncontainss',
  'startswiths',
  'endswiths',
  'null',
  'nnull',
] as const
export type Operator = (typeof operators)[number]

export const operatorSets = {
  none: [],
  presence: ['null', 'nnull'],
  identity: ['eq', 'ne', 'in', 'nin', 'null', 'nnull'],
  ordered: ['eq', 'ne', 'lt', 'lte', 'gt', 'gte', 'between', 'nbetween', 'in', 'nin', 'null', 'nnull'],
  /** Of what is never empty. */
  measured: ['eq', 'ne', 'lt', 'lte', 'gt', 'gte', 'between', 'nbetween'],
  textual: [
    'eq',
    'ne',
    'contains',
    'ncontains',
    'startswith',
    'endswith',
    'containss',
    'ncontainss',
    'startswiths',
    'endswiths',
    'in',
    'nin',
    'null',
    'nnull',
  ],
  /**
   * Operators of a column that holds several values: `in` = has one of them, `nin` = has none of them, `eq`/`ne` = has
   * it or not.
   */
  membership: ['eq', 'ne', 'in', 'nin', 'null', 'nnull'],
} as const satisfies Record<string, readonly Operator[]>

/** A file part of a multipart body; `handle` is the server's own business. */
export interface WireFile {
  readonly wireFile: true
  readonly filename: string
  readonly mimetype: string
  readonly handle: unknown
}
/**
 * The values of a multipart or JSON body after brackets are resolved. Objects have no prototype; a `Blob` is the
 * browser's file.
 */
export type WireNode =
  | string
  | number
  | boolean
  | null
  | WireFile
  | Blob
  | readonly WireNode[]
  | { readonly [key: string]: WireNode }

/** How a value is compared and indexed; the SQL compiler knows families, never kinds. */
export type ColumnFamily = 'text' | 'number' | 'date' | 'boolean' | 'reference' | 'array' | 'json'

/** A column of the entity's own table. */
export interface Column {
  /** PostgreSQL type: `text`, `numeric(18,2)`, `bigint[]`. */
  readonly type: string
  readonly family: ColumnFamily
  /** A condition on the column, with `%` for its quoted name. */
  readonly check?: string
  /** All values that it may hold, if they are few and declared. */
  readonly words?: readonly string[]
  /** Entity whose id it holds: becomes a foreign key, building included where both have one. */
  readonly references?: string
  readonly onDelete?: 'restrict' | 'cascade' | 'set null'
}

/** A value without a column, as lists sort and filter by it. */
export interface Compared {
  /** PostgreSQL type of the expression. */
  readonly type: string
  readonly family: ColumnFamily
  readonly operators: readonly Operator[]
}

/** The relation of a field to other records. */
export interface Relation {
  readonly target: string
  readonly many: boolean
  /** The target's field that points back (has-many); absent if ids are stored on this side or in a join table. */
  readonly via?: string
  /** Further fields of the target that may point back. */
  readonly also?: readonly string[] | undefined
  /** The ids are stored in a table between the two (many-to-many). */
  readonly joined?: boolean
  /** What becomes of such ids when their record is deleted for good. Default `cascade`. */
  readonly onDelete?: 'cascade' | 'restrict' | undefined
  /** Error code when the record is deleted while such records live. */
  readonly refuse?: ErrorCode
}

/** The surroundings that a rule about one value may need. */
export interface RecordContext {
  /** Currency of the record's building. */
  readonly currency?: CurrencyCode
  /** Every currency there is, by code. */
  readonly currencies?: CurrencyForms
}

/** Repeatable choices for demo values: the same seed, the same data. */
export interface DemoSeed {
  /** The record's number among its entity's, from 0. */
  readonly index: number
  /** A number in [0, 1). */
  random(): number
  pick<T>(values: readonly T[]): T
}

/** Words that spreadsheets need: option and state labels of one field, yes and no. */
export interface CellWords {
  readonly language: Language
  label(option: string): string
  readonly yes: string
  readonly no: string
}

/** A cell of a sheet, and what it was before it became text: a number cell has lost its zeros, the others their spelling. */
export interface SheetCell {
  readonly text: string
  readonly was: 'text' | 'number' | 'day' | 'yes_no'
}

/** Why a cell may not be what its author meant; a `warning` is shown beside the value, which is taken. */
export interface CellDoubt extends Refusal {
  readonly isWarning?: true
}

/**
 * Everything that a headless layer must know about one kind of field. One kind, one file in `fields/`.
 * Values: a date is a `yyyy-MM-dd` string, an amount a decimal string, a reference an id string.
 */
export interface Kind<F extends AnyField = AnyField> {
  /**
   * The schema of a present, decoded value. Messages are error codes (`too_long`); the deriver adds null and absence.
   */
  schema(field: F): z.ZodType
  /** Worked out when read, never written (has-many, count, computed). */
  readonly derived?: boolean
  /** Values are HTML or have some in them: the server cuts it down to `richTextPolicy` before they are kept. */
  holdsHtml?(field: F): boolean
  /** A present value with its HTML cut down. */
  cutHtml?(value: unknown, cut: (html: string) => string): unknown
  /** Values are ids of stored files, one or several (`core/fields/upload.ts`). */
  readonly holdsFiles?: boolean
  /** Written and never read (password). */
  readonly writeOnly?: boolean
  /** The relation, if the field points to other records. */
  relation?(field: F): Relation
  /** Fields of the rows that a value consists of (lines). */
  inner?(field: F): AnyFields
  /** Set if the allowed content of the value is defined at run time: `owner` names the record, `rows` its lines. */
  definitions?(field: F): { readonly owner: string; readonly rows: string }
  /** Absent: the kind stores nothing in the entity's own table (has-many, many-to-many, count, computed). */
  column?(field: F): Column
  readonly operators: readonly Operator[]
  /** How lists compare a value that has no column and that the server works out by an expression; absent: not at all. */
  compared?(field: F): Compared | undefined
  /** The schema of one operand of a filter. Default: `schema`. */
  operand?(field: F): z.ZodType
  /** Further texts that a search for the keyword finds in a value; a value may have several spellings. */
  spellings?(keyword: string, field: F): readonly string[]
  /** Further texts, without accents, by which searches find a value: a code without the marks between its signs. */
  alsoFoundAs?(value: string, field: F): readonly string[]
  /** One operand from its spelling in an address. Default: `decode`. */
  decodeOperand?(field: F, node: string): unknown
  /** Wire to value. What it can't read it returns as it is, so that `schema` refuses it. Never sees null. */
  decode(field: F, node: WireNode): unknown
  /** Value to wire, multipart's spelling (`1`, ISO strings). Never sees null. */
  encode(field: F, value: unknown): WireNode
  /** Value to what the driver takes, and back from a row. Default: as it is. Never sees null. */
  toColumn?(field: F, value: unknown): unknown
  fromColumn?(field: F, raw: unknown): unknown
  /** Why a value is wrong beside the others of its record: an error code, with its limits if it names some. Never sees null. */
  check?(
    field: F,
    value: unknown,
    record: Readonly<Record<string, unknown>>,
    context: RecordContext,
  ): ErrorCode | Refusal | undefined
  /** Order of two present values, for rules between fields. Default: `<`. */
  compare?(a: unknown, b: unknown): number
  /** The value shown to users who may not see personal data. Default: null. */
  mask?(value: unknown): unknown
  demo(field: F, seed: DemoSeed): unknown
  /** A spreadsheet's cell text to a value, and a value to a cell. */
  parseCell(field: F, text: string, words: CellWords): unknown
  formatCell(field: F, value: unknown, words: CellWords): string | number | null
  /** What a value becomes by a cell that says only a part of it. Default: what the cell says. Never sees null. */
  withCell?(before: unknown, said: unknown): unknown
  /** What is doubtful about a cell before it is read: two numbers that it could be, zeros that it lost. */
  doubtCell?(field: F, cell: SheetCell): CellDoubt | undefined
  /** What a cell is formatted as: a day as `dd/mm/yyyy`, a moment with its time, `text` as it is typed. Default: nothing. */
  readonly sheetFormat?: 'day' | 'moment' | 'text'
  /** Values are numbers, though no column says so. */
  isNumber?(field: F): boolean
  /** The value within the name of a record, the same in all languages: `11/2026`. Default: as it is. */
  inName?(value: string): string
  /** How records are grouped by it; absent: not at all. */
  readonly grouped?: GroupedAs
  /** Why a declaration of this kind is wrong, e.g. `min is above max`. */
  fault?(field: F): string | undefined
}

/**
 * How records are grouped by a value: by the value itself, by each of several, by the day of a date or of a moment in the
 * office, or by a month; days and months also by what they lie in (`derive/groupings.ts`).
 */
export type GroupedAs = 'value' | 'each' | 'day' | 'moment' | 'month'

/** Method parameters are bivariant, so a kind written for its own field needs no cast to join the registry. */
export const defineKind = <F extends AnyField>(kind: Kind<F>): Kind => kind
