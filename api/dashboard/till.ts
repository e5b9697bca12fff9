import { sumAmounts } from '#core/amount.ts'
import type { FilterNode } from '#core/wire/filter.ts'
import type { FigureGroup, FigureRequest } from '#api/records/read/figures.ts'
import { columns, column } from '#api/sql/column.ts'
import { query } from '#api/sql/query.ts'
import { paymentMethod } from '#entities/finance/payment-method.ts'
import { receipt } from '#entities/receipts/receipt.ts'
import { compare, eq, figureAt, figureOf, type DashboardInput } from './parts.ts'

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

type TillKey = 'till_today' | 'till_methods'

const ownReceipts = ({ principal }: DashboardInput['caller']): FilterNode[] => [
  eq('status', 'collected'),
  eq('collector_id', principal.accountId),
]
const since = (shift: Shift): FilterNode[] => {
  const openedAt = shift[0]?.opened_at ?? null
  return openedAt === null ? [] : [compare('created_at', 'gte', openedAt)]
}

/** The caller's own receipts: of today, and since their till was last closed. */
export function tillRequests(
  { caller, today }: DashboardInput,
  shift: Shift,
): Record<TillKey, FigureRequest> {
  const own = ownReceipts(caller)
  return {
    till_today: {
      resource: receipt.name,
      filters: [...own, eq('received_on', today)],
      sums: ['received', null],
    },
    till_methods: {
      resource: receipt.name,
      filters: [...own, ...since(shift)],
      sums: ['received'],
      by: 'payment_method_id',
    },
  }
}

/** What was taken in all is the sum of what was taken by each method: so the receipts are read once. */
export function tillFigures(
  { caller }: DashboardInput,
  groups: Readonly<Partial<Record<TillKey, readonly FigureGroup[]>>>,
  shift: Shift,
) {
  const today = figureAt(groups.till_today)
  const receipts = figureAt(groups.till_today, 1)
  if (today === null || receipts === null) return null
  const byMethod = groups.till_methods ?? []
  return {
    opened_at: shift[0]?.opened_at ?? null,
    today,
    today_receipts: receipts,
    shift: figureOf(sumAmounts(byMethod.map((group) => figureAt([group])?.value ?? '0')), {
      resource: receipt.name,
      filters: [...ownReceipts(caller), ...since(shift)],
      sums: 'received',
    }),
    methods: shift.flatMap(({ id, name }) => {
      const received = figureAt(byMethod.filter(({ key }) => key === id))
      return received === null ? [] : [{ name, received }]
    }),
  }
}
