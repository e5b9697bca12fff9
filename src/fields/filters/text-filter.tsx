import { Input } from 'antd'
import { filterOf } from './filter.tsx'

/** Typed text without the field's format rules: a filter may contain a part of a value. */
export const TextFilter = filterOf({
  One: ({ value, onChange, label }) => (
    <Input
      aria-label={label}
      maxLength={200}
      value={value === undefined || value === null ? '' : String(value)}
      onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
    />
  ),
})
