import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '#core/days.ts'
import { importsOf } from '#tests/support/server/sheets.ts'
import { faults, outcome, recordOf } from '#tests/support/server/seeded-server.ts'
import {
  openInvoiceGround,
  symbol,
  today,
  type Invoice,
  type InvoiceGround,
} from '#tests/support/money/invoice-ground.ts'

// Number, symbol and day come back; what changes in the books afterwards is answered.
let ground: InvoiceGround
let seller: string
beforeAll(async () => {
  ground = await openInvoiceGround()
  seller = recordOf(await ground.seller()).id
  await ground.seeded.server.services.jobs.start()
})
afterAll(() => ground.close())

let used = 20
let home: string
let fee: string
/** An invoice of one fee with 8 %, for an apartment of its own. */
async function invoiced(): Promise<Invoice> {
  used += 1
  home = ground.desk.apartment(used)
  fee = await ground.desk.fee(home, '1080000', {
    fee_type: 'MANAGEMENT',
    name: 'Phí quản lý',
    vat_percent: 8,
  })
  const [made] = (await ground.made()).invoices
  if (made === undefined) throw new Error('no invoice')
  return made
}
let invoice: Invoice
let numbers = 100
const nextNumber = () => String((numbers += 1))
beforeEach(async () => {
  invoice = await invoiced()
})

describe('a number', () => {
  test('moves the invoice, stands on fee and slip and list, and is frozen', async () => {
    const number = nextNumber()
    expect(outcome(await ground.number(invoice.id, `000${number}`, { told_total: '1080000' }))).toBe('200')
    expect(await ground.invoiceOf(invoice.id)).toMatchObject({
      status: 'issued',
      invoice_number: number,
      invoice_date: today,
    })
    const shown = `1${symbol} ${number}`
    expect(recordOf(await ground.desk.a(`GET fees/${fee}`)).invoice).toBe(shown)
    const { fee_slip_id: slip } = recordOf(await ground.desk.a(`GET fees/${fee}`))
    expect(recordOf(await ground.desk.a(`GET fee-slips/${String(slip)}`)).invoice).toBe(shown)
    const receipt = recordOf(await ground.desk.collect(home, '1080000'))
    expect(recordOf(await ground.desk.a(`GET receipts/${receipt.id}`)).invoice).toBe(shown)
    expect(outcome(await ground.number(invoice.id, nextNumber()))).toBe('409 record_frozen')
    expect(
      outcome(await ground.desk.a(`PATCH e-invoices/${invoice.id}`, { authority_code: 'M1-26-ABC' })),
    ).toBe('200')
    expect(await ground.invoiceOf(invoice.id)).toMatchObject({ status: 'coded' })
  })

  test('is refused where it can’t be right', async () => {
    const taken = await invoiced()
    const number = nextNumber()
    expect(outcome(await ground.number(taken.id, number))).toBe('200')
    const refused = async (values: object) =>
      faults(await ground.desk.a(`PATCH e-invoices/${invoice.id}`, values))
    expect(await refused({ invoice_number: number })).toEqual(['invoice_number:invoice_number_taken'])
    expect(await refused({ invoice_number: '1', told_total: '1079999' })).toEqual([
      'told_total:invoice_other_amount',
    ])
    expect(await refused({ invoice_number: nextNumber(), invoice_date: addDays(today, -1) })).toEqual([
      'invoice_date:invoice_day_out_of_order',
    ])
    expect(await refused({ invoice_number: '999999', invoice_symbol: 'C19TAA' })).toEqual([
      'invoice_symbol:symbol_of_other_year',
    ])
    expect(await refused({ invoice_number: nextNumber(), invoice_date: null })).toEqual([
      'invoice_date:invoice_number_incomplete',
    ])
    expect(await refused({ invoice_number: '123456789' })).toEqual([
      'invoice_number:invalid_invoice_number',
      'invoice_number:too_long',
    ])
  })

  test('is taken off again, for a reason', async () => {
    expect(outcome(await ground.number(invoice.id, nextNumber()))).toBe('200')
    const off = await ground.desk.a(`POST e-invoices/${invoice.id}/take_number_back`, { reason: 'nhầm số' })
    expect(outcome(off)).toBe('200')
    expect(await ground.invoiceOf(invoice.id)).toMatchObject({ status: 'draft', invoice_number: null })
    expect(outcome(await ground.number(invoice.id, nextNumber()))).toBe('200')
  })

  test('comes by a file, a row refused with its reason, and a UTC day is the office’s', async () => {
    const other = await invoiced()
    const office = importsOf(ground.seeded.server, ground.seeded.tokens.A ?? '')
    const [one, two] = [nextNumber(), nextNumber()]
    // 17:00 UTC is midnight of the next day.
    const rows = [
      `${String(invoice.ref_id)},${symbol},${one},${addDays(today, -1)}T17:00:00Z,1080000`,
      `${String(other.ref_id)},${symbol},${two},${today},1080001`,
      `00000000-0000-4000-8000-000000000000,${symbol},7,${today},1`,
      `${String(invoice.ref_id)},${symbol},8,${today},1080000`,
    ]
    const sheet = ['ref_id,invoice_symbol,invoice_number,invoice_date,told_total', ...rows].join('\n')
    const { id } = await office.check('e-invoice', sheet)
    const { counts } = await office.press('apply', id)
    expect(counts).toEqual({ updated: 1, invalid: 3 })
    const codes = (await office.rows(id)).map(({ errors }) => errors.map(({ code }) => code))
    expect(codes).toEqual([[], ['invoice_other_amount'], ['invoice_unknown'], ['duplicate_in_file']])
    expect(await ground.invoiceOf(invoice.id)).toMatchObject({
      invoice_number: one,
      invoice_date: today,
      status: 'issued',
    })
    expect(await ground.invoiceOf(other.id)).toMatchObject({ invoice_number: null, status: 'draft' })
  })
})

