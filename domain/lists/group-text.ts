import { writtenDay } from '#core/days.ts'
import type { Grouping } from '#core/derive/groupings.ts'

/** What a group of records is called with. */
export interface GroupWords {
  readonly none: string
  /** `Q{{quarter}} {{year}}` */
  readonly quarter_of: string
  readonly yes: string
  readonly no: string
  readonly label: (option: string) => string
}

interface Group {
  /** Null: without a value. */
  readonly key: string | null
  /** Of the record that it is of. */
  readonly name?: string | undefined
}

/** A group in words: an option, a record, `11/2026`, `Q4 2026`. */
export function groupText(
  { as, grain }: Grouping,
  { key, name }: Group,
  { none, quarter_of, yes, no, label }: GroupWords,
): string {
  if (key === null) return none
  if (name !== undefined) return name
  if (as === 'each') return label(key)
  if (as === 'value') return key === 'true' ? yes : key === 'false' ? no : label(key)
  const [year = '', quarter = ''] = key.split('-Q')
  if (grain !== 'quarter') return writtenDay(key)
  return quarter_of.replace('{{quarter}}', quarter).replace('{{year}}', year)
}
