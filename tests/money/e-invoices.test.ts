import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verdictsOf } from '#api/ledger/invariants.ts'
import { sumAmounts } from '#core/amount.ts'
import { atOnce, times } from '#tests/support/money/cash-desk.ts'
import { past } from '#tests/support/money/book-breaks.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import {
  invoicedMonth,
  openInvoiceGround,
  symbol,
  today,
  type InvoiceGround,
} from '#tests/support/money/invoice-ground.ts'
import { faults, outcome, recordOf, right } from '#tests/support/server/seeded-server.ts'

const undone = new Error('undone')

// What is to be invoiced through a month: once, as the ledger has it.
let ground: InvoiceGround
const fees: Record<string, string> = {}
beforeAll(async () => {
  ground = await openInvoiceGround()
  const { desk } = ground
  const [home, other] = [desk.apartment(30), desk.apartment(31)]
  fees.taxed = await desk.fee(home, '1080000', {
    fee_type: 'MANAGEMENT',
    name: 'Phí quản lý',
    vat_percent: 8,
  })
  fees.untaxed = await desk.fee(other, '500000', { name: 'Phí vườn' })
  fees.others = await desk.fee(home, '200000', {
    fee_type: 'ELECTRICITY',
    name: 'Tiền điện',
    income_kind: 'collected_for_others',
  })
})
afterAll(() => ground.close())

describe('the seller', () => {
  test.each([
    [{ tax_code: '0312345678' }, ['tax_code:invalid_tax_code']],
    [{ symbols: [] }, ['symbols:required']],
    [
      { symbols: [{ form: '1', symbol: 'C25TAA', from_date: '2026-01-01' }] },
      ['symbols.0.symbol:symbol_of_other_year'],
    ],
    [{ coded: false }, ['symbols:symbol_not_of_seller']],
    [{ issuer_name: 'Công ty vận hành' }, ['issuer_address:required', 'issuer_tax_code:required']],
  ])('with %o is refused', async (values, refusals) =>
    expect(faults(await ground.seller(values))).toEqual(refusals),
  )

  test('is one at a time', async () => {
    expect(await ground.preview()).toMatchObject({ obstacle: 'seller_missing', invoices: 0 })
    expect(faults(await ground.batch())).toEqual(['month:seller_missing'])
    expect(outcome(await ground.seller())).toBe('201')
    expect(outcome(await ground.seller())).toBe('409 seller_active')
  })
})

describe('before', () => {
  test('it says what would be made, what is at fault, and what is left out', async () => {
    expect(await ground.preview()).toMatchObject({
      obstacle: null,
      seller: 'Ban quản trị Nhà Sen',
      symbol: `1${symbol}`,
      invoices: 1,
      net: '1000000',
      vat: '80000',
      total: '1080000',
      faulty: 1,
      faults: [{ total: '500000', faults: ['rate_unknown'] }],
      left_out: [{ reason: 'collected_for_others', count: 1, amount: '200000' }],
      prepaid: 0,
      utilities_by: null,
    })
    expect(await ground.invoices()).toEqual([])
  })

  test('a day without a symbol is refused', async () => {
    expect(await ground.preview('2019-01-01')).toMatchObject({ obstacle: 'no_symbol_on_day' })
    expect(faults(await ground.batch({ date: '2019-01-01' }))).toEqual(['date:no_symbol_on_day'])
  })

  test('it takes rights in the building', async () => {
    const path = `GET invoice-batches/preview?building_id=1&month=${invoicedMonth}&date=${today}`
    const half = await ground.seeded.member('1', right('manage_tax_info', 'read', 'create'))
    for (const one of [half, ground.seeded.as('B2')]) expect(outcome(await one(path))).toBe('403 forbidden')
    expect(
      outcome(await half('POST invoice-batches', { building_id: '1', month: invoicedMonth, date: today })),
    ).toBe('403 forbidden')
  })
})

