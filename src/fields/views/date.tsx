import type { DateField } from '#core/fields/date.ts'
import { always, defineView } from '../field-view.ts'
import { formatDate } from '../format.ts'

export const dateView = defineView<DateField>({
  Cell: ({ value }) => formatDate(String(value)),
  Detail: ({ value }) => formatDate(String(value)),
  Plain: ({ value }) => formatDate(String(value)),
  isWhole: always,
})
