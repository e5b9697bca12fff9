import { DatePicker } from 'antd'
import { monthFromPicker, monthToPicker } from '../filters/days.ts'

interface MonthPickerProps {
  readonly id?: string
  readonly 'aria-label'?: string
  readonly autoFocus?: boolean
  /** yyyy-MM; there always is one. */
  readonly value: string
  readonly onChange: (month: string) => void
}

export const MonthPicker = ({ value, onChange, ...rest }: MonthPickerProps) => (
  <DatePicker
    {...rest}
    picker="month"
    format={['MM/YYYY', 'M/YYYY', 'YYYY-MM']}
    placeholder="MM/YYYY"
    allowClear={false}
    value={monthToPicker(value)}
    onChange={(picked) => onChange(monthFromPicker(picked) ?? value)}
  />
)
