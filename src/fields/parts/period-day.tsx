import { DatePicker } from 'antd'
import { dayFormats } from '../filters/day-filter.tsx'
import { dayFromPicker, dayToPicker } from '../filters/days.ts'

interface PeriodDayProps {
  readonly label: string
  /** yyyy-MM-dd; undefined: the period has no such end. */
  readonly value: string | undefined
  readonly onChange: (day: string | undefined) => void
}

/** The first or the last day of a report's period. */
export const PeriodDay = ({ label, value, onChange }: PeriodDayProps) => (
  <label>
    {label}
    <DatePicker
      format={dayFormats}
      placeholder="DD/MM/YYYY"
      value={dayToPicker(value)}
      onChange={(day) => onChange(dayFromPicker(day) ?? undefined)}
    />
  </label>
)
