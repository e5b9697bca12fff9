import type { EmailField } from '#core/fields/email.ts'
import { defineView, type PlainProps } from '../field-view.ts'

/** A masked address can't be written to. */
const Write = ({ value }: PlainProps<EmailField>) => {
  const address = String(value)
  return address.includes('*') ? address : <a href={`mailto:${address}`}>{address}</a>
}

export const emailView = defineView<EmailField>({
  Cell: Write,
  Detail: Write,
  Plain: ({ value }) => String(value),
})
