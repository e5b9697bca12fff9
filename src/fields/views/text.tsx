import type { TextField } from '#core/fields/text.ts'
import { defineView } from '../field-view.ts'

export const textView = defineView<TextField>({
  Cell: ({ value }) => String(value),
  Detail: ({ value }) => String(value),
  Plain: ({ value }) => String(value),
  // A document's number identifies it.
  isWhole: ({ maxLength = 255, unique }) => maxLength <= (unique === true ? 60 : 31),
})
