import { DatePicker } from 'antd'
import type { DateTimeField } from '#core/fields/date-time.ts'
import { DayFilter } from '../filters/day-filter.tsx'
import { instantFromPicker, instantToPicker } from '../filters/days.ts'
import { TypedPicker } from '../parts/typed-picker.tsx'
import { holdsInstant, readInstant } from '../typed-time.ts'
import { formatDateTime } from '../format.ts'
import { defineInputs } from '../field-view.ts'

export const dateTimeInputs = defineInputs<DateTimeField>({
  Input: (props) => (
    <TypedPicker
      input={props}
      read={readInstant}
      holds={holdsInstant}
      write={formatDateTime}
      code="invalid_date_time"
    >
      {(own) => (
        <DatePicker
          {...own}
          showTime={{ format: 'HH:mm' }}
          style={{ width: '100%' }}
          format={['DD/MM/YYYY HH:mm', 'D/M/YYYY H:mm']}
          placeholder="DD/MM/YYYY HH:mm"
          value={instantToPicker(props.value)}
          onChange={(moment) => props.onChange?.(instantFromPicker(moment))}
        />
      )}
    </TypedPicker>
  ),
  Filter: DayFilter,
})
