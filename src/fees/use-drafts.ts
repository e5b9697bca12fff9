import { useList } from '../data/use-list.ts'

interface DraftsOf {
  /** Of one run. */
  readonly group_fee_slip_id?: string
  readonly month?: string | undefined
}

/** How many draft fees a run, a month or the building has, and the newest month among them. */
export function useDrafts(of: DraftsOf, enabled = true) {
  const { records, total, query } = useList<{ id: string; month: string }>({
    resource: 'fee',
    filters: Object.entries({ status: 'draft', ...of }).flatMap(([field, value]) =>
      value === undefined ? [] : [{ field, operator: 'eq' as const, value }],
    ),
    sort: [{ field: 'month', desc: true }],
    pageSize: 1,
    query: { columns: ['id', 'month'] },
    enabled,
    isLive: true,
  })
  return { total, month: records[0]?.month, isBusy: query.isPending }
}
