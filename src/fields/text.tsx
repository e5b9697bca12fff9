import { Input } from 'antd'
import type { TextField } from '#core/fields/text.ts'
import { defineView } from './field-view.ts'
import { TextFilter } from './parts/text-filter.tsx'
import { inputProps, textValue } from './parts/input-props.ts'

export const textView = defineView<TextField>({
  Cell: ({ value }) => String(value),
  Detail: ({ value }) => String(value),
  Input: (props) => (
    <Input
      {...inputProps(props)}
      value={textValue(props.value)}
      maxLength={props.field.maxLength ?? 255}
      style={props.field.uppercase === true ? { textTransform: 'uppercase' } : undefined}
      autoComplete="off"
      onChange={(event) => props.onChange?.(event.target.value)}
    />
  ),
  Filter: TextFilter,
  Plain: ({ value }) => String(value),
  fit: ({ maxLength = 255 }) => (maxLength <= 30 ? 124 : 160),
})
