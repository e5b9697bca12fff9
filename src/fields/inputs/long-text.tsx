import { Input } from 'antd'
import type { LongTextField } from '#core/fields/long-text.ts'
import { inputProps, textValue } from '../parts/input-props.ts'
import { TextFilter } from '../filters/text-filter.tsx'
import { defineInputs } from '../field-view.ts'

export const longTextInputs = defineInputs<LongTextField>({
  Input: (props) => (
    <Input.TextArea
      {...inputProps(props)}
      value={textValue(props.value)}
      maxLength={props.field.maxLength ?? 5000}
      autoSize={{ minRows: 2, maxRows: 12 }}
      onChange={(event) => props.onChange?.(event.target.value)}
    />
  ),
  Filter: TextFilter,
})
