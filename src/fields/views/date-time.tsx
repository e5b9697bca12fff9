import type { DateTimeField } from '#core/fields/date-time.ts'
import { always, defineView } from '../field-view.ts'
import { Due } from './due.tsx'
import { formatDateTime } from '../format.ts'

export const dateTimeView = defineView<DateTimeField>({
  Cell: (props) => <Due {...props}>{formatDateTime(String(props.value))}</Due>,
  Detail: (props) => <Due {...props}>{formatDateTime(String(props.value))}</Due>,
  Plain: ({ value }) => formatDateTime(String(value)),
  isWhole: always,
})
