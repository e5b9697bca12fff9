import { Input } from 'antd'
import type { EmailField } from '#core/fields/email.ts'
import { defineView, type PlainProps } from './field-view.ts'
import { inputProps, textValue } from './parts/input-props.ts'
import { TextFilter } from './parts/text-filter.tsx'

/** A masked address can't be written to. */
const Write = ({ value }: PlainProps<EmailField>) => {
  const address = String(value)
  return address.includes('*') ? address : <a href={`mailto:${address}`}>{address}</a>
}

export const emailView = defineView<EmailField>({
  Cell: Write,
  Detail: Write,
  Input: (props) => (
    <Input
      {...inputProps(props)}
      type="email"
      inputMode="email"
      autoComplete="off"
      maxLength={254}
      value={textValue(props.value)}
      onChange={(event) => props.onChange?.(event.target.value)}
    />
  ),
  Filter: TextFilter,
  Plain: ({ value }) => String(value),
  width: 210,
})
