import { DatePicker } from 'antd'
import type { MonthField } from '#core/fields/month.ts'
import { monthFromPicker, monthToPicker } from '../filters/days.ts'
import { filterOf } from '../filters/filter.tsx'
import { TypedPicker } from '../parts/typed-picker.tsx'
import { holdsMonth, readMonth } from '../typed-time.ts'
import { formatMonth } from '../format.ts'
import { defineInputs } from '../field-view.ts'

const monthFormats = ['MM/YYYY', 'M/YYYY', 'YYYY-MM']

export const monthInputs = defineInputs<MonthField>({
  Input: (props) => (
    <TypedPicker input={props} read={readMonth} holds={holdsMonth} write={formatMonth} code="invalid_month">
      {(own) => (
        <DatePicker
          {...own}
          picker="month"
          style={{ width: '100%' }}
          format={monthFormats}
          placeholder="MM/YYYY"
          value={monthToPicker(props.value)}
          onChange={(month) => props.onChange?.(monthFromPicker(month))}
        />
      )}
    </TypedPicker>
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
