import type { Language } from '#core/language.ts'
import type { DocumentPage } from '#domain/documents/page.ts'
import { paperLanguage } from '#domain/documents/language.ts'
import { textOf } from '#domain/documents/values.ts'
import { columns } from '#api/sql/column.ts'
import { query, type RowOf } from '#api/sql/query.ts'
import { building } from '#entities/property/building.ts'
import { receipt } from '#entities/receipts/receipt.ts'
import type { Caller } from '../context.ts'
import { currencyOfBuilding } from '../currencies/building-currency.ts'
import type { Db } from '../database/pool.ts'
import { readFeeNames, withFeeNames } from '../debts/fee-names.ts'
import { ownAccount, qrOnPaper, type OwnAccount } from '../debts/own-account.ts'
import { notFound } from '../http/error.ts'
import type { PresentedFor } from '../records/typed.ts'
import type { Records } from '../records/records.ts'
import { readIssuedNames } from './issued-names.ts'
import { owedAfter } from './owed-after.ts'
import { readVersions, type TemplateText } from '../documents/template-versions.ts'
import { printedReceipt } from './receipt-letter.ts'
import type { PaperContext } from './receipt-page.ts'
import type { SeenReceipt } from './receipt-values.ts'

export interface PaperServices {
  readonly db: Db
  readonly records: Records
}

interface Asked {
  readonly caller: Caller
  readonly language: Language | undefined
}

/** What a receipt's paper needs of other records. */
const carried = 'apartment,payment_method'

/** One receipt as its reader may see it; 404 for one that they may not. */
export async function readPaper(
  services: PaperServices,
  { id, ...asked }: Asked & { readonly id: string },
): Promise<ReceiptPaper & { readonly code: string; readonly buildingId: string }> {
  const record = await services.records.one({ caller: asked.caller, entity: receipt, id }, { with: carried })
  const [paper] = await papersOf(services, asked, [record])
  if (paper === undefined) throw notFound()
  return { ...paper, code: textOf(record.code) ?? id, buildingId: String(record.building_id) }
}

/** A receipt's page, and the paper that its template is made for; none without a template. */
interface ReceiptPaper {
  readonly page: DocumentPage
  readonly paper: TemplateText['paper_size'] | undefined
}

export interface ChosenReceipts extends Asked {
  readonly ids: readonly string[]
  readonly buildingId: string
}

/** Receipts of one building in the order of their ids; 404 if one of them is not there for this reader. */
export async function readReceipts(
  { records }: PaperServices,
  { ids, buildingId, caller }: ChosenReceipts,
): Promise<PresentedFor<typeof receipt>[]> {
  const found = await records.rows(
    { caller, entity: receipt },
    { building_id: buildingId, 'id[in]': ids.join(','), with: carried, limit: String(ids.length) },
  )
  const byId = new Map(found.map((record) => [String(record.id), record]))
  return ids.map((id) => {
    const record = byId.get(id)
    if (record === undefined) throw notFound()
    return record
  })
}

/** The papers of chosen receipts. */
export const readPapers = async (services: PaperServices, asked: ChosenReceipts): Promise<ReceiptPaper[]> =>
  papersOf(services, asked, await readReceipts(services, asked))

/** Whose papers they are, and in which language and currency. */
export async function contextOf(
  { db }: PaperServices,
  { caller, language, buildingId }: Asked & { readonly buildingId: string },
): Promise<PaperContext> {
  const [whose] = await headOf(db, { buildingId })
  if (whose === undefined) throw notFound()
  const currency = currencyOfBuilding(caller, buildingId)
  return { language: language ?? paperLanguage(currency, caller.language), currency, building: whose }
}

/** The papers of receipts of one building; `instead`: in the words of this template. */
export async function papersOf(
  services: PaperServices,
  { instead, ...asked }: Asked & { readonly instead?: TemplateText },
  records: readonly SeenReceipt[],
): Promise<ReceiptPaper[]> {
  const [first] = records
  if (first === undefined) return []
  const buildingId = String(first.building_id)
  const ids = records.map(({ id }) => String(id))
  const [context, owed, account, versions, names, issued] = await Promise.all([
    contextOf(services, { ...asked, buildingId }),
    owedAfter(services.db, { buildingId, ids }),
    ownAccount(services.db, buildingId),
    readVersions(services.db, buildingId, records),
    readFeeNames(services.db, buildingId, records),
    readIssuedNames(services.db, { buildingId, records }),
  ])
  const owedBy = new Map(owed.map((one) => [one.receipt_id, one]))
  return records.map((shown) => {
    const record = issued.of(shown)
    const template = instead ?? versions.get(record.template_version_id)
    const left = seesLines(record) ? owedBy.get(String(record.id)) : undefined
    const named = withFeeNames(record, names, template?.language ?? context.language)
    const ofIt = {
      ...context,
      building: issued.head(context.building, record),
      owed: left?.owed,
      payment: paymentOf(record, left, account),
    }
    return { page: printedReceipt(named, ofIt, template), paper: template?.paper_size }
  })
}

/** Whoever may not see what a receipt settled is not told what was left of it either. */
const seesLines = (record: SeenReceipt) => record.lines !== undefined && record.settled !== undefined

/** How what stays owed and no credit covers is paid, unless money has come since, or the receipt no longer counts. */
function paymentOf(
  { apartment, status }: SeenReceipt,
  left: RowOf<typeof owedAfter> | undefined,
  account: OwnAccount | undefined,
) {
  const code = textOf(apartment?.code)
  if (left?.is_open !== true || account === undefined || code === undefined || status === 'voided')
    return undefined
  return qrOnPaper(account, { reference: left.reference, code, amount: left.due })
}

const headOf = query({
  row: columns(building, ['name', 'address', 'money_unit']),
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) => `select name, address, money_unit from building where id = ${buildingId}`,
})
