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

/** A way to look at the records that a list's filters match; the table is always offered beside those that are named. */
export type Look<Name extends string = string> = { readonly kind: 'table' } | MapLook<Name>

export type LookKindName = Look['kind']