describe('a batch', () => {
  let first: Awaited<ReturnType<InvoiceGround['made']>>

  test('makes each invoice once, however many ask', async () => {
    expect(await atOnce(times(4, () => () => ground.batch()))).toEqual({
      '201': 1,
      '422 nothing_to_invoice': 3,
    })
    const [made] = await ground.invoices()
    expect(made).toMatchObject({
      kind: 'original',
      status: 'draft',
      invoice_symbol: symbol,
      invoice_number: null,
      net: '1000000',
      vat: '80000',
      state_fees: '0',
      total: '1080000',
      buyer_kind: 'consumer',
      buyer_name: 'Bán cho người tiêu dùng',
    })
    expect(made?.ref_id).toMatch(/^[0-9a-f-]{36}$/)
    first = { id: String(made?.batch_id), invoices: await ground.invoices() }
  })

  test('says of each line what the ledger has booked of it', async () => {
    const [line, ...others] = await ground.linesOf(first.invoices[0]?.id ?? '')
    expect(others).toEqual([])
    expect(line).toMatchObject({
      fee_id: fees.taxed,
      name: 'Phí quản lý · 10/2026',
      net: '1000000',
      rate: '8',
      vat: '80000',
      unit_price: '1000000',
    })
    const [booked] = await ground.seeded.db.query<{ net: string; vat: string }>(
      `select trim_scale(-sum(l.amount) filter (where l.account = 'revenue'))::text as net,
          trim_scale(-sum(l.amount) filter (where l.account = 'output_vat'))::text as vat
        from ledger_entry e join ledger_line l on l.building_id = e.building_id and l.entry_id = e.id
        where e.building_id = 1 and e.kind = 'fee' and e.document_id = $1`,
      [fees.taxed],
    )
    expect(booked).toEqual({ net: line?.net, vat: line?.vat })
  })

  test('taken back, what waits for a number may be invoiced again', async () => {
    const back = await ground.desk.a(`POST invoice-batches/${first.id}/take_back`, { reason: 'sai ngày' })
    expect(outcome(back)).toBe('200')
    expect((await ground.invoices()).map(({ status }) => status)).toEqual(['discarded'])
    const again = await ground.made()
    expect(again.invoices.map(({ total }) => total)).toEqual(['1080000'])
    expect(again.invoices[0]?.ref_id).not.toBe(first.invoices[0]?.ref_id)
    expect(
      outcome(await ground.desk.a(`POST invoice-batches/${first.id}/take_back`, { reason: 'nữa' })),
    ).toMatch(/^409/)
  })

  test('takes what the seller says of fees without a rate', async () => {
    const { body } = await ground.desk.a('GET invoice-sellers?building_id=1&status=active')
    const [seller] = body.data as { id: string }[]
    expect(outcome(await ground.desk.a(`PATCH invoice-sellers/${seller?.id}`, { untaxed: 'exempt' }))).toBe(
      '200',
    )
    const { invoices } = await ground.made()
    expect(invoices.map(({ total, vat }) => [total, vat])).toEqual([['500000', '0']])
    expect((await ground.linesOf(invoices[0]?.id ?? ''))[0]).toMatchObject({ rate: 'exempt' })
  })

  test('makes one for a business out of what its slips have, by the rule', async () => {
    const { desk } = ground
    const [home, other] = [desk.apartment(32), desk.apartment(33)]
    const info = { building_id: '1', name: 'Công ty Sen Vàng', tax_code: '0100109106', address: 'Hà Nội' }
    for (const apartment_id of [home, other])
      expect(outcome(await desk.a('POST tax-infos', { ...info, apartment_id }))).toBe('201')
    for (const [at, home_] of [home, other].entries())
      await desk.fee(home_, `${at + 1}080000`, {
        fee_type: 'MANAGEMENT',
        name: 'Phí quản lý',
        vat_percent: 8,
      })
    const { body } = await desk.a('GET invoice-sellers?building_id=1&status=active')
    const [seller] = body.data as { id: string }[]
    await desk.a(`PATCH invoice-sellers/${seller?.id}`, { invoice_scope: 'buyer' })
    const { invoices } = await ground.made()
    expect(invoices).toHaveLength(1)
    expect(invoices[0]).toMatchObject({
      buyer_kind: 'business',
      buyer_tax_code: '0100109106',
      apartment_id: null,
      total: '3160000',
    })
    const lines = await ground.linesOf(invoices[0]?.id ?? '')
    expect(lines).toHaveLength(2)
    expect(sumAmounts(lines.map(({ net, vat }) => sumAmounts([String(net), String(vat)])))).toBe('3160000')
  })

  test('is frozen in the database, and the books hold', async () => {
    for (const change of [
      'update e_invoice set total = 1',
      `update e_invoice set buyer_name = 'x'`,
      'delete from e_invoice',
      'update e_invoice_line set net = 1',
      'delete from e_invoice_line',
    ])
      await expect(ground.seeded.db.execute(change)).rejects.toMatchObject({
        code: expect.stringMatching(/^23/),
      })
    expect(await findBrokenInvariants(ground.seeded.db)).toEqual({})
    await ground.seeded.db
      .transaction(async (tx) => {
        for (const change of past(['e_invoice'], 'update e_invoice set net = net + 1'))
          await tx.execute(change)
        const broken = (await verdictsOf(tx)).filter(({ count }) => count > 0)
        expect(broken.map(({ code }) => code)).toEqual(['I27'])
        throw undone
      })
      .catch((error: unknown) => expect(error).toBe(undone))
  })

  test('an invoice is read in its own building', async () => {
    const [invoice] = await ground.invoices()
    expect(outcome(await ground.seeded.as('B2')(`GET e-invoices/${invoice?.id}`))).toBe(
      '404 record_not_found',
    )
    const reader = await ground.seeded.member('1', right('manage_tax_info', 'read'))
    const masked = recordOf(
      await reader(`GET e-invoices/${(await ground.invoices('&buyer_kind=business'))[0]?.id}`),
    )
    expect(masked.buyer_tax_code).not.toBe('0100109106')
    expect(outcome(await reader(`GET e-invoices/${invoice?.id}/file?layout=xml`))).toBe('403 forbidden')
  })
})
