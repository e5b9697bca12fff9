import type { BoardLook } from './board-look.ts'

/** Blocks of records in rows, each a tile: apartments by block and floor. */
export interface MapLook<Name extends string = string> {
  readonly kind: 'map'
  /** A `belongsTo`: a block of tiles for each record that it names. */
  readonly blocks: Name
  /** A number: a row for each, the highest above. */
  readonly rows: Name
  /** What the tiles' colour may tell: the state, or fields with options. The first is shown at first. */
  readonly colours: readonly Name[]
}

/** Records in time: a week, a day, or a day with a column for each place. */
export interface CalendarLook<Name extends string = string> {
  readonly kind: 'calendar'
  /** The date of `start` and `end` where these are times of day. Absent: they are instants. */
  readonly day?: Name
  readonly start: Name
  /** Absent: an hour after its start. */
  readonly end?: Name
  /** A `belongsTo`: a column for each record that it names. */
  readonly places?: Name
  /** When a place can be had, by fields of the places. Absent: at any time. */
  readonly opening?: CalendarOpening<Name>
}

/** Names of the places' own fields, and of the one by which a record takes room. */
export interface CalendarOpening<Name extends string = string> {
  /** Times of day. */
  readonly open: string
  readonly close: string
  /** Minutes: records begin and end at whole slots. */
  readonly slot: string
  /** Weekdays on which it is closed, as a field with the options `monday` to `sunday`. */
  readonly closed?: string
  /** How many days ahead it can be had. */
  readonly ahead?: string
  /** A yes or no: one record at a time. */
  readonly alone?: string
  /** How much it holds at a time, of what the record's `takes` counts. */
  readonly capacity?: string
  readonly takes?: Name
}

/** A sheet that is typed into: a row for each record of a page, and what is typed in a cell is saved as one leaves it. */
export interface GridLook<Name extends string = string> {
  readonly kind: 'grid'
  /** Its columns behind the record's title. What cannot be typed in one line, or not by the reader, is shown. */
  readonly fields: readonly Name[]
}

/** A way to look at the records that a list's filters match; the table is always offered beside those that are named. */
export type Look<Name extends string = string> =
  | { readonly kind: 'table' }
  /** Their number and sums by group; always offered, never declared. */
  | { readonly kind: 'figures' }
  | MapLook<Name>
  | BoardLook<Name>
  | CalendarLook<Name>
  | GridLook<Name>

export type LookKindName = Look['kind']
