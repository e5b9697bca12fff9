import type { AnyField } from '#core/field.ts'
import { isKindName, type KindName } from '#core/kinds.ts'
import { belongsToView } from './belongs-to.tsx'
import { booleanView } from './boolean.tsx'
import { colorView } from './color.tsx'
import { computedView } from './computed.tsx'
import { countView } from './count.tsx'
import { customFieldsView } from './custom-fields.tsx'
import { dateTimeView } from './date-time.tsx'
import { dateView } from './date.tsx'
import { emailView } from './email.tsx'
import type { FieldView } from './field-view.ts'
import { fileView } from './file.tsx'
import { filesView } from './files.tsx'
import { hasManyView } from './has-many.tsx'
import { imageView } from './image.tsx'
import { imagesView } from './images.tsx'
import { linesView } from './lines.tsx'
import { longTextView } from './long-text.tsx'
import { manyToManyView } from './many-to-many.tsx'
import { moneyView } from './money.tsx'
import { monthView } from './month.tsx'
import { multiSelectView } from './multi-select.tsx'
import { numberView } from './number.tsx'
import { passwordView } from './password.tsx'
import { phoneView } from './phone.tsx'
import { richTextView } from './rich-text.tsx'
import { selectView } from './select.tsx'
import { stateView } from './state.tsx'
import { textView } from './text.tsx'
import { timeView } from './time.tsx'
import { translatedView } from './translated.tsx'
import './fields.css'

/** How each kind of field looks. A kind without a view does not compile. */
export const fieldViews = {
  text: textView,
  long_text: longTextView,
  rich_text: richTextView,
  number: numberView,
  money: moneyView,
  date: dateView,
  month: monthView,
  time: timeView,
  date_time: dateTimeView,
  boolean: booleanView,
  select: selectView,
  multi_select: multiSelectView,
  state: stateView,
  belongs_to: belongsToView,
  has_many: hasManyView,
  many_to_many: manyToManyView,
  count: countView,
  computed: computedView,
  file: fileView,
  files: filesView,
  image: imageView,
  images: imagesView,
  phone: phoneView,
  email: emailView,
  color: colorView,
  translated: translatedView,
  lines: linesView,
  custom_fields: customFieldsView,
  password: passwordView,
} satisfies Record<KindName, FieldView>

const views: Readonly<Record<KindName, FieldView>> = fieldViews

export function viewOf(field: AnyField): FieldView {
  if (!isKindName(field.kind)) throw new Error(`no such kind of field: ${field.kind}`)
  return views[field.kind]
}
