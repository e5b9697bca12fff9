import { DatePicker } from 'antd'
import type { DateTimeField } from '#core/fields/date-time.ts'
import { DayFilter } from '../filters/day-filter.tsx'
import { instantFromPicker, instantToPicker } from '../filters/days.ts'
import { usePickerKeys } from '../parts/clearing-keys.ts'
import { inputProps } from '../parts/input-props.ts'
import { defineInputs } from '../field-view.ts'

export const dateTimeInputs = defineInputs<DateTimeField>({
  Input: (props) => (
    <DatePicker
      {...inputProps(props)}
      {...usePickerKeys(props)}
      showTime={{ format: 'HH:mm' }}
      style={{ width: '100%' }}
      format={['DD/MM/YYYY HH:mm', 'D/M/YYYY H:mm']}
      placeholder="DD/MM/YYYY HH:mm"
      value={instantToPicker(props.value)}
      onChange={(moment) => props.onChange?.(instantFromPicker(moment))}
    />
  ),
  Filter: DayFilter,
})
