import type { AnyField } from './field.ts'
import type { ColumnFamily, Kind, Operator } from './kind.ts'
import { belongsToKind } from './fields/belongs-to.ts'
import { booleanKind } from './fields/boolean.ts'
import { colorKind } from './fields/color.ts'
import { computedKind } from './fields/computed.ts'
import { countKind } from './fields/count.ts'
import { customFieldsKind } from './fields/custom-fields.ts'
import { dateTimeKind } from './fields/date-time.ts'
import { dateKind } from './fields/date.ts'
import { emailKind } from './fields/email.ts'
import { fileKind } from './fields/file.ts'
import { filesKind } from './fields/files.ts'
import { hasManyKind } from './fields/has-many.ts'
import { imageKind } from './fields/image.ts'
import { imagesKind } from './fields/images.ts'
import { linesKindOver } from './fields/lines.ts'
import { longTextKind } from './fields/long-text.ts'
import { manyToManyKind } from './fields/many-to-many.ts'
import { moneyKind } from './fields/money.ts'
import { monthKind } from './fields/month.ts'
import { multiSelectKind } from './fields/multi-select.ts'
import { numberKind } from './fields/number.ts'
import { passwordKind } from './fields/password.ts'
import { phoneKind } from './fields/phone.ts'
import { priceKind } from './fields/price.ts'
import { richTextKind } from './fields/rich-text.ts'
import { selectKind } from './fields/select.ts'
import { stateKind } from './fields/state.ts'
import { textKind } from './fields/text.ts'
import { timeKind } from './fields/time.ts'
import { translatedKind } from './fields/translated.ts'

/** Every kind of field. A new one is its file, its line here and in `fields/index.ts`, and its view. */
export const kinds = {
  text: textKind,
  long_text: longTextKind,
  rich_text: richTextKind,
  number: numberKind,
  money: moneyKind,
  price: priceKind,
  date: dateKind,
  month: monthKind,
  time: timeKind,
  date_time: dateTimeKind,
  boolean: booleanKind,
  select: selectKind,
  multi_select: multiSelectKind,
  state: stateKind,
  belongs_to: belongsToKind,
  has_many: hasManyKind,
  many_to_many: manyToManyKind,
  count: countKind,
  computed: computedKind,
  file: fileKind,
  files: filesKind,
  image: imageKind,
  images: imagesKind,
  phone: phoneKind,
  email: emailKind,
  color: colorKind,
  translated: translatedKind,
  lines: linesKindOver(kindOf),
  custom_fields: customFieldsKind,
  password: passwordKind,
} as const satisfies Record<string, Kind>

export type KindName = keyof typeof kinds
export const kindNames = Object.keys(kinds) as KindName[]

export const isKindName = (name: string): name is KindName => Object.hasOwn(kinds, name)

/** The kind of a field; a field of no known kind is a fault in the declaration. */
export function kindOf(field: AnyField): Kind {
  if (!isKindName(field.kind)) throw new Error(`no such kind of field: ${field.kind}`)
  return kinds[field.kind]
}

/** What a list may ask of a field's values. */
export const operatorsOf = (field: AnyField): readonly Operator[] =>
  kindOf(field).compared?.(field)?.operators ?? kindOf(field).operators

/** How a list compares a field's values; undefined if it cannot. */
export const familyOf = (field: AnyField): ColumnFamily | undefined =>
  (kindOf(field).column ?? kindOf(field).compared)?.(field)?.family

/** Families whose values are written in one line. */
const inLine: readonly (ColumnFamily | undefined)[] = ['text', 'number', 'date', 'boolean']

/** True where a value can be typed into the cell of a sheet: what a spreadsheet's cell holds, and no other record. */
export function isTypedInLine(field: AnyField): boolean {
  const kind = kindOf(field)
  const isOther = kind.derived ?? kind.writeOnly ?? kind.holdsFiles ?? kind.holdsHtml?.(field) ?? false
  return !isOther && kind.relation === undefined && inLine.includes(kind.column?.(field).family)
}
