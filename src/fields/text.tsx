import type { TextField } from '#core/fields/text.ts'
import { defineView } from './field-view.ts'

export const textView = defineView<TextField>({
  Cell: ({ value }) => String(value),
  Detail: ({ value }) => String(value),
  Plain: ({ value }) => String(value),
  fit: ({ maxLength = 255 }) => (maxLength <= 30 ? 124 : 160),
})
