import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DocumentPage } from '#domain/documents/page.ts'
import { exampleTemplates } from '#domain/documents/example-templates.ts'
import { firstPage } from '#tests/support/documents/first-page.ts'
import { pdfText } from '#tests/support/documents/pdf-text.ts'
import { sendNotices } from '#api/notices/notice-run.ts'
import { openNoticeServer, partsOfNotices, type NoticeServer } from '#tests/support/money/notice-server.ts'
import { faults, outcome, recordOf, right, rowsOf } from '#tests/support/server/seeded-server.ts'

// Notices and receipts in the words of their template, and what a template may not say.
let office: NoticeServer
let home = ''
beforeAll(async () => {
  office = await openNoticeServer()
  home = office.desk.apartment(0)
  await office.settle(home, { email: 'binh@example.test' })
  await office.db.execute('update example_template set is_default = false')
  await office.desk.fee(home, '1200000', { name: 'Phí quản lý' })
  await office.desk.fee(home, '300000', { name: 'Nước' })
})
afterAll(() => office.close())

let made = 0
const create = (values: object, by = office.a) =>
  by('POST example-templates', {
    building_id: '1',
    code: `TemplateNotice_${++made}`,
    name: `Mẫu ${made}`,
    type: 'notice',
    ...values,
  })
const letter = async (content: string, values: object = {}) =>
  recordOf(await create({ content, ...values })).id
const change = (id: string, values: object) => office.a(`PATCH example-templates/${id}`, values)
const versions = async (id: string) =>
  rowsOf(await office.a(`GET template-versions?building_id=1&template_id=${id}&sort=number`))

interface Papers {
  readonly paper: string
  readonly pages: readonly DocumentPage[]
}
const papersOf = async (path: string) => (await office.a(`GET ${path}`)).body.data as Papers
/** All texts of a page's own body. */
const said = (page: DocumentPage | undefined) => JSON.stringify(page?.body ?? null)
async function noticeFrom(template: string | undefined) {
  const ask = { audience: 'apartments', apartments: [home], channels: ['email'], template_id: template }
  const { id } = recordOf(await office.make(ask))
  await office.send(id)
  const [slip] = await office.slips(id)
  return { group: id, slip: String(slip?.id) }
}

