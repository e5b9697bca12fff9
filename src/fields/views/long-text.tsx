import type { LongTextField } from '#core/fields/long-text.ts'
import { defineView } from '../field-view.ts'

export const longTextView = defineView<LongTextField>({
  Cell: ({ value }) => String(value).split('\n')[0],
  Detail: ({ value }) => <span className="lobby-lines">{String(value)}</span>,
  Plain: ({ value }) => <span className="lobby-lines">{String(value)}</span>,
  wide: true,
})
