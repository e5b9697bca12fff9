import { DatePicker } from 'antd'
import { officeToday } from '#core/days.ts'
import { dayFormats } from '../fields/filters/day-filter.tsx'
import { dayFromPicker, dayToPicker } from '../fields/filters/days.ts'

interface ReceiptDayProps {
  readonly id: string
  readonly 'aria-describedby'?: string
  readonly status?: 'error'
  /** yyyy-MM-dd; undefined: today, whichever day that is when the receipt is sent. */
  readonly value: string | undefined
  readonly onChange: (day: string | undefined) => void
}

/** The day of a receipt that was written on paper before: no day to come. */
export function ReceiptDay({ value, onChange, ...element }: ReceiptDayProps) {
  const today = officeToday()
  return (
    <DatePicker
      {...element}
      style={{ width: '100%' }}
      format={dayFormats}
      placeholder="DD/MM/YYYY"
      allowClear={false}
      maxDate={dayToPicker(today) ?? undefined}
      value={dayToPicker(value ?? today)}
      onKeyDown={(event) => {
        // Enter takes the day that was typed; it must not collect at the same time.
        if (event.key === 'Enter') event.preventDefault()
      }}
      onChange={(picked) => {
        const day = dayFromPicker(picked) ?? today
        onChange(day === today ? undefined : day)
      }}
    />
  )
}
