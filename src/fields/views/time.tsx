import type { TimeField } from '#core/fields/time.ts'
import { always, defineView } from '../field-view.ts'
import { formatTime } from '../format.ts'

export const timeView = defineView<TimeField>({
  Cell: ({ value }) => formatTime(String(value)),
  Detail: ({ value }) => formatTime(String(value)),
  Plain: ({ value }) => formatTime(String(value)),
  isWhole: always,
})
