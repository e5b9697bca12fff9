import type { LinesField } from '#core/fields/lines.ts'
import { always, defineView, type PlainProps } from '../field-view.ts'
import { LinesTable, rowsOf } from '../parts/lines-table.tsx'

const HowMany = ({ value, tools }: PlainProps<LinesField>) =>
  tools.t('console.fields.lines', { total: rowsOf(value).length })

export const linesView = defineView<LinesField>({
  Cell: HowMany,
  Detail: (props) => <LinesTable {...props} />,
  Plain: (props) => <LinesTable {...props} />,
  wide: true,
  isWhole: always,
})