describe('what changes afterwards', () => {
  const answer = (id: string, way: 'make_adjusting' | 'make_replacing') =>
    ground.desk.a(`POST e-invoices/${id}/${way}`, { what_is_wrong: 'Tính sai diện tích' })
  const correctionOf = async (id: string) => (await ground.invoices(`&original_id=${id}`)).at(-1)
  const unanswered = async (id: string) => (await ground.invoiceOf(id)).unanswered

  test('is answered by an adjusting invoice, down as the books have it', async () => {
    await ground.number(invoice.id, nextNumber())
    expect(await unanswered(invoice.id)).toBe(0)
    expect(outcome(await answer(invoice.id, 'make_adjusting'))).toBe('409 nothing_to_answer')
    await ground.adjust(fee, home, '216000')
    expect(await unanswered(invoice.id)).toBe(1)
    const listed = async () => {
      const { invoices } = (await ground.desk.a('GET e-invoices/changed?building_id=1')).body.data as {
        invoices: { id: string }[]
      }
      return invoices.map(({ id }) => id)
    }
    expect(await listed()).toContain(invoice.id)
    expect(outcome(await answer(invoice.id, 'make_adjusting'))).toBe('200')
    expect(await listed()).not.toContain(invoice.id)
    const made = await correctionOf(invoice.id)
    expect(made).toMatchObject({
      kind: 'adjusting',
      status: 'draft',
      net: '-200000',
      vat: '-16000',
      total: '-216000',
    })
    expect(await unanswered(invoice.id)).toBe(0)
    expect(outcome(await answer(invoice.id, 'make_replacing'))).toBe('409 invoice_answer_waits')
    expect(outcome(await ground.number(made?.id ?? '', nextNumber()))).toBe('200')
    expect(await ground.invoiceOf(invoice.id)).toMatchObject({ status: 'adjusted' })
    // The next one goes the same way.
    await ground.adjust(fee, home, '108000')
    expect(outcome(await answer(invoice.id, 'make_replacing'))).toMatch(/^409/)
    expect(outcome(await answer(invoice.id, 'make_adjusting'))).toBe('200')
  })

  test('or by a replacing one, of all that stands', async () => {
    await ground.number(invoice.id, nextNumber())
    await ground.adjust(fee, home, '216000')
    expect(outcome(await answer(invoice.id, 'make_replacing'))).toBe('200')
    const made = await correctionOf(invoice.id)
    expect(made).toMatchObject({ kind: 'replacing', net: '800000', vat: '64000', total: '864000' })
    await ground.number(made?.id ?? '', nextNumber())
    expect(await ground.invoiceOf(invoice.id)).toMatchObject({ status: 'replaced' })
    expect(await unanswered(invoice.id)).toBeNull()
    expect(recordOf(await ground.desk.a(`GET fees/${fee}`)).invoice).toMatch(new RegExp(`^1${symbol} \\d+$`))
    await ground.adjust(fee, home, '108000')
    expect(await unanswered(made?.id ?? '')).toBe(1)
    expect(outcome(await answer(made?.id ?? '', 'make_adjusting'))).toBe('409 invoice_other_way')
    expect(outcome(await answer(made?.id ?? '', 'make_replacing'))).toBe('200')
    expect(await correctionOf(made?.id ?? '')).toMatchObject({ total: '756000' })
  })

  test('is open again where its answer is taken back, and the invoice stands as before', async () => {
    const discard = async (id: string) => {
      for (const step of ['take_number_back', 'discard'])
        expect(outcome(await ground.desk.a(`POST e-invoices/${id}/${step}`, { reason: 'nhầm' }))).toBe('200')
    }
    /** Answers the invoice, with a number. */
    const answered = async (way: 'make_adjusting' | 'make_replacing') => {
      await ground.adjust(fee, home, '108000')
      expect(outcome(await answer(invoice.id, way))).toBe('200')
      const { id = '' } = (await correctionOf(invoice.id)) ?? {}
      expect(outcome(await ground.number(id, nextNumber()))).toBe('200')
      return id
    }
    await ground.number(invoice.id, nextNumber(), { authority_code: 'M1-26-DEF' })
    const replacing = await answered('make_replacing')
    expect(await ground.invoiceOf(invoice.id)).toMatchObject({ status: 'replaced' })
    await discard(replacing)
    expect(await ground.invoiceOf(invoice.id)).toMatchObject({ status: 'coded', unanswered: 1 })
    const adjusting = await answered('make_adjusting')
    await discard(await answered('make_adjusting'))
    expect(await ground.invoiceOf(invoice.id)).toMatchObject({ status: 'adjusted', unanswered: 1 })
    await discard(adjusting)
    expect(await ground.invoiceOf(invoice.id)).toMatchObject({ status: 'coded', unanswered: 1 })
  })

  test('is in no batch, and a fee that was issued again is answered with the old one', async () => {
    await ground.number(invoice.id, nextNumber())
    const again = await ground.desk.a(
      `POST fees/${fee}/reissue`,
      { amount: '972000', reason: 'sai giá' },
      { headers: { 'idempotency-key': crypto.randomUUID() } },
    )
    expect(outcome(again)).toBe('200')
    expect(outcome(await ground.batch())).toBe('422 nothing_to_invoice')
    expect(await unanswered(invoice.id)).toBe(2)
    await answer(invoice.id, 'make_adjusting')
    expect(await correctionOf(invoice.id)).toMatchObject({ net: '-100000', vat: '-8000', total: '-108000' })
  })

  test('of a draft, its file is not given any more', async () => {
    await ground.adjust(fee, home, '216000')
    expect((await ground.take(`e-invoices/${invoice.id}`, 'xml')).status).toBe(409)
    expect(outcome(await ground.desk.a(`POST e-invoices/${invoice.id}/discard`, { reason: 'đã đổi' }))).toBe(
      '200',
    )
    // What was discarded before is invoiced with it.
    const made = (await ground.made()).invoices.find(({ total }) => total === '864000')
    expect(made).toBeDefined()
    expect((await ground.take(`e-invoices/${String(made?.id)}`, 'xml')).status).toBe(200)
  })

  test('a business agrees in writing first', async () => {
    used += 1
    home = ground.desk.apartment(used)
    const info = {
      building_id: '1',
      apartment_id: home,
      name: 'Công ty Sen Vàng',
      tax_code: '0100109106',
      address: 'Hà Nội',
    }
    expect(outcome(await ground.desk.a('POST tax-infos', info))).toBe('201')
    used -= 1
    const own = await invoiced()
    expect(own).toMatchObject({ buyer_kind: 'business' })
    await ground.number(own.id, nextNumber())
    await ground.adjust(fee, home, '108000')
    await answer(own.id, 'make_adjusting')
    const made = await correctionOf(own.id)
    expect(await (await ground.take(`e-invoices/${String(made?.id)}`, 'xml')).json()).toMatchObject({
      errorCode: 'agreement_missing',
    })
  })

  test('a wrong name alone is notified, and makes no invoice', async () => {
    await ground.number(invoice.id, nextNumber())
    const noticed = await ground.desk.a(`POST e-invoices/${invoice.id}/notice`, {
      noticed_on: today,
      notice_content: 'Sai địa chỉ',
    })
    expect(outcome(noticed)).toBe('200')
    expect(await ground.invoiceOf(invoice.id)).toMatchObject({ status: 'noticed', noticed_on: today })
    expect(await ground.invoices(`&original_id=${invoice.id}`)).toEqual([])
  })
})

test('one seller made all of them', async () =>
  expect(new Set((await ground.invoices()).map((one) => String(one.seller_id)))).toEqual(new Set([seller])))
