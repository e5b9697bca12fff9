import { textOf } from '#domain/documents/values.ts'
import { contract } from '#entities/contracts/contract.ts'
import { versionOfContract } from '../documents/template-versions.ts'
import { printedContract } from './contract-page.ts'
import type { SeenContract } from './contract-values.ts'
import type { OwnPaper } from './own-paper.ts'

/** A contract keeps the text that it was sent in; a draft has the present one of its kind, or else of its building. */
export const contractPaper: OwnPaper = {
  entity: contract,
  with: 'apartment,template',
  async version(db, buildingId, record: SeenContract) {
    const isDraft = record.status === 'draft'
    const present = () => versionOfContract(db, { buildingId, templateId: String(record.template_id) })
    return textOf(record.template_version_id) ?? (isDraft ? present() : null)
  },
  page: printedContract,
}
