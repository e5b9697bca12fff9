import { Input } from 'antd'
import { filterOf } from './filter.tsx'

/** Typed text, whatever the field's own spelling rules: a filter may ask for a part of a value. */
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
