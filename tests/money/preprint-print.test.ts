import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PlacedPage } from '#domain/documents/preprint.ts'
import { firstPage } from '#tests/support/documents/first-page.ts'
import { pdfText } from '#tests/support/documents/pdf-text.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  right,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

// Printing on pre-printed forms: where values stand, the test print, and a receipt on the leaf that it used.
let seeded: SeededServer
let desk: CashDesk
let template: string
let leaves: readonly { readonly id: string }[]
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  template = recordOf(await create({ symbol: 'IN/26' })).id
  leaves = await bookOf(template)
})
afterAll(() => seeded.close())

const post = (path: string, values: object) => desk.a(`POST ${path}`, { building_id: '1', ...values })
const create = (values: object) =>
  post('pre-print-receipt-templates', { name: 'Mẫu', symbol: `S${++made}`, digits: 4, leaves: 5, ...values })
let made = 0
async function bookOf(templateId: string) {
  const book = { code: `IN-${++made}`, template_id: templateId, first_serial: 1, received_on: '2026-11-01' }
  const { id } = recordOf(await post('pre-print-receipts', book))
  return rowsOf(await desk.a(`GET pre-print-serials?building_id=1&book_id=${id}&sort=number`)).map(
    (leaf) => ({ id: String(leaf.id) }),
  )
}

test('a symbol is one however it is spelt', async () => {
  const spell = async (symbol: string) => faults(await create({ symbol }))
  expect(await spell('in/26')).toEqual(['symbol:symbol_exists'])
  expect(await spell('IN/26\u200b')).toEqual(['symbol:symbol_exists'])
})

async function receiptOn(leaf: string | undefined, by = desk.apartment(0)) {
  await desk.fee(by, '170000', { name: 'Phí quản lý' })
  return recordOf(await desk.collect(by, '170000', { payer: 'Nguyễn Thị #strong[Ánh]', serial_id: leaf })).id
}
const read = (ids: string, by = desk.a) =>
  by(`GET receipts/bulk/preprint?building_id=1&ids=${ids}&language=vi`)
const pdf = async (path: string) => {
  const reply = await seeded.raw(`/v1/manage/${path}`)
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  return pdfText(await reply.bytes())
}
const place = { value: 'payer', x: 20, y: 30, width: 100, size: 11, align: 'left' }

test('a new template has the usual places; a receipt on its leaf prints its values there, and nothing else', async () => {
  const id = await receiptOn(leaves[0]?.id)
  const page = firstPage<PlacedPage>(await read(id))
  expect([page.width, page.height]).toEqual([210, 148])
  const said = page.texts.map(({ text }) => text)
  expect(said.slice(5)).toEqual([
    'Nguyễn Thị #strong[Ánh]',
    expect.stringMatching(/^Căn hộ /),
    'Phí quản lý',
    '170.000 đ',
    'Một trăm bảy mươi nghìn đồng',
    expect.any(String),
  ])
  const printed = await pdf(`receipts/bulk/preprint/pdf?building_id=1&ids=${id}&language=vi`)
  expect([printed.pages, printed.width, printed.height]).toEqual([1, 210, 148])
  expect(printed.text).toBe(said.join('').replaceAll(/\s/g, ''))
})

test('the test print says what stands where, also of a form that no receipt is on yet', async () => {
  const printed = await pdf(`pre-print-receipt-templates/${template}/test-pdf?language=vi`)
  expect(printed.text).toContain('Ngườinộp')
})

test.each([
  ['right of the paper', { x: 120 }, 'places:outside_paper'],
  ['below the paper', { y: 147 }, 'places:outside_paper'],
  ['before its left edge', { x: -0.1 }, 'places.0.x:too_small'],
  ['between tenths of a millimetre', { y: 1.25 }, 'places.0.y:too_many_decimals'],
  ['nowhere', { x: 'NaN' }, 'places.0.x:invalid_number'],
  ['of a value that no receipt has', { value: 'constructor' }, 'places.0.value:invalid_option'],
])('a place %s is refused', async (_what, change, fault) => {
  expect(faults(await create({ places: [{ ...place, ...change }] }))).toEqual([fault])
})

test('a value has one place, and paper that becomes too small for its places is refused', async () => {
  expect(faults(await create({ places: [place, place] }))).toEqual(['places.1.value:duplicate_value'])
  const { id } = recordOf(await create({ places: [place] }))
  const narrow = await desk.a(`PATCH pre-print-receipt-templates/${id}`, { width: 119.9 })
  expect(faults(narrow)).toEqual(['places:outside_paper'])
})

test('a receipt on no leaf, on a form without places, or one that is voided has no such print', async () => {
  const plain = await receiptOn(undefined)
  expect(outcome(await read(plain))).toBe('409 receipt_without_form')
  const empty = await bookOf(recordOf(await create({ places: [] })).id)
  expect(outcome(await read(await receiptOn(empty[0]?.id)))).toBe('409 form_without_places')
  const voided = await receiptOn(leaves[1]?.id)
  await desk.takeBack(voided)
  expect(outcome(await read(voided))).toBe('409 receipt_without_form')
})

test('whoever may not read the receipts, or the templates, gets neither print', async () => {
  const id = await receiptOn(leaves[2]?.id)
  const test = `GET pre-print-receipt-templates/${template}/test-pdf`
  const foreign = await seeded.member(
    '2',
    right('manage_debt', 'read'),
    right('manage_preprint_receipt', 'read'),
  )
  expect([outcome(await read(id, foreign)), outcome(await foreign(test))]).toEqual([
    '403 forbidden',
    '404 record_not_found',
  ])
  const cashier = await seeded.member('1', right('manage_debt', 'read'))
  expect([outcome(await read(id, cashier)), outcome(await cashier(test))]).toEqual(['200', '403 forbidden'])
  // Another building's receipt is none of this one's.
  expect(outcome(await desk.a(`GET receipts/bulk/preprint?building_id=2&ids=${id}`))).toMatch(/^40[34]/)
  expect(outcome(await read('999999999'))).toMatch(/^404/)
})
