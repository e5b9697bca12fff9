import type { Language } from '#core/language.ts'
import type { DocumentPage } from '#domain/documents/page.ts'
import { tillClosing } from '#entities/receipts/till-closing.ts'
import type { Caller } from '../context.ts'
import { countPage } from './count-page.ts'
import { contextOf, type PaperServices } from './receipt-papers.ts'

interface Asked {
  readonly caller: Caller
  readonly id: string
  readonly language: Language | undefined
}

/** A closing of a till as the minutes of its count, as its reader may see it; 404 for one that they may not. */
export async function countPaper(services: PaperServices, { id, ...asked }: Asked): Promise<DocumentPage> {
  const record = await services.records.one(
    { caller: asked.caller, entity: tillClosing, id },
    { with: 'cash_account' },
  )
  const context = await contextOf(services, { ...asked, buildingId: String(record.building_id) })
  return countPage(record, context)
}
