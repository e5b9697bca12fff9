import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DocumentPage } from '#domain/documents/page.ts'
import { labels } from '#entities/labels.ts'
import { firstPage } from '#tests/support/documents/first-page.ts'
import { pdfText } from '#tests/support/documents/pdf-text.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  right,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

// Papers of single records: certificates of no debt, and contracts in the words of their template.
let seeded: SeededServer
let desk: CashDesk
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  await seeded.db.execute('update example_template set is_default = false')
})
afterAll(() => seeded.close())

const pageOf = async (path: string, by = desk.a) => firstPage(await by(`GET ${path}/paper`))
const pdfOf = async (path: string) => pdfText(await (await seeded.raw(`/v1/manage/${path}/pdf`)).bytes())
const said = (page: DocumentPage) => JSON.stringify([page.body, page.facts, page.table, page.under])

test('a certificate says who owed nothing, in the residents’ language or a chosen one, and when it is revoked', async () => {
  const home = desk.apartment(0)
  await desk.fee(home, '300')
  await desk.collect(home, '350', { confirm_excess: true, extra_credit_reason: 'trả trước' })
  const values = { building_id: '1', apartment_id: home, holder: 'Lê Thị Hoa', purpose: 'Bán căn hộ' }
  const { id, code } = recordOf(await desk.a('POST debt-certificates', values))
  const path = `debt-certificates/${id}`
  const page = await pageOf(path)
  expect([page.title, page.voided]).toEqual(['Giấy xác nhận không còn nợ', undefined])
  expect(said(page)).toContain(String(code))
  const { fields } = labels.debt_certificate.vi
  expect(page.facts?.map(({ name }) => name)).toEqual([
    fields.holder,
    fields.apartment_id,
    fields.purpose,
    fields.credit,
  ])
  expect(page.signatures?.map(({ name }) => name)).toEqual(['Lê Thị Hoa', expect.any(String)])
  expect((await pageOf(path)).language).toBe('vi')
  const khmer = firstPage(await desk.a(`GET ${path}/paper?language=km`))
  expect([khmer.language, khmer.title]).toEqual(['km', 'លិខិតបញ្ជាក់គ្មានបំណុល'])
  const pdf = await pdfOf(path)
  expect([pdf.pages, pdf.width]).toEqual([1, 210])
  expect(pdf.text).toContain('LêThịHoa')
  await desk.a(`POST ${path}/revoke`, { reason: 'nhầm' })
  expect((await pageOf(path)).voided).toBe('Đã thu hồi')
  const stranger = seeded.as('B2')
  expect(outcome(await stranger(`GET ${path}/paper`))).toBe('404 record_not_found')
  const member = await seeded.member('1', right('manage_contract', 'read'))
  expect(outcome(await member(`GET ${path}/pdf`))).toBe('403 forbidden')
})

