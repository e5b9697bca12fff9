import { Input } from 'antd'
import type { PhoneField } from '#core/fields/phone.ts'
import { inputProps, textValue } from '../parts/input-props.ts'
import { TextFilter } from '../filters/text-filter.tsx'
import { defineInputs } from '../field-view.ts'

export const phoneInputs = defineInputs<PhoneField>({
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
})