describe('a notice', () => {
  test('says what its template says, with its own figures, on screen and as PDF', async () => {
    const template = await letter(
      '<h2>THƯ BÁO {{ month }}</h2><p>Căn {{ apartment }}: {{ due }}, hạn {{ due_on + 5 }}. Đã nộp {{ paid }}</p>' +
        '<p>Đã nộp: {{ paid }}</p><table><tr><td>{{ line.name }}</td><td>{{ line.amount }}</td></tr></table><p>{{ qr }}</p>',
      { paper_size: 'a4' },
    )
    const { slip, group } = await noticeFrom(template)
    const { paper, pages } = await papersOf(`notice-slips/${slip}/paper`)
    expect(paper).toBe('a4')
    expect(pages).toHaveLength(1)
    expect(pages[0]?.body?.map(({ block }) => block)).toEqual(['heading', 'text', 'table', 'qr'])
    expect(said(pages[0])).toContain('THƯ BÁO ')
    for (const value of ['10/2026', '1.500.000 đ', '05/12/2026', 'Phí quản lý', '1.200.000', 'Nước'])
      expect(said(pages[0])).toContain(value)
    expect(await papersOf(`group-notice-slips/${group}/papers`)).toEqual({ paper, pages })
    const reply = await office.seeded.raw(`/v1/manage/notice-slips/${slip}/pdf`)
    const pdf = pdfText(await reply.bytes())
    expect([pdf.pages, pdf.width]).toEqual([1, 210])
    expect(pdf.text).toContain('THƯBÁO10/2026')
    expect(pdf.text).toContain('1.500.000đ')
  })

  test('is in the language of its template on screen, as PDF and in the mail, whatever its reader speaks', async () => {
    const template = await letter('<p>Due: {{ due }}</p>', { language: 'en' })
    const { slip } = await noticeFrom(template)
    const khmer = { 'accept-language': 'km' }
    const screen = await office.a(`GET notice-slips/${slip}/paper?language=km`, undefined, { headers: khmer })
    expect([firstPage(screen).language, said(firstPage(screen))]).toEqual([
      'en',
      expect.stringContaining('1,500,000 đ'),
    ])
    const paper = await office.seeded.raw(`/v1/manage/notice-slips/${slip}/pdf?language=km`, {
      headers: khmer,
    })
    const admin = { authorization: `Bearer ${office.seeded.tokens.ADM}`, ...khmer }
    const [mail] = rowsOf(await office.seeded.as('ADM')('GET outbox?limit=50')).filter(
      (one) => one.has_pdf === true,
    )
    const mailed = await office.seeded.raw(`/v1/manage/outbox/${String(mail?.id)}/pdf`, { headers: admin })
    for (const reply of [paper, mailed]) expect(pdfText(await reply.bytes()).text).toContain('Due:1,500,000đ')
  })

  test('keeps the version that it was made with', async () => {
    const template = await letter('<p>Bản đầu cho {{ apartment }}</p>')
    const { slip } = await noticeFrom(template)
    expect(outcome(await change(template, { content: '<p>Bản sau cho {{ apartment }}</p>' }))).toBe('200')
    expect(said((await papersOf(`notice-slips/${slip}/paper`)).pages[0])).toContain('Bản đầu')
    const { slip: later } = await noticeFrom(template)
    expect(said((await papersOf(`notice-slips/${later}/paper`)).pages[0])).toContain('Bản sau')
    expect((await versions(template)).map(({ number }) => number)).toEqual([1, 2])
  })

  test('is the usual paper without a template, or with one whose text says nothing of it', async () => {
    for (const template of [undefined, await letter('<p>Chỉ là chữ</p>'), recordOf(await create({})).id]) {
      const { slip } = await noticeFrom(template)
      const [page] = (await papersOf(`notice-slips/${slip}/paper`)).pages
      expect([page?.title, page?.body]).toEqual(['Thông báo phí', undefined])
    }
  })

  test('uses the default of its building where it names no template', async () => {
    const template = await letter('<p>Mẫu mặc định {{ apartment }}</p>', { is_default: true })
    const { slip } = await noticeFrom(undefined)
    expect(said((await papersOf(`notice-slips/${slip}/paper`)).pages[0])).toContain('Mẫu mặc định')
    const other = await letter('<p>Mẫu mới hơn {{ apartment }}</p>', { is_default: true })
    expect(recordOf(await office.a(`GET example-templates/${template}`)).is_default).toBe(false)
    await change(other, { is_active: false })
    const { slip: plain } = await noticeFrom(undefined)
    expect((await papersOf(`notice-slips/${plain}/paper`)).pages[0]?.title).toBe('Thông báo phí')
  })
})

test('a batch whose template was put out of use is not sent, and a sending that has begun keeps its text', async () => {
  const template = await letter('<p>Thư {{ due }}</p>')
  const ask = { audience: 'apartments', apartments: [home], channels: ['email'], template_id: template }
  const [first, second] = [recordOf(await office.make(ask)).id, recordOf(await office.make(ask)).id]
  expect(outcome(await office.a(`POST group-notice-slips/${first}/send`, {}))).toBe('200')
  // A template that a batch names stays.
  expect(outcome(await office.a(`DELETE example-templates/${template}`))).toBe('409 record_in_use')
  expect(outcome(await change(template, { is_active: false }))).toBe('200')
  expect(faults(await office.a(`POST group-notice-slips/${second}/send`, {}))).toEqual([
    'template_id:invalid_reference',
  ])
  await sendNotices(partsOfNotices(office.seeded), first)
  const [slip] = await office.slips(first)
  expect(said((await papersOf(`notice-slips/${String(slip?.id)}/paper`)).pages[0])).toContain('Thư ')
})

