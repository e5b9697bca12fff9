import { literalsOf } from '#api/sql/literals.ts'
import type { EntryKind } from '../ledger/ledger.ts'

const kinds = literalsOf(['receipt', 'write_off', 'adjustment', 'prepayment_release'] satisfies EntryKind[])

/** SQL: whether an entry `e` is the one that booked a settlement `s`. */
export const bookedAs = `e.building_id = s.building_id
            and e.document_id = coalesce(s.receipt_id, s.write_off_id, s.adjustment_id, s.fee_id)
            and e.kind = case when s.receipt_id is not null then ${kinds.receipt}
              when s.write_off_id is not null then ${kinds.write_off}
              when s.adjustment_id is not null then ${kinds.adjustment}
              else ${kinds.prepayment_release} end || case when s.reverses then '_void' else '' end`

/** SQL: whether a settlement `s` was never taken back. */
export const standsStill = `not s.reverses and not exists (select from settlement back
            where back.building_id = s.building_id and back.fee_id = s.fee_id and back.reverses
              and (back.receipt_id, back.write_off_id, back.adjustment_id, back.prepayment_id)
                is not distinct from (s.receipt_id, s.write_off_id, s.adjustment_id, s.prepayment_id))`
