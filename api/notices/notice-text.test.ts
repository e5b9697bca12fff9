import { expect, test } from 'vitest'
import { noticePage } from './notice-page.ts'
import { htmlNotice, plainNotice, recordOf, type Told } from './notice-text.ts'

const unread = { old_index: null, new_index: null, quantity: null, unit_price: null }
const slip: Told = {
  id: '7',
  apartment_id: '3',
  month: '2026-10',
  collect_on: '2026-10-25',
  pe_code: null,
  recipient: null,
  reference: 'LBA0003 A-1203',
  bank_name: null,
  account_number: '0071000123456',
  account_holder: 'BAN QUAN LY',
  qr_text: null,
  corrects_on: null,
  note: 'Xin cảm ơn & hẹn gặp',
  lines: [
    {
      fee_id: '1',
      apartment_code: null,
      fee_type: 'MANAGEMENT',
      name: null,
      month: '2026-10',
      amount: '900000',
      settled: '0',
      let_off: '0',
      ...unread,
    },
    {
      fee_id: '2',
      apartment_code: null,
      fee_type: 'WATER',
      name: 'Nước',
      month: '2026-10',
      amount: '450000',
      settled: '150000',
      let_off: '50000',
      ...unread,
    },
  ],
  code: 'A-1203',
  amount: '1350000',
  settled: '150000',
  let_off: '50000',
  old_debt: '0',
  credit: '0',
  due: '1150000',
}
const mailed = { building: 'Sunrise', language: 'vi', currency: 'vnd' } as const
const printed = { ...mailed, building: { name: 'Sunrise', address: '1 Lê Lợi' } }

/** As the text of a mail shows it. */
const textIn = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll('&amp;', '&')

test.each([
  ['with a part that is paid', slip],
  [
    'of which nothing is due',
    { ...slip, due: '0', settled: '1300000', reference: null, account_number: null },
  ],
])('a mail says what the paper says: a notice %s', (_what, told) => {
  const page = noticePage(recordOf(told), printed)
  const pairs = [...(page.facts ?? []), ...(page.totals ?? [])].flatMap(({ name, value }) => [
    name,
    value ?? '',
  ])
  const cells = (page.table?.rows ?? []).flat().filter((cell) => cell !== '–')
  const notes = (page.notes ?? []).flatMap((note) => note.split(': '))
  const said = [...pairs, ...cells, ...notes, page.words?.value ?? '']
  for (const mail of [plainNotice(told, mailed), textIn(htmlNotice(told, mailed))])
    expect(said.filter((text) => !mail.includes(text))).toEqual([])
})

test('a line without a name has that of its type, and none says an account that is not known', () => {
  const mail = plainNotice(slip, mailed)
  expect(mail).toContain('Phí quản lý: 900.000 đ\nNước: 450.000 đ (Đã nộp: 150.000 đ)')
  expect(mail).not.toContain('Ngân hàng')
})