describe('a version', () => {
  test('is made by a change of text, paper or language, and by nothing else', async () => {
    const template = await letter('<p>{{ due }}</p>')
    await change(template, { name: 'Tên khác', is_default: true })
    await change(template, { is_default: false })
    expect(await versions(template)).toHaveLength(1)
    await change(template, { paper_size: 'a4' })
    await change(template, { language: 'en' })
    expect((await versions(template)).map(({ paper_size, language }) => [paper_size, language])).toEqual([
      ['a5', null],
      ['a4', null],
      ['a4', 'en'],
    ])
  })

  test('is written by nobody', async () => {
    const template = await letter('<p>{{ due }}</p>')
    const [first] = await versions(template)
    for (const call of ['PATCH', 'DELETE'])
      expect(
        outcome(await office.a(`${call} template-versions/${String(first?.id)}`, { content: 'x' })),
      ).toMatch(/^40[45]/)
  })
})

describe('a receipt', () => {
  test('says what the default template of its building says, also after another one', async () => {
    const code = 'TemplateReceipt_1'
    const template = await letter('<p>Đã thu của {{ payer }}: {{ amount_in_words }}</p><p>{{ lines }}</p>', {
      code,
      type: 'receipt',
      is_default: true,
      paper_size: 'k80',
    })
    await office.desk.fee(home, '50000', { name: 'Gửi xe' })
    const { id } = recordOf(
      await office.desk.collect(home, '50000', { payer: 'Lê <b>Cường</b> {{ payer }}' }),
    )
    const read = async () => firstPage(await office.a(`GET receipts/${id}/paper`))
    const first = await read()
    expect(said(first)).toContain('Năm mươi nghìn đồng')
    // What a payer is called is no part of the template.
    expect(said(first)).toContain('Lê <b>Cường</b> {{ payer }}')
    await change(template, { content: '<p>Khác {{ payer }}</p>', is_default: false })
    expect(await read()).toEqual(first)
    const reply = await office.seeded.raw(`/v1/manage/receipts/${id}/pdf`)
    expect(pdfText(await reply.bytes()).width).toBe(80)
    await office.a(`POST receipts/${id}/void`, { reason: 'Nhầm' })
    expect((await read()).voided).toBeDefined()
  })
})

describe('a text', () => {
  test.each([
    ["{{constructor.constructor('return process')()}}", 'content:invalid_placeholder'],
    ['{{ __proto__ }}', 'content:invalid_placeholder'],
    ['{{ toString }}', 'content:invalid_placeholder'],
    ['{{ constructor }}', 'content:unknown_placeholder'],
    ['{{ payer }}', 'content:unknown_placeholder'],
    ['{{ notice_date + 1e9 }}', 'content:invalid_placeholder'],
    ['{{ notice_date + -1 }}', 'content:invalid_placeholder'],
    ['{{ notice_date + x }}', 'content:invalid_placeholder'],
    ['{{ notice_date + 367 }}', 'content:invalid_placeholder'],
    ['{{ line.name }}', 'content:placeholder_outside_row'],
    ['{{ qr }} {{ qr }}', 'content:placeholder_repeated'],
    ['{{ due }}'.repeat(201), 'content:too_many'],
    ['{{ due', 'content:invalid_placeholder'],
  ])('%s is refused at its field, also by the preview', async (text, fault) => {
    const content = `<p>${text}</p>`
    const reply = await create({ content })
    expect([reply.status, faults(reply)]).toEqual([422, [fault]])
    expect(faults(await preview({ content }))).toEqual([fault])
  })

  test('names the placeholder that is wrong', async () => {
    const { body } = await create({ content: '<p>{{ payer }}</p>' })
    expect(body.errorMessage).toContain('payer')
  })

  test('that looks like code is printed as text', async () => {
    const { slip } = await noticeFrom(
      await letter(
        '<p>${7*7} <%=7*7%> #{7*7} #read("/etc/passwd") $x$ <script>alert(1)</script>{{ due }}</p>',
      ),
    )
    const [page] = (await papersOf(`notice-slips/${slip}/paper`)).pages
    expect(said(page)).toContain('${7*7}')
    expect(said(page)).not.toMatch(/49|<script|alert/)
    const pdf = pdfText(await (await office.seeded.raw(`/v1/manage/notice-slips/${slip}/pdf`)).bytes())
    expect(pdf.text).toContain('#read("/etc/passwd")$x$')
  })

  test('of another kind is checked when the kind changes', async () => {
    const template = await letter('<p>{{ recipient }}</p>')
    expect(faults(await change(template, { type: 'receipt' }))).toEqual(['content:unknown_placeholder'])
  })
})

