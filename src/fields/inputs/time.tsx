import { TimePicker } from 'antd'
import type { TimeField } from '#core/fields/time.ts'
import { timeFromPicker, timeToPicker } from '../filters/days.ts'
import { filterOf } from '../filters/filter.tsx'
import { TypedPicker } from '../parts/typed-picker.tsx'
import { holdsTime, readTime } from '../typed-time.ts'
import { formatTime } from '../format.ts'
import { defineInputs } from '../field-view.ts'

export const timeInputs = defineInputs<TimeField>({
  Input: (props) => (
    <TypedPicker input={props} read={readTime} holds={holdsTime} write={formatTime} code="invalid_time">
      {(own) => (
        <TimePicker
          {...own}
          style={{ width: '100%' }}
          format={['HH:mm', 'HH:mm:ss']}
          placeholder="HH:mm"
          value={timeToPicker(props.value)}
          onChange={(time) => props.onChange?.(timeFromPicker(time))}
        />
      )}
    </TypedPicker>
  ),
  Filter: filterOf<TimeField>({
    One: ({ value, onChange, label }) => (
      <TimePicker
        aria-label={label}
        style={{ width: '100%' }}
        format={['HH:mm', 'HH:mm:ss']}
        value={timeToPicker(value)}
        onChange={(time) => onChange(timeFromPicker(time) ?? undefined)}
      />
    ),
  }),
})
