import { DatePicker } from 'antd'
import { useId } from 'react'
import { dayFormats } from '../filters/day-filter.tsx'
import { dayFromPicker, dayToPicker } from '../filters/days.ts'

interface PeriodDayProps {
  readonly label: string
  /** yyyy-MM-dd; undefined: the period has no such end. */
  readonly value: string | undefined
  readonly onChange: (day: string | undefined) => void
  /** What is wrong with the period that ends with it. */
  readonly error?: string | undefined
}

/** The first or the last day of a report's period. */
export function PeriodDay({ label, value, onChange, error }: PeriodDayProps) {
  const id = useId()
  return (
    <div className="lobby-period-day">
      <label>
        {label}
        <DatePicker
          format={dayFormats}
          placeholder="DD/MM/YYYY"
          value={dayToPicker(value)}
          onChange={(day) => onChange(dayFromPicker(day) ?? undefined)}
          {...(error === undefined
            ? {}
            : { status: 'error' as const, 'aria-invalid': true, 'aria-describedby': id })}
        />
      </label>
      {error !== undefined && (
        <span id={id} className="lobby-row-error" role="alert">
          {error}
        </span>
      )}
    </div>
  )
}
