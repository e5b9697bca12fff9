import { Link } from 'react-router'
import type { DataOf } from '#domain/calls/call.ts'
import type { listUncharged } from '#domain/calls/fee-rules.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { fieldLabel, optionLabel } from '../fields/words.ts'
import { entityTitle } from '../i18n/entity-label.ts'
import { LineTable } from '../ui/line-table.tsx'

interface UnchargedTableProps {
  readonly rows: DataOf<typeof listUncharged>['rows']
  readonly tools: ViewTools
}

export function UnchargedTable({ rows, tools: { t, pathOf } }: UnchargedTableProps) {
  const words = 'console.fee_rules.uncharged'
  return (
    <LineTable
      columns={[
        {
          title: entityTitle(t, 'apartment'),
          cell: ({ apartment_id, apartment }) => (
            <Link to={pathOf('apartment', apartment_id) ?? ''}>{apartment ?? apartment_id}</Link>
          ),
        },
        {
          title: fieldLabel(t, 'fee_setting', 'fee_type'),
          cell: ({ fee_type }) => optionLabel(t, 'fee_setting', 'fee_type', fee_type),
        },
        {
          title: t(`${words}.why`),
          cell: ({ why, rule, reason }) => (
            <>
              {t(`${words}.reasons.${why}`, { rule: rule ?? '' })}
              {reason !== null && <span className="lobby-secondary"> {reason}</span>}
            </>
          ),
        },
      ]}
      rows={rows}
      keyOf={({ apartment_id, fee_type }) => `${apartment_id}/${fee_type}`}
    />
  )
}
