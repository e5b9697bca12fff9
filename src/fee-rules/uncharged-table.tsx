import { Link } from 'react-router'
import type { DataOf } from '#domain/calls/call.ts'
import type { listUncharged } from '#domain/calls/fee-rules.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { fieldLabel, optionLabel } from '../fields/words.ts'
import { entityTitle } from '../i18n/entity-label.ts'

interface UnchargedTableProps {
  readonly rows: DataOf<typeof listUncharged>['rows']
  readonly tools: ViewTools
}

export function UnchargedTable({ rows, tools: { t, pathOf } }: UnchargedTableProps) {
  const words = 'console.fee_rules.uncharged'
  const heads = {
    apartment: entityTitle(t, 'apartment'),
    type: fieldLabel(t, 'fee_setting', 'fee_type'),
    why: t(`${words}.why`),
  }
  return (
    <div className="lobby-rows-box">
      <table className="lobby-rows">
        <thead>
          <tr>
            {Object.values(heads).map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ apartment_id, apartment, fee_type, why, rule, reason }) => (
            <tr key={`${apartment_id}/${fee_type}`}>
              <td data-label={heads.apartment}>
                <Link to={pathOf('apartment', apartment_id) ?? ''}>{apartment ?? apartment_id}</Link>
              </td>
              <td data-label={heads.type}>{optionLabel(t, 'fee_setting', 'fee_type', fee_type)}</td>
              <td data-label={heads.why}>
                {t(`${words}.reasons.${why}`, { rule: rule ?? '' })}
                {reason !== null && <span className="lobby-secondary"> {reason}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
