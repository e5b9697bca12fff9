import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DocumentPage } from '#domain/documents/page.ts'
import { formatMoney } from '#domain/money/money-text.ts'
import { voucherPaperWords } from '#domain/documents/voucher-words.ts'
import { paperWords } from '#domain/documents/words.ts'
import { noticeWords } from '#domain/notices/notice-words.ts'
import { readQr } from '#domain/money/qr/payment-qr.ts'
import { receiptLabels } from '#entities/receipts/receipt.labels.ts'
import { firstPage } from '#tests/support/documents/first-page.ts'
import { pdfQrs } from '#tests/support/documents/pdf-qr.ts'
import { pdfText } from '#tests/support/documents/pdf-text.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'
import {
  openSeededServer,
  outcome,
  recordOf,
  right,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'
import { referenceOfApartment } from '#tests/support/money/references.ts'

// The receipt that an office knows, on screen and as PDF.
let seeded: SeededServer
let desk: CashDesk
let home: string
let id: string
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  home = desk.apartment(0)
  await desk.fee(home, '150000', { name: 'Phí quản lý' })
  await desk.fee(home, '50000', { name: 'Nước', month: '2026-11' })
  id = recordOf(await desk.collect(home, '170000', { payer: 'Nguyễn Thị #strong[Ánh]' })).id
})
afterAll(() => seeded.close())

const paperOf = async (language = 'vi', by = desk.a, of = id) =>
  firstPage(await by(`GET receipts/${of}/paper?language=${language}`))
const spoken = (language: string) => ({ headers: { 'accept-language': language } })
const pdfOf = async (path: string) => {
  const reply = await seeded.raw(`/v1/manage/receipts/${path}`)
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  return pdfText(await reply.bytes())
}
const numberOn = ({ aside = [] }: DocumentPage) => aside.find((line) => /PT-/.test(line))
const valueOf = (facts: DocumentPage['facts'], name: string) => facts?.find((one) => one.name === name)?.value

test('it says whose it is, its day, why, in words, what stays owed, and who signs', async () => {
  const page = await paperOf()
  const words = paperWords.vi
  expect(page.title).toBe('phiếu thu')
  expect(page.head?.lines?.[0]).toMatch(/^Địa chỉ: ./)
  expect(page.under?.[0]).toMatch(/^Ngày \d\d tháng \d\d năm \d{4}$/)
  expect(valueOf(page.facts, words.reason)).toBe('Phí quản lý, Nước')
  expect(page.table?.rows).toEqual([
    ['Phí quản lý', '10/2026', '150.000'],
    ['Nước', '11/2026', '20.000'],
  ])
  expect(page.words?.value).toBe('Một trăm bảy mươi nghìn đồng')
  expect(valueOf(page.totals, words.still_owed)).toBe('30.000 đ')
  expect(page.signatures?.map(({ title, hint }) => [title, hint])).toEqual([
    ['Giám đốc', '(Ký, họ tên, đóng dấu)'],
    ['Kế toán trưởng', '(Ký, họ tên)'],
    ['Người nộp tiền', '(Ký, họ tên)'],
    ['Người lập phiếu', '(Ký, họ tên)'],
    ['Thủ quỹ', '(Ký, họ tên)'],
  ])
  expect(page.aside?.slice(-2)).toEqual([expect.stringMatching(/^Nợ: \S/), expect.stringMatching(/^Có: \S/)])
  expect(page.copies).toHaveLength(2)
})

test('what stays owed is what the ledger had then, also after the next payment and when it is voided', async () => {
  const later = recordOf(await desk.collect(home, '30000')).id
  expect(valueOf((await paperOf()).totals, paperWords.vi.still_owed)).toBe('30.000 đ')
  expect(valueOf((await paperOf('vi', desk.a, later)).totals, paperWords.vi.still_owed)).toBe('0 đ')
  await desk.takeBack(later)
  const voided = await paperOf('vi', desk.a, later)
  expect(voided.voided).toBe(receiptLabels.vi.states.voided)
  expect(valueOf(voided.totals, paperWords.vi.still_owed)).toBe('0 đ')
})

