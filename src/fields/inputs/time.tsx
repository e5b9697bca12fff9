import { TimePicker } from 'antd'
import type { TimeField } from '#core/fields/time.ts'
import { timeFromPicker, timeToPicker } from '../filters/days.ts'
import { filterOf } from '../filters/filter.tsx'
import { usePickerKeys } from '../parts/clearing-keys.ts'
import { inputProps } from '../parts/input-props.ts'
import { defineInputs } from '../field-view.ts'

export const timeInputs = defineInputs<TimeField>({
  Input: (props) => (
    <TimePicker
      {...inputProps(props)}
      {...usePickerKeys(props)}
      style={{ width: '100%' }}
      format={['HH:mm', 'HH:mm:ss']}
      placeholder="HH:mm"
      value={timeToPicker(props.value)}
      onChange={(time) => props.onChange?.(timeFromPicker(time))}
    />
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
