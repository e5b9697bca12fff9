import type { ErrorCode } from './vocabulary.ts'

/** How the rows of a spreadsheet become records. */
export interface ImportRule<Name extends string = string> {
  /** The word for it in addresses: `import-data/{type}`. Default: the entity's name with hyphens. */
  readonly type?: string
  /** The business key: a row whose key is known already updates that record. */
  readonly by: readonly Name[]
  /**
   * Other keys, the surest first, by which a workbook finds the record of a row that does not say the business key. A
   * field of `beside` is named with its relation: `apartments.apartment_id`.
   */
  readonly elseBy?: readonly (readonly string[])[]
  /** A workbook has one row for each: what a row has made, no later row of the file means by `elseBy`. */
  readonly oncePerFile?: true
  /** Instead: a row whose key is known is refused with this code, so that a file is never taken twice. */
  readonly refuseKnown?: ErrorCode
  /** With `refuseKnown`: the uploader may choose that known rows update their records instead. */
  readonly mayUpdateKnown?: true
  /** Instead of making a record, a row whose key is unknown is refused with this code: the file answers for records that exist. */
  readonly refuseUnknown?: ErrorCode
  /**
   * A row may also fill one record of these has-many fields, by some of its fields: a resident's row their stay in an
   * apartment. A row that names a known one (`uniqueTogether`) changes it.
   */
  readonly beside?: Readonly<Partial<Record<Name, readonly string[]>>>
}