test('what stays owed is a QR beside it, on the screen and on every paper, until it has been paid', async () => {
  const away = desk.apartment(1)
  await desk.fee(away, '500000')
  const collect = async (amount: string) => recordOf(await desk.collect(away, amount)).id
  const first = await collect('180000')
  const qrOf = async (of: string) => (await paperOf('vi', desk.a, of)).qr
  await seeded.db.execute('update bank set is_active = false where building_id = 1')
  expect(await qrOf(first)).toBeUndefined()
  await desk.a('POST payment-methods/banks', {
    building_id: '1',
    name: 'Vietcombank',
    bank_code: 'VCB',
    account_number: '0011004123456',
    account_holder: 'BQT SUNRISE',
    is_default: true,
  })
  const shown = await qrOf(first)
  const purpose = expect.stringMatching(
    new RegExp(`^${await referenceOfApartment(seeded.db, away)} `),
  ) as string
  const asked = { amount: '320000', account: '0011004123456', purpose }
  expect(readQr(String(shown?.text))).toMatchObject({ valid: true, fields: asked })
  expect(shown?.captions[0]).toBe(`${paperWords.vi.still_owed}: 320.000\u00a0đ`)
  // As a bank's app sees it, on both copies: on one sheet of A4, else on a sheet each.
  const bytesOf = async (paper: string) =>
    (await seeded.raw(`/v1/manage/receipts/${first}/pdf?paper=${paper}`)).bytes()
  const papers = await Promise.all(['a4', 'a5', 'k80'].map(bytesOf))
  expect(papers.map((bytes) => pdfText(bytes).pages)).toEqual([1, 2, 2])
  for (const bytes of papers) expect(new Set(pdfQrs(bytes))).toEqual(new Set([shown?.text]))
  const template = recordOf(
    await desk.a('POST example-templates', {
      building_id: '1',
      code: 'TemplateReceipt_QR',
      name: 'QR',
      type: 'receipt',
      is_default: true,
      content: '<p>{{ payer }}</p><p>{{ qr }}</p>',
    }),
  )
  const letter = await collect('20000')
  const { body } = await paperOf('vi', desk.a, letter)
  const placed = body?.flatMap((part) => (part.block === 'qr' ? readQr(part.qr.text).fields.amount : []))
  expect(placed).toEqual(['300000'])
  // A copy that is printed later asks for nothing that has come since.
  expect(await qrOf(first)).toBeUndefined()
  await desk.a(`PATCH example-templates/${template.id}`, { is_default: false })
})

test('a QR asks for what credit leaves of it, as a notice does, and for nothing that has been paid and charged anew', async () => {
  const held = desk.apartment(2)
  await desk.fee(held, '500000')
  const advance = { lines: [], confirm_excess: true, extra_credit_reason: 'trả trước' }
  const first = recordOf(await desk.collect(held, '200000', advance)).id
  const page = () => paperOf('vi', desk.a, first)
  const { totals, qr } = await page()
  expect(valueOf(totals, paperWords.vi.still_owed)).toBe('500.000 đ')
  expect(readQr(String(qr?.text)).fields.amount).toBe('300000')
  expect(qr?.captions.slice(0, 3)).toEqual([
    `${paperWords.vi.still_owed}: 500.000\u00a0đ`,
    `${noticeWords.vi.credit}: 200.000\u00a0đ`,
    `${noticeWords.vi.due}: 300.000\u00a0đ`,
  ])
  // New charges alone change nothing of what was owed then.
  await desk.fee(held, '400000', { name: 'Nước' })
  expect(readQr(String((await page()).qr?.text)).fields.amount).toBe('300000')
  const second = recordOf(await desk.collect(held, '300000')).id
  expect((await page()).qr).toBeUndefined()
  await desk.takeBack(second)
  expect(readQr(String((await page()).qr?.text)).fields.amount).toBe('300000')
  // All of it is credit by now.
  const covered = recordOf(await desk.collect(held, '700000', advance)).id
  expect((await paperOf('vi', desk.a, covered)).qr).toBeUndefined()
  expect((await page()).qr).toBeUndefined()
})

test.each(['vi', 'en', 'km'] as const)('its PDF in %s has two copies on one sheet', async (language) => {
  const { pages, text } = await pdfOf(`${id}/pdf?language=${language}`)
  expect(pages).toBe(1)
  const words = paperWords[language]
  const again = (said: string) => text.split(bare(said)).length - 1
  // A PDF does not say every part of a Khmer cluster: there the number of the receipt stands for its words.
  const code = /PT-\S+/.exec(numberOn(await paperOf(language)) ?? '')?.[0] ?? 'no number'
  const { signers } = voucherPaperWords[language]
  const said = language === 'km' ? [code] : [code, signers.cashier, signers.payer, signers.maker, words.sign]
  for (const one of said) expect(again(one), one).toBeGreaterThanOrEqual(2)
  for (const copy of language === 'km' ? [] : words.copies) expect(again(copy), copy).toBe(1)
  // What somebody typed is text.
  expect(text).toContain('#strong[Ánh]')
})

