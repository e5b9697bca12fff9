import { DatePicker } from 'antd'
import type { DateField } from '#core/fields/date.ts'
import { dayFormats, DayFilter } from '../filters/day-filter.tsx'
import { dayFromPicker, dayToPicker } from '../filters/days.ts'
import { TypedPicker } from '../parts/typed-picker.tsx'
import { holdsDay, readDay } from '../typed-time.ts'
import { formatDate } from '../format.ts'
import { defineInputs } from '../field-view.ts'

export const dateInputs = defineInputs<DateField>({
  Input: (props) => (
    <TypedPicker input={props} read={readDay} holds={holdsDay} write={formatDate} code="invalid_date">
      {(own) => (
        <DatePicker
          {...own}
          style={{ width: '100%' }}
          format={dayFormats}
          placeholder="DD/MM/YYYY"
          value={dayToPicker(props.value)}
          onChange={(day) => props.onChange?.(dayFromPicker(day))}
        />
      )}
    </TypedPicker>
  ),
  Filter: DayFilter,
})
