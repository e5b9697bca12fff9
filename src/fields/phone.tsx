import { Input } from 'antd'
import type { PhoneField } from '#core/fields/phone.ts'
import { defineView, type PlainProps } from './field-view.ts'
import { inputProps, textValue } from './parts/input-props.ts'
import { TextFilter } from './parts/text-filter.tsx'

/** A masked number can't be called. */
const Call = ({ value }: PlainProps<PhoneField>) => {
  const number = String(value)
  return number.includes('*') ? number : <a href={`tel:${number}`}>{number}</a>
}

export const phoneView = defineView<PhoneField>({
  Cell: Call,
  Detail: Call,
  Input: (props) => (
    <Input
      {...inputProps(props)}
      type="tel"
      inputMode="tel"
      autoComplete="off"
      maxLength={20}
      value={textValue(props.value)}
      onChange={(event) => props.onChange?.(event.target.value)}
    />
  ),
  Filter: TextFilter,
  Plain: ({ value }) => String(value),
  width: 130,
})
