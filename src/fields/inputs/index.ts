import { createElement } from 'react'
import type { AnyField } from '#core/field.ts'
import { isKindName, type KindName } from '#core/kinds.ts'
import type { FieldInputs, FilterProps, InputProps } from '../field-view.ts'
import { belongsToInputs } from './belongs-to.tsx'
import { booleanInputs } from './boolean.tsx'
import { colorInputs } from './color.tsx'
import { computedInputs } from './computed.tsx'
import { countInputs } from './count.tsx'
import { customFieldsInputs } from './custom-fields.tsx'
import { dateTimeInputs } from './date-time.tsx'
import { dateInputs } from './date.tsx'
import { emailInputs } from './email.ts'
import { hasManyInputs } from './has-many.tsx'
import { linesInputs } from './lines.tsx'
import { longTextInputs } from './long-text.tsx'
import { manyToManyInputs } from './many-to-many.tsx'
import { moneyInputs } from './money.tsx'
import { monthInputs } from './month.tsx'
import { multiSelectInputs } from './multi-select.tsx'
import { numberInputs } from './number.tsx'
import { passwordInputs } from './password.ts'
import { phoneInputs } from './phone.ts'
import { priceInputs } from './price.tsx'
import { richTextInputs } from './rich-text.tsx'
import { selectInputs } from './select.tsx'
import { stateInputs } from './state.tsx'
import { textInputs } from './text.ts'
import { timeInputs } from './time.tsx'
import { translatedInputs } from './translated.tsx'
import { uploadInputs } from './upload.tsx'

/** The input of each kind of field. A kind without an input does not compile. */
const inputs: Readonly<Record<KindName, FieldInputs>> = {
  text: textInputs,
  long_text: longTextInputs,
  rich_text: richTextInputs,
  number: numberInputs,
  money: moneyInputs,
  price: priceInputs,
  date: dateInputs,
  month: monthInputs,
  time: timeInputs,
  date_time: dateTimeInputs,
  boolean: booleanInputs,
  select: selectInputs,
  multi_select: multiSelectInputs,
  state: stateInputs,
  belongs_to: belongsToInputs,
  has_many: hasManyInputs,
  many_to_many: manyToManyInputs,
  count: countInputs,
  computed: computedInputs,
  file: uploadInputs({ pictures: false, many: false }),
  files: uploadInputs({ pictures: false, many: true }),
  image: uploadInputs({ pictures: true, many: false }),
  images: uploadInputs({ pictures: true, many: true }),
  phone: phoneInputs,
  email: emailInputs,
  color: colorInputs,
  translated: translatedInputs,
  lines: linesInputs,
  custom_fields: customFieldsInputs,
  password: passwordInputs,
}

function inputsOf(field: AnyField): FieldInputs {
  if (!isKindName(field.kind)) throw new Error(`no such kind of field: ${field.kind}`)
  return inputs[field.kind]
}

export const AnyInput = (props: InputProps) => createElement(inputsOf(props.field).Input, props)
export const AnyFilter = (props: FilterProps) => createElement(inputsOf(props.field).Filter, props)
