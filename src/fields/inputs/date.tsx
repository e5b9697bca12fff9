import { DatePicker } from 'antd'
import type { DateField } from '#core/fields/date.ts'
import { dayFormats, DayFilter } from '../filters/day-filter.tsx'
import { dayFromPicker, dayToPicker } from '../filters/days.ts'
import { usePickerKeys } from '../parts/clearing-keys.ts'
import { inputProps } from '../parts/input-props.ts'
import { defineInputs } from '../field-view.ts'

export const dateInputs = defineInputs<DateField>({
  Input: (props) => (
    <DatePicker
      {...inputProps(props)}
      {...usePickerKeys(props)}
      style={{ width: '100%' }}
      format={dayFormats}
      placeholder="DD/MM/YYYY"
      value={dayToPicker(props.value)}
      onChange={(day) => props.onChange?.(dayFromPicker(day))}
    />
  ),
  Filter: DayFilter,
})
