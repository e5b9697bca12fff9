import { columns } from '#api/sql/column.ts'
import { statesOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import type { Language } from '#core/language.ts'
import { preprintCalls } from '#domain/calls/preprint.ts'
import type { PlacedPage } from '#domain/documents/preprint.ts'
import { preprintSerial } from '#entities/receipts/preprint-serial.ts'
import { preprintTemplate } from '#entities/receipts/preprint-template.ts'
import { receipt } from '#entities/receipts/receipt.ts'
import type { Caller } from '../context.ts'
import { apiError, notFound } from '../http/error.ts'
import { definePaper } from './define-paper.ts'
import type { PaperServices } from './find-papers.ts'
import { preprintPage, testPage, type PrintedForm } from './preprint-page.ts'

/**
 * A receipt on the pre-printed form that it was made on. 409 `receipt_without_form` if it is on none, or is voided: its leaf is
 * spoiled; 409 `form_without_places` if nothing was placed on the form.
 */
export const preprintPaper = definePaper({
  entity: receipt,
  calls: preprintCalls,
  with: ['apartment'],
  async more(db, { buildingId, records }) {
    const ids = records.map(({ id }) => String(id))
    const forms = await formsOfReceipts(db, { buildingId, ids })
    return new Map(forms.map((form) => [form.receipt_id, form]))
  },
  page(record, { more, ...context }) {
    const form = more.get(String(record.id))
    if (form === undefined) throw apiError(409, 'receipt_without_form')
    return preprintPage(record, formOf(form), context)
  },
  sheet: 'form',
  live: [],
})

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