const bare = (text: string) => text.replaceAll(/\s/g, '')

test('several receipts are one PDF in the asked order, on any paper', async () => {
  const second = recordOf(await desk.collect(home, '10000')).id
  const codes = [numberOn(await paperOf('vi', desk.a, second)), numberOn(await paperOf())]
  const { pages, text } = await pdfOf(`bulk/pdf?building_id=1&ids=${second},${id}`)
  expect(pages).toBe(2)
  const places = codes.map((code) => text.indexOf(bare(code ?? '?')))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(Math.min(...places)).toBeGreaterThanOrEqual(0)
  const roll = await pdfOf(`${id}/pdf?paper=k80`)
  expect(roll.width).toBe(80)
  expect(roll.pages).toBe(2)
})

test('it is for those who may read the receipt, without what is hidden from them', async () => {
  const reader = await seeded.member('1', right('manage_debt', 'read'))
  expect((await paperOf('vi', reader)).title).toBe('phiếu thu')
  const stranger = await seeded.member('1', right('manage_fee', 'read'))
  expect(outcome(await stranger(`GET receipts/${id}/paper`))).toBe('403 forbidden')
  expect(outcome(await seeded.as('B2')(`GET receipts/${id}/pdf`))).toBe('404 record_not_found')
  expect(outcome(await seeded.as('B2')(`GET receipts/bulk/pdf?building_id=1&ids=${id}`))).toBe(
    '403 forbidden',
  )
  expect(outcome(await seeded.as('ADM')(`GET receipts/bulk/pdf?building_id=2&ids=${id}`))).toBe(
    '404 record_not_found',
  )
  for (const ids of ['', 'x', '1;2', Array.from({ length: 501 }, (_one, at) => at + 1).join(',')])
    expect(outcome(await desk.a(`GET receipts/bulk/pdf?building_id=1&ids=${ids}`))).toMatch(/^422 /)
  expect(outcome(await desk.a(`GET receipts/${id}/pdf?paper=a3`))).toMatch(/^422 /)
})

test('a fee that has names in several languages is named in the reader’s at the desk and in the paper’s on paper', async () => {
  const named = desk.apartment(6)
  const language_contents = [
    { language_code: 'km', name: 'ថ្លៃគ្រប់គ្រង' },
    { language_code: 'en', name: 'Management' },
  ]
  const fee = await desk.fee(named, '90000', { name: 'Phí quản lý', language_contents })
  const shownTo = async (language: string) => {
    const { body } = await desk.a(`GET debts/apartments/${named}`, undefined, spoken(language))
    return (body.data as { lines: readonly { name: string }[] }).lines.map(({ name }) => name)
  }
  expect([await shownTo('km'), await shownTo('vi')]).toEqual([['ថ្លៃគ្រប់គ្រង'], ['Phí quản lý']])
  const receipt = recordOf(await desk.collect(named, '90000')).id
  const lineOn = async (language: string) => (await paperOf(language, desk.a, receipt)).table?.rows[0]?.[0]
  expect([await lineOn('km'), await lineOn('en'), await lineOn('vi')]).toEqual([
    'ថ្លៃគ្រប់គ្រង',
    'Management',
    'Phí quản lý',
  ])
  // The receipt itself keeps the words of its day; the account and the books are read in the reader's language.
  const kept = recordOf(await desk.a(`GET receipts/${receipt}`, undefined, spoken('km')))
  expect(kept.lines).toMatchObject([{ fee_id: fee, name: 'Phí quản lý' }])
  const statementIn = async (language: string) => {
    const { body } = await desk.a(`GET apartments/${named}/statement`, undefined, spoken(language))
    return (body.data as { lines: readonly { title: string }[] }).lines[0]?.title
  }
  expect([await statementIn('km'), await statementIn('vi')]).toEqual([
    'ថ្លៃគ្រប់គ្រង · 10/2026',
    'Phí quản lý · 10/2026',
  ])
  const books = 'building_id=1&from=2026-10-01&to=2026-10-31'
  const ledgerIn = async (language: string) => {
    const path = `GET report/general-ledger?${books}&code=131`
    const { lines } = (await desk.a(path, undefined, spoken(language))).body.data as {
      lines: readonly { document_id: string; description: string }[]
    }
    return lines.find(({ document_id }) => document_id === fee)?.description
  }
  expect([await ledgerIn('en'), await ledgerIn('vi')]).toEqual([
    'Management · 10/2026',
    'Phí quản lý · 10/2026',
  ])
  const statement = await seeded.raw(`/v1/manage/apartments/${named}/statement/pdf?language=en`)
  expect(pdfText(await statement.bytes()).text).toContain('Management·10/2026')
  // They stand as they were approved, like the name.
  expect(outcome(await desk.a(`PATCH fees/${fee}`, { language_contents: [] }))).toBe('409 record_frozen')
  const draft = recordOf(await desk.draft(named, '1000', { language_contents })).id
  const renamed = await desk.a(`PATCH fees/${draft}`, { name: 'Phí khác' })
  expect(recordOf(renamed)).toMatchObject({ name: 'Phí khác', language_contents: null })
})

