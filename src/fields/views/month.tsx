import type { MonthField } from '#core/fields/month.ts'
import { always, defineView } from '../field-view.ts'
import { formatMonth } from '../format.ts'

export const monthView = defineView<MonthField>({
  Cell: ({ value }) => formatMonth(String(value)),
  Detail: ({ value }) => formatMonth(String(value)),
  Plain: ({ value }) => formatMonth(String(value)),
  isWhole: always,
})
