import type { DateField } from '#core/fields/date.ts'
import { always, defineView } from '../field-view.ts'
import { Due } from './due.tsx'
import { formatDate } from '../format.ts'

export const dateView = defineView<DateField>({
  Cell: (props) => <Due {...props}>{formatDate(String(props.value))}</Due>,
  Detail: (props) => <Due {...props}>{formatDate(String(props.value))}</Due>,
  Plain: ({ value }) => formatDate(String(value)),
  isWhole: always,
})
