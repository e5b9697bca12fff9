import type { DataProvider } from '@refinedev/core'
import { operators, type ColumnFamily, type Operator } from '#core/kind.ts'

/** Operators of a filter, by the family of the column that it is about. */
export type FamilyOperators = Readonly<Record<ColumnFamily, readonly Operator[]>>

/**
 * What a data provider can do besides listing, reading, creating, changing and deleting records. The console offers only
 * what is true here.
 */
export interface Capabilities {
  /** Deleted records lie in a trash, from which they can be restored. */
  readonly trash: boolean
  /** Changes of a record are kept field by field. */
  readonly history: boolean
  /** Records move from state to state by the transitions of their lifecycle. */
  readonly transitions: boolean
  /** Records are read from spreadsheets. */
  readonly imports: boolean
  /** Lists are written to spreadsheets. */
  readonly exports: boolean
  /** Files can be uploaded and loaded. */
  readonly files: boolean
  /** Records have their computed fields. */
  readonly computed: boolean
  /** A list says the sums of all records that match. */
  readonly totals: boolean
  /** Changes are told over the websocket. */
  readonly live: boolean
  /** The calls of `domain/calls` are answered; those that sign in and out always are. */
  readonly calls: boolean
  /** Lists answer the further parameters by which declarations ask them: `asked` of a fact. */
  readonly questions: boolean
  readonly filters: FamilyOperators
  /** Filters may be joined by "or", and be about fields that have no column. */
  readonly groups: boolean
  /** Families of the columns that a list can be sorted by. */
  readonly sorts: readonly ColumnFamily[]
}

/** One of several records that are changed together. */
export interface RowOfMany {
  readonly id: string
  readonly values: Readonly<Record<string, unknown>>
  /** The question that the user has confirmed, as the server named it. */
  readonly confirmed?: string | undefined
}

interface ChangeManyParams {
  readonly resource: string
  /** At most 500. */
  readonly rows: readonly RowOfMany[]
}

/** A data provider that says what it can do. */
export interface CapableProvider extends DataProvider {
  readonly capabilities: Capabilities
  /**
   * Changes several records, each to values of its own, by one request. The server's results, row by row, in the rows'
   * order: `{ id, ok: true, record }`, or `{ id, ok: false, status }` with the error body. Absent where the server has
   * no such call.
   */
  readonly changeMany?: <T>(params: ChangeManyParams) => Promise<{ data: T[] }>
}

/** For a server that can do everything that the console knows. */
export const allCapabilities: Capabilities = {
  trash: true,
  history: true,
  transitions: true,
  imports: true,
  exports: true,
  files: true,
  computed: true,
  totals: true,
  live: true,
  calls: true,
  questions: true,
  groups: true,
  filters: {
    text: operators,
    number: operators,
    date: operators,
    boolean: operators,
    reference: operators,
    array: operators,
    json: operators,
  },
  sorts: ['text', 'number', 'date', 'boolean', 'reference'],
}
