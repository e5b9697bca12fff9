import type { AnyField } from '#core/field.ts'
import { isKindName, type KindName } from '#core/kinds.ts'
import { belongsToView } from './views/belongs-to.tsx'
import { booleanView } from './views/boolean.tsx'
import { colorView } from './views/color.tsx'
import { computedView } from './views/computed.tsx'
import { countView } from './views/count.tsx'
import { customFieldsView } from './views/custom-fields.tsx'
import { dateTimeView } from './views/date-time.tsx'
import { dateView } from './views/date.tsx'
import { emailView } from './views/email.tsx'
import type { FieldView } from './field-view.ts'
import { fileView } from './views/file.tsx'
import { filesView } from './views/files.tsx'
import { hasManyView } from './views/has-many.tsx'
import { imageView } from './views/image.tsx'
import { imagesView } from './views/images.tsx'
import { linesView } from './views/lines.tsx'
import { longTextView } from './views/long-text.tsx'
import { manyToManyView } from './views/many-to-many.tsx'
import { moneyView } from './views/money.tsx'
import { monthView } from './views/month.tsx'
import { multiSelectView } from './views/multi-select.tsx'
import { numberView } from './views/number.tsx'
import { passwordView } from './views/password.tsx'
import { phoneView } from './views/phone.tsx'
import { priceView } from './views/price.tsx'
import { richTextView } from './views/rich-text.tsx'
import { selectView } from './views/select.tsx'
import { stateView } from './views/state.tsx'
import { textView } from './views/text.tsx'
import { timeView } from './views/time.tsx'
import { translatedView } from './views/translated.tsx'
import './fields.css'

/** The display of each kind of field. A kind without a view does not compile. */
export const fieldViews = {
  text: textView,
  long_text: longTextView,
  rich_text: richTextView,
  number: numberView,
  money: moneyView,
  price: priceView,
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
