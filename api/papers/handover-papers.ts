import { textOf } from '#domain/documents/values.ts'
import { handover } from '#entities/property/handover.ts'
import { versionFor } from '../documents/template-versions.ts'
import { printedHandover, type SeenHandover } from './handover-page.ts'
import type { OwnPaper } from './own-paper.ts'

/** Minutes keep the text that they were handed over with; those of a planned handover have the present one. */
export const handoverPaper: OwnPaper = {
  entity: handover,
  with: 'apartment,handed_by',
  async version(db, buildingId, record: SeenHandover) {
    const isPlanned = textOf(record.handover_date) === undefined
    return textOf(record.template_version_id) ?? (isPlanned ? versionFor(db, buildingId, 'handover') : null)
  },
  page: printedHandover,
}
