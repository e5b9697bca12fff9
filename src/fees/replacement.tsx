import { Card } from 'antd'
import { Link } from 'react-router'
import type { fee } from '#entities/fees/fee.ts'
import type { ShownRecord } from '#entities/shown-record.ts'
import { useList } from '../data/use-list.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { Difference } from './difference.tsx'

type Fee = ShownRecord<typeof fee>

interface ReplacementProps {
  readonly record: Fee
  readonly tools: ViewTools
}

/** Shown on a reissued fee and on the one that it replaces: both amounts, the difference, and a link to the other. */
export function Replacement({ record, tools }: ReplacementProps) {
  const before = record.replaces ?? undefined
  const after = useReplacementOf(record)
  return (
    <>
      {before !== undefined && (
        <Pair name="replaces" other={before} before={before} after={record} tools={tools} />
      )}
      {after !== undefined && (
        <Pair name="replaced" other={after} before={record} after={after} tools={tools} />
      )}
    </>
  )
}

interface PairProps {
  readonly name: 'replaces' | 'replaced'
  readonly other: Fee
  readonly before: Fee
  readonly after: Fee
  readonly tools: ViewTools
}

function Pair({ name, other, before, after, tools }: PairProps) {
  const { t, pathOf } = tools
  const path = pathOf('fee', String(other.id))
  return (
    <Card size="small" title={<h2>{t(`console.fees.correct.${name}`)}</h2>}>
      <Difference before={String(before.amount ?? '0')} after={String(after.amount ?? '0')} tools={tools} />
      {path !== undefined && <Link to={path}>{t(`console.fees.correct.see_${name}`)}</Link>}
    </Card>
  )
}

/** Only a voided fee can have one. */
function useReplacementOf({ id, status }: Fee): Fee | undefined {
  const { records } = useList<{ id: string; amount: string }>({
    resource: 'fee',
    filters: [{ field: 'replaces_id', operator: 'eq', value: id }],
    pageSize: 1,
    query: { columns: ['id', 'amount'] },
    enabled: status === 'void',
  })
  return status === 'void' ? records[0] : undefined
}