const preview = (values: object, by = office.a) =>
  by('POST example-templates/preview', { building_id: '1', type: 'notice', ...values })

describe('a preview', () => {
  test('has the values of the latest document, or of the one that is named, and stores nothing', async () => {
    const before = await office.db.query('select id from template_version')
    const content = '<p>Căn {{ apartment }}: {{ due }}</p>'
    const { slip } = await noticeFrom(undefined)
    const latest = recordOf(await preview({ content }))
    expect(latest.invented).toBe(false)
    expect(recordOf(await preview({ content, document_id: slip })).page).toEqual(latest.page)
    expect(said(latest.page as unknown as DocumentPage)).toContain('1.550.000 đ')
    const receipt = recordOf(await preview({ type: 'receipt', content: '<p>{{ payer }}</p>' }))
    expect(receipt.invented).toBe(false)
    expect(await office.db.query('select id from template_version')).toEqual(before)
  })

  test('is of invented values for those who may not read the documents', async () => {
    const by = await office.seeded.member('1', right('manage_example_template', 'read'))
    const reply = recordOf(await preview({ content: '<p>{{ recipient }} {{ due }}</p>' }, by))
    expect(reply.invented).toBe(true)
    expect(said(reply.page as unknown as DocumentPage)).toContain('Nguyễn Văn An')
    expect(outcome(await preview({ document_id: '1' }, by))).toMatch(/^40[34]/)
  })

  test('needs the right in the building, and a document of it', async () => {
    const by = await office.seeded.member('2', right('manage_example_template', 'read'))
    expect(outcome(await preview({}, by))).toMatch(/^403/)
    expect(outcome(await preview({ document_id: '999999' }))).toMatch(/^404/)
    expect(faults(await preview({ type: 'constructor' }))).toEqual(['type:invalid_option'])
    expect(outcome(await preview({ content: 'x'.repeat(200_001) }))).toMatch(/^422 too_long/)
  })

  test.each(exampleTemplates.map((one) => [one.code, one] as const))(
    '%s can be kept and shown',
    async (_code, one) => {
      const { type, language, content, paper_size } = one
      const code = `${one.code}_${++made}`
      expect(faults(await create({ code, type, language, content, paper_size }))).toEqual([])
      const { page } = recordOf(await preview({ type, language, content }))
      expect((page as unknown as DocumentPage).language).toBe(language)
      expect(JSON.stringify(page).replaceAll('{{ payer }}', '')).not.toContain('{{')
    },
  )
})

test('a new building has templates in each language, which nothing is printed from yet', async () => {
  const { id } = recordOf(
    await office.seeded.as('ADM')('POST buildings', {
      name: 'Tòa mới',
      code: 'MOI',
      address: 'Hà Nội',
      currency_code: 'vnd',
    }),
  )
  const found = await office.db.query<{ code: string; is_default: boolean; number: string }>(
    `select t.code, t.is_default, v.number::text from example_template t
      join template_version v on v.building_id = t.building_id and v.template_id = t.id
      where t.building_id = $1 order by t.id`,
    [id],
  )
  expect(found.map(({ code }) => code)).toEqual(exampleTemplates.map(({ code }) => code))
  expect(found.every(({ is_default, number }) => !is_default && number === '1')).toBe(true)
})

test('what is printed unless somebody chooses otherwise is set by who may approve templates', async () => {
  const flags = ['read', 'create', 'update']
  const writer = await office.seeded.member('1', right('manage_example_template', ...flags))
  const content = '<p>Chuyển khoản đến {{ account_number }}</p>'
  expect(faults(await create({ content, is_default: true }, writer))).toEqual(['is_default:forbidden'])
  const { id } = recordOf(await create({ content }, writer))
  const write = (values: object) => writer(`PATCH example-templates/${id}`, values)
  expect(outcome(await write({ content: '<p>999 888 777</p>' }))).toBe('200')
  expect(faults(await write({ is_default: true }))).toEqual(['is_default:forbidden'])
  await change(String(id), { is_default: true })
  expect(faults(await write({ content: '<p>111 222 333</p>' }))).toEqual(['is_default:forbidden'])
  await change(String(id), { is_default: false })
})
