import type { Records } from '#api/records/records.ts'
import { debt } from '#entities/debts/debt.ts'
import { eq, figureOf, type DashboardInput } from './parts.ts'

const most = '5'

/** The apartments that owe most, each with the list of what it owes. */
export async function readDebtors(records: Records, { caller, buildingId }: DashboardInput) {
  if (!caller.principal.decider.can(buildingId, debt.permission, 'read')) return []
  const rows = await records.rows(
    { caller, entity: debt },
    {
      building_id: buildingId,
      'outstanding[gt]': '0',
      sort: '-outstanding,id',
      limit: most,
      columns: 'apartment_id,outstanding,householder',
      with: 'apartment',
    },
  )
  return rows.map((row) => {
    const apartment = row.apartment as { readonly code?: string } | null | undefined
    return {
      debt_id: row.id,
      code: apartment?.code ?? '',
      name: row.householder ?? null,
      outstanding: figureOf(row.outstanding ?? '0', {
        resource: debt.name,
        filters: [eq('apartment_id', row.apartment_id)],
        sums: 'outstanding',
      }),
    }
  })
}
