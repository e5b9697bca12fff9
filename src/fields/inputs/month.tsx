import { DatePicker } from 'antd'
import type { MonthField } from '#core/fields/month.ts'
import { monthFromPicker, monthToPicker } from '../filters/days.ts'
import { filterOf } from '../filters/filter.tsx'
import { usePickerKeys } from '../parts/clearing-keys.ts'
import { inputProps } from '../parts/input-props.ts'
import { defineInputs } from '../field-view.ts'

const monthFormats = ['MM/YYYY', 'M/YYYY', 'YYYY-MM']

export const monthInputs = defineInputs<MonthField>({
  Input: (props) => (
    <DatePicker
      {...inputProps(props)}
      {...usePickerKeys(props)}
      picker="month"
      style={{ width: '100%' }}
      format={monthFormats}
      placeholder="MM/YYYY"
      value={monthToPicker(props.value)}
      onChange={(month) => props.onChange?.(monthFromPicker(month))}
    />
  ),
  Filter: filterOf<MonthField>({
    One: ({ value, onChange, label }) => (
      <DatePicker
        aria-label={label}
        picker="month"
        style={{ width: '100%' }}
        format={monthFormats}
        value={monthToPicker(value)}
        onChange={(month) => onChange(monthFromPicker(month) ?? undefined)}
      />
    ),
  }),
})
