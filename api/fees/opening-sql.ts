import type { EntryKind } from '#api/ledger/ledger.ts'
import { literalsOf } from '#api/sql/literals.ts'

const { opening } = literalsOf(['opening'] satisfies EntryKind[])

/** SQL with a row if the fee is a debt from before Lobby, or replaces one, however often it was issued again. */
export const openingsSql = (buildingId: string, feeId: string) =>
  `with recursive earlier as (select ${feeId} as id
      union all select n.replaces_id from fee n join earlier e on n.building_id = ${buildingId} and n.id = e.id)
    select from ledger_entry l join earlier e
      on l.building_id = ${buildingId} and l.kind = ${opening} and l.document_id = e.id`
