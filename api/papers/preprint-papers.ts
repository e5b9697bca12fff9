import type { Language } from '#core/language.ts'
import type { PlacedPage } from '#domain/documents/preprint.ts'
import { columns } from '#api/sql/column.ts'
import { statesOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { preprintSerial } from '#entities/receipts/preprint-serial.ts'
import { preprintTemplate } from '#entities/receipts/preprint-template.ts'
import type { Caller } from '../context.ts'
import { readFeeNames, withFeeNames } from '../debts/fee-names.ts'
import { apiError, notFound } from '../http/error.ts'
import { readIssuedNames } from './issued-names.ts'
import { preprintPage, testPage, type PrintedForm } from './preprint-page.ts'
import { contextOf, readReceipts, type ChosenReceipts, type PaperServices } from './receipt-papers.ts'

/**
 * Receipts on the pre-printed forms that they were made on. 409 `receipt_without_form` if one of them is on none, or is
 * voided: its leaf is spoiled; 409 `form_without_places` if nothing was placed on the form.
 */
export async function preprintPages(services: PaperServices, asked: ChosenReceipts): Promise<PlacedPage[]> {
  const { buildingId, ids } = asked
  const [records, context, forms] = await Promise.all([
    readReceipts(services, asked),
    contextOf(services, asked),
    formsOfReceipts(services.db, { buildingId, ids }),
  ])
  const [names, issued] = await Promise.all([
    readFeeNames(services.db, buildingId, records),
    readIssuedNames(services.db, { buildingId, records }),
  ])
  const byReceipt = new Map(forms.map((form) => [form.receipt_id, form]))
  return records.map((record) => {
    const form = byReceipt.get(String(record.id))
    if (form === undefined) throw apiError(409, 'receipt_without_form')
    const named = withFeeNames(issued.of(record), names, context.language)
    return preprintPage(named, formOf(form), { ...context, building: issued.head(context.building, record) })
  })
}

/** The test print of a template that its reader may see. */
export async function preprintTest(
  { db, records }: PaperServices,
  { caller, id, language }: { readonly caller: Caller; readonly id: string; readonly language: Language },
): Promise<PlacedPage> {
  const { building_id: buildingId } = await records.one({ caller, entity: preprintTemplate, id })
  const [form] = await formById(db, { buildingId: String(buildingId), id })
  if (form === undefined) throw notFound()
  return testPage(formOf(form), language)
}

const form = columns(preprintTemplate, ['width', 'height', 'shift_x', 'shift_y', 'places'])
const formColumns = 't.width, t.height, t.shift_x, t.shift_y, t.places'

const formsOfReceipts = query({
  row: { ...form, receipt_id: 'text' },
  takes: { buildingId: 'bigint', ids: 'bigint[]' },
  sql: ({ buildingId, ids }) =>
    `select ${formColumns}, s.receipt_id::text as receipt_id from preprint_serial s
      join preprint_book b on b.building_id = s.building_id and b.id = s.book_id
      join preprint_template t on t.building_id = b.building_id and t.id = b.template_id
      where s.building_id = ${buildingId} and s.receipt_id = any(${ids})
        and s.status = ${statesOf(preprintSerial).used}`,
})

const formById = query({
  row: form,
  takes: { buildingId: 'bigint', id: 'bigint' },
  sql: ({ buildingId, id }) =>
    `select ${formColumns} from preprint_template t where t.building_id = ${buildingId} and t.id = ${id}`,
})

type FormRow = Awaited<ReturnType<typeof formById>>[number]

function formOf({ width, height, shift_x, shift_y, places }: FormRow): PrintedForm {
  if (places === null || places.length === 0) throw apiError(409, 'form_without_places')
  return {
    width: Number(width),
    height: Number(height),
    shift: { x: Number(shift_x), y: Number(shift_y) },
    places,
  }
}
