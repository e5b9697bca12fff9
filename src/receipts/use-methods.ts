import { useList } from '@refinedev/core'
import { paymentMethod } from '#entities/finance/payment-method.ts'

export interface Method {
  readonly id: string
  readonly name: string
}

/** Ways of paying in the building's order, the first one what most people pay by; undefined until they are there. */
export function useMethods(): readonly Method[] | undefined {
  const { result, query } = useList<{ id: string; name: string }>({
    resource: paymentMethod.name,
    filters: [{ field: 'is_active', operator: 'eq', value: true }],
    sorters: [{ field: 'order', order: 'asc' }],
    pagination: { currentPage: 1, pageSize: 50 },
    queryOptions: { staleTime: 300_000 },
    liveMode: 'off',
  })
  return query.isPending ? undefined : result.data
}
