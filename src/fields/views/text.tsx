import type { TextField } from '#core/fields/text.ts'
import { defineView } from '../field-view.ts'

export const textView = defineView<TextField>({
  Cell: ({ value }) => String(value),
  Detail: ({ value }) => String(value),
  Plain: ({ value }) => String(value),
  // A document's number identifies it, so it is never cut off.
  fit: ({ maxLength = 255, unique }) => (maxLength > 30 ? 160 : unique === true ? 200 : 124),
})
