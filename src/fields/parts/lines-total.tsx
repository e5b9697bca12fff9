import type { ViewTools } from '../field-view.ts'

interface LinesTotalProps {
  readonly total: string
  /** Columns before that of the amounts. */
  readonly before: number
  /** Columns behind it. */
  readonly behind?: number
  readonly tools: ViewTools
}

/** What all rows come to, below their amounts. */
export const LinesTotal = ({ total, before, behind = 0, tools }: LinesTotalProps) => (
  <tfoot className="lobby-rows-total">
    <tr>
      <th scope="row" colSpan={before} data-align="right">
        {tools.t('console.fields.lines_total')}
      </th>
      <td data-align="right">
        <output>{total}</output>
      </td>
      {behind > 0 && <td colSpan={behind} />}
    </tr>
  </tfoot>
)
