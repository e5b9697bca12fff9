import type { DateTimeField } from '#core/fields/date-time.ts'
import { always, defineView } from '../field-view.ts'
import { formatDateTime } from '../format.ts'

export const dateTimeView = defineView<DateTimeField>({
  Cell: ({ value }) => formatDateTime(String(value)),
  Detail: ({ value }) => formatDateTime(String(value)),
  Plain: ({ value }) => formatDateTime(String(value)),
  isWhole: always,
})
