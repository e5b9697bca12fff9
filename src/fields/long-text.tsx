import { Input } from 'antd'
import type { LongTextField } from '#core/fields/long-text.ts'
import { defineView } from './field-view.ts'
import { inputProps, textValue } from './parts/input-props.ts'
import { TextFilter } from './parts/text-filter.tsx'

export const longTextView = defineView<LongTextField>({
  Cell: ({ value }) => String(value).split('\n')[0],
  Detail: ({ value }) => <span className="lobby-lines">{String(value)}</span>,
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
  Plain: ({ value }) => <span className="lobby-lines">{String(value)}</span>,
  width: 240,
  wide: true,
})
