import type { RecordOf } from '#core/stored.ts'
import { paymentMethod } from '#entities/finance/payment-method.ts'
import { useList } from '../data/use-list.ts'
import { titleOf } from '../fields/references/entities.ts'

interface Stored extends Pick<RecordOf<typeof paymentMethod>, 'code' | 'name' | 'language_contents'> {
  readonly id: string
}

export interface Method {
  readonly id: string
  readonly name: string
  readonly code: RecordOf<typeof paymentMethod>['code']
}

/** Ways of paying in the building's order, the first one what most people pay by; undefined until they are there. */
export function useMethods(): readonly Method[] | undefined {
  const { records, query } = useList<Stored>({
    resource: paymentMethod.name,
    filters: [{ field: 'is_active', operator: 'eq', value: true }],
    sort: [{ field: 'order', desc: false }],
    pageSize: 50,
    staleTime: 300_000,
    noticesErrors: true,
  })
  return query.isPending
    ? undefined
    : records.map((one) => ({ ...one, name: titleOf(paymentMethod, { ...one }) }))
}