test('a statement is handed over with the lines and sums of the screen, by who may read debts', async () => {
  const asked = '?from=2020-01-01&to=2030-12-31'
  const { lines } = recordOf(await desk.a(`GET apartments/${home}/statement${asked}`)) as unknown as {
    lines: { balance: string }[]
  }
  const reply = await seeded.raw(`/v1/manage/apartments/${home}/statement/pdf${asked}&language=vi`)
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const { text, width } = pdfText(await reply.bytes())
  expect(width).toBe(210)
  expect(text).toContain('Từ01/01/2020đến31/12/2030')
  for (const { balance } of lines) expect(text).toContain(formatMoney(balance, 'vnd', 'vi').replace(' đ', ''))
  expect(outcome(await desk.a(`GET apartments/${home}/statement/pdf?from=x`))).toMatch(/^422 /)
  const stranger = await seeded.member('1', right('manage_fee', 'read'))
  expect(outcome(await stranger(`GET apartments/${home}/statement/pdf`))).toMatch(/^40[34] /)
  expect(outcome(await seeded.as('B2')(`GET apartments/${home}/statement/pdf`))).toBe('404 record_not_found')
})

test('the electricity customer and the unit of money stand on a receipt and a statement where the office keeps them', async () => {
  await seeded.db.execute(`update apartment set pe_code = 'PE00012345678' where id = $1`, [home])
  // Where the office has no word of its own, it is called by its currency.
  await seeded.db.execute('update building set money_unit = null where id = 1')
  expect((await paperOf()).table?.columns.at(-1)?.title).toContain('(VND)')
  const plain = await seeded.raw(`/v1/manage/apartments/${home}/statement/pdf?language=vi`)
  expect(pdfText(await plain.bytes()).text).toContain('Đơnvịtính:VND')
  expect((await seeded.raw('/v1/current-user?building_id=1')).status).toBe(200)
  await seeded.db.execute(`update building set money_unit = 'đồng' where id = 1`)
  const page = await paperOf()
  expect(valueOf(page.facts, paperWords.vi.address)).toContain(`${noticeWords.vi.pe_code}: PE00012345678`)
  expect(page.table?.columns.at(-1)?.title).toContain('(đồng)')
  const reply = await seeded.raw(`/v1/manage/apartments/${home}/statement/pdf?language=vi`)
  const { text } = pdfText(await reply.bytes())
  expect(text).toContain('PE00012345678')
  expect(text).toContain('Đơnvịtính:đồng')
})

test('each PDF that is taken leaves one line in the log, a batch too, and none where it is refused', async () => {
  const lines = async () =>
    (
      await seeded.db.query<{ action: string; resource: string; record_id: string; record_title: string }>(
        `select action, resource, record_id, record_title from log where action in ('download', 'export') order by id`,
      )
    ).map(({ action, resource, record_id: of, record_title: name }) => [action, resource, of, name])
  const { id: second } = recordOf(await desk.collect(home, '1000'))
  const before = await lines()
  await pdfOf(`${id}/pdf`)
  await pdfOf(`bulk/pdf?building_id=1&ids=${second},${id}`)
  await seeded.raw(`/v1/manage/apartments/${home}/statement/pdf`)
  await seeded.as('B2')(`GET receipts/${id}/pdf`)
  const { code } = recordOf(await desk.a(`GET receipts/${id}`))
  const { code: apartment } = recordOf(await desk.a(`GET apartments/${home}`))
  expect((await lines()).slice(before.length)).toEqual([
    ['download', 'receipt', id, `${String(code)}.pdf`],
    ['download', 'receipt', null, 'receipts.pdf (2)'],
    ['download', 'apartment', home, `statement-${String(apartment)}.pdf`],
  ])
})