describe('a contract', () => {
  let kind = ''
  beforeAll(async () => {
    kind = recordOf(
      await desk.a('POST contract-templates', {
        building_id: '1',
        code: 'MHD-1',
        name: 'Thuê mặt bằng',
        type: 'rental',
        body: '<ol><li>Trả tiền ngày 05 {{ value }}</li><li>Giữ vệ sinh</li></ol>',
        fields: [
          { key: 'purpose', label: 'Mục đích', type: 'text', required: true },
          { key: 'opens', label: 'Mở cửa', type: 'date', required: false },
          { key: 'parking', label: 'Chỗ đỗ xe', type: 'boolean', required: false },
        ],
      }),
    ).id
  })
  const draft = async (more: object = {}) =>
    recordOf(
      await desk.a('POST contracts', {
        building_id: '1',
        name: 'Thuê shop 1',
        template_id: kind,
        apartment_id: desk.apartment(1),
        value: '120000000',
        tax_percent: '10',
        deposit: '12000000',
        start_date: '2026-12-01',
        end_date: '2027-11-30',
        party_a_name: 'Ban quản lý Sunrise',
        party_a_representative: 'Trần Minh',
        party_a_position: 'Trưởng ban',
        party_b_name: 'Công ty Phố Xanh',
        party_b_email: 'b@example.test',
        party_b_phone: '0912345678',
        custom: { purpose: 'Bán cà phê', opens: '2026-12-05', parking: true },
        ...more,
      }),
    )
  let made = 0
  const letter = async (content: string, more: object = {}) => {
    made += 1
    const reply = await desk.a('POST example-templates', {
      building_id: '1',
      code: `TemplateNotice_HD_${made}`,
      name: `Hợp đồng ${made}`,
      type: 'contract',
      paper_size: 'a4',
      content,
      ...more,
    })
    return recordOf(reply).id
  }

  test('begins with the terms of its kind, and is printed on the usual paper without a template', async () => {
    const { id, terms } = await draft()
    expect(terms).toContain('Giữ vệ sinh')
    const page = await pageOf(`contracts/${id}`)
    expect(page.title).toBe('Hợp đồng')
    for (const part of [
      'Công ty Phố Xanh',
      'Đại diện: Trần Minh – Chức vụ: Trưởng ban',
      '120.000.000 đ (Một trăm hai mươi triệu đồng)',
      '10 %',
      '01/12/2026',
      '05/12/2026',
      'Bán cà phê',
      // Terms are words: what stands in braces there is no placeholder.
      'Trả tiền ngày 05 {{ value }}',
    ])
      expect(said(page)).toContain(part)
    expect(page.table?.rows).toContainEqual(['Chỗ đỗ xe', 'Có'])
    const own = await draft({ terms: '<p>Điều khoản riêng</p>' })
    expect(said(await pageOf(`contracts/${own.id}`))).toContain('Điều khoản riêng')
    expect((await pdfOf(`contracts/${id}`)).text).toContain('CôngtyPhốXanh')
  })

  test('says what its template says, and keeps the version that it was sent in until it is taken back', async () => {
    const template = await letter(
      '<p>Bản đầu {{ contract_number }}: {{ party_b }}, {{ price }}, cọc {{ deposit_in_words }}, hết {{ end_date + 1 }}</p>' +
        '<p>{{ terms }}</p><table><tr><td>{{ line.label }}</td><td>{{ line.value }}</td></tr></table>' +
        '<p>{{ party_b_address }}</p><p>{{ signatures }}</p>',
      { is_default: true },
    )
    const { id, version } = await draft()
    const path = `contracts/${id}`
    const first = await pageOf(path)
    expect(first.body?.map(({ block }) => block)).toEqual(['text', 'list', 'table', 'signatures'])
    for (const part of ['Bản đầu HD-', '120.000.000 đ', 'Mười hai triệu đồng', '01/12/2027', 'Mở cửa'])
      expect(said(first)).toContain(part)
    expect(outcome(await desk.a(`POST ${path}/send`, { version }))).toBe('200')
    const change = { content: '<p>Bản sau {{ contract_number }}</p>' }
    expect(outcome(await desk.a(`PATCH example-templates/${template}`, change))).toBe('200')
    expect(said(await pageOf(path))).toContain('Bản đầu')
    expect(recordOf(await desk.a(`POST ${path}/take_back`, {})).template_version_id).toBe(null)
    expect(said(await pageOf(path))).toContain('Bản sau')
    await desk.a(`POST ${path}/cancel`, { cancel_reason: 'đổi ý' })
    expect((await pageOf(path)).voided).toBe('Đã hủy')
  })

  test('has the template that its kind names before the default one, unless it was put out of use', async () => {
    const own = await letter('<p>Mẫu riêng {{ contract_name }}</p>')
    const kept = await desk.a(`PATCH contract-templates/${kind}`, { print_template_id: own })
    expect(outcome(kept)).toBe('200')
    const { id } = await draft()
    expect(said(await pageOf(`contracts/${id}`))).toContain('Mẫu riêng Thuê shop 1')
    await desk.a(`PATCH example-templates/${own}`, { is_active: false })
    expect(said(await pageOf(`contracts/${id}`))).toContain('Bản sau')
    const notice = recordOf(
      await desk.a('POST example-templates', {
        building_id: '1',
        code: 'TemplateNotice_NO',
        name: 'N',
        type: 'notice',
      }),
    ).id
    expect(faults(await desk.a(`PATCH contract-templates/${kind}`, { print_template_id: notice }))).toEqual([
      'print_template_id:invalid_reference',
    ])
  })

  test('a template is previewed with a real contract, and refuses what no contract has', async () => {
    const preview = (content: string) =>
      desk.a('POST example-templates/preview', { building_id: '1', type: 'contract', content })
    const shown = (await preview('<p>Xem {{ party_b }}</p>')).body.data as {
      page: DocumentPage
      invented: boolean
    }
    expect([shown.invented, said(shown.page)]).toEqual([
      false,
      expect.stringContaining('Xem Công ty Phố Xanh'),
    ])
    expect(faults(await preview('<p>{{ payer }}</p>'))).toEqual(['content:unknown_placeholder'])
    const refused = await desk.a('POST example-templates', {
      building_id: '1',
      code: 'TemplateContract_1',
      name: 'X',
      type: 'contract',
    })
    expect(faults(refused)).toEqual(['code:invalid_prefix'])
  })

  test('is printed for those who may read contracts, without what is hidden from them', async () => {
    const { id } = await draft()
    const reader = await seeded.member('1', right('manage_contract', 'read'))
    const page = await pageOf(`contracts/${id}`, reader)
    expect(JSON.stringify(page)).not.toContain('0912345678')
    const cashier = await seeded.member('1', right('manage_debt', 'read'))
    expect(outcome(await cashier(`GET contracts/${id}/paper`))).toBe('403 forbidden')
    expect(outcome(await seeded.as('B2')(`GET contracts/${id}/pdf`))).toBe('404 record_not_found')
  })
})
