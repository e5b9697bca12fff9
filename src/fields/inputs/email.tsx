import { Input } from 'antd'
import type { EmailField } from '#core/fields/email.ts'
import { inputProps, textValue } from '../parts/input-props.ts'
import { TextFilter } from '../filters/text-filter.tsx'
import { defineInputs } from '../field-view.ts'

export const emailInputs = defineInputs<EmailField>({
  Input: (props) => (
    <Input
      {...inputProps(props)}
      type="email"
      inputMode="email"
      autoComplete="off"
      maxLength={254}
      value={textValue(props.value)}
      onChange={(event) => props.onChange?.(event.target.value)}
    />
  ),
  Filter: TextFilter,
})
