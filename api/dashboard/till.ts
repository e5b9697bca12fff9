import type { FilterNode } from '#core/wire/filter.ts'
import type { FigureGroup, FigureRequest } from '#api/records/read/figures.ts'
import { columns, column } from '#api/sql/column.ts'
import { query } from '#api/sql/query.ts'
import { paymentMethod } from '#entities/finance/payment-method.ts'
import { receipt } from '#entities/receipts/receipt.ts'
import { compare, eq, figureAt, type DashboardInput } from './parts.ts'

/** When a cashier last closed a till, as ISO 8601, and the building's payment methods. */
export const shiftOf = query({
  row: { ...columns(paymentMethod, ['name']), id: column(paymentMethod, 'id'), opened_at: 'text | null' },
  takes: { buildingId: 'bigint', cashierId: 'bigint' },
  sql: ({ buildingId, cashierId }) =>
    `select m.id, m.name, (select to_char(max(c.closed_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        from till_closing c where c.building_id = ${buildingId} and c.cashier_id = ${cashierId}) as opened_at
      from payment_method m where m.building_id = ${buildingId} and m.deleted_at is null order by m.order, m.id`,
})
type Shift = Awaited<ReturnType<typeof shiftOf>>

type TillKey = 'till_today' | 'till_shift' | 'till_methods'

/** The caller's own receipts: of today, and since their till was last closed. */
export function tillRequests(
  { caller, today }: DashboardInput,
  shift: Shift,
): Record<TillKey, FigureRequest> {
  const own = [eq('status', 'collected'), eq('collector_id', caller.principal.accountId)]
  const openedAt = shift[0]?.opened_at ?? null
  const since: FilterNode[] = openedAt === null ? [] : [compare('created_at', 'gte', openedAt)]
  return {
    till_today: {
      resource: receipt.name,
      filters: [...own, eq('received_on', today)],
      sums: ['received', null],
    },
    till_shift: { resource: receipt.name, filters: [...own, ...since], sums: ['received'] },
    till_methods: {
      resource: receipt.name,
      filters: [...own, ...since],
      sums: ['received'],
      by: 'payment_method_id',
    },
  }
}

export function tillFigures(
  groups: Readonly<Partial<Record<TillKey, readonly FigureGroup[]>>>,
  shift: Shift,
) {
  const today = figureAt(groups.till_today)
  const receipts = figureAt(groups.till_today, 1)
  const inShift = figureAt(groups.till_shift)
  if (today === null || receipts === null || inShift === null) return null
  return {
    opened_at: shift[0]?.opened_at ?? null,
    today,
    today_receipts: receipts,
    shift: inShift,
    methods: shift.flatMap(({ id, name }) => {
      const received = figureAt(groups.till_methods?.filter(({ key }) => key === id))
      return received === null ? [] : [{ name, received }]
    }),
  }
}
