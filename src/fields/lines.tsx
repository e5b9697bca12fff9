import type { LinesField } from '#core/fields/lines.ts'
import { defineView, type PlainProps } from './field-view.ts'
import { noFilter } from './parts/filter.tsx'
import { LinesInput } from './parts/lines-input.tsx'
import { LinesTable, rowsOf } from './parts/lines-table.tsx'

const HowMany = ({ value, tools }: PlainProps<LinesField>) =>
  tools.t('console.fields.lines', { total: rowsOf(value).length })

export const linesView = defineView<LinesField>({
  Cell: HowMany,
  Detail: (props) => <LinesTable {...props} />,
  Input: (props) => <LinesInput {...props} />,
  Filter: noFilter,
  Plain: (props) => <LinesTable {...props} />,
  width: 110,
  wide: true,
})
