import { DatePicker } from 'antd'
import type { DateField } from '#core/fields/date.ts'
import { defineView } from './field-view.ts'
import { formatDate } from './format.ts'
import { dayFormats, DayFilter } from './parts/day-filter.tsx'
import { dayFromPicker, dayToPicker } from './parts/days.ts'
import { inputProps } from './parts/input-props.ts'

export const dateView = defineView<DateField>({
  Cell: ({ value }) => formatDate(String(value)),
  Detail: ({ value }) => formatDate(String(value)),
  Input: (props) => (
    <DatePicker
      {...inputProps(props)}
      style={{ width: '100%' }}
      format={dayFormats}
      placeholder="DD/MM/YYYY"
      value={dayToPicker(props.value)}
      onChange={(day) => props.onChange?.(dayFromPicker(day))}
    />
  ),
  Filter: DayFilter,
  Plain: ({ value }) => formatDate(String(value)),
  width: 120,
})
