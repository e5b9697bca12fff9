import { languages, type Language } from '#core/language.ts'
import { isOneOf } from '#core/one-of.ts'
import { contractLetter } from './example-letters-contract.ts'
import { handoverLetter } from './example-letters-handover.ts'
import { templateTypes, type TemplateType } from './templates.ts'

const row = (cells: readonly string[], tag = 'td') =>
  `<tr>${cells
    .map((cell, at) => `<${tag}${at === 0 ? '' : ' class="align-right"'}>${cell}</${tag}>`)
    .join('')}</tr>`
const table = (...rows: readonly string[]) => `<table><tbody>${rows.join('')}</tbody></table>`
const center = (text: string) => `<p class="align-center">${text}</p>`
const head = '<p><strong>{{ building }}</strong><br>{{ address }}</p>'

interface NoticeWords {
  readonly title: string
  readonly month: string
  readonly dear: string
  readonly opening: string
  readonly line: string
  readonly amount: string
  readonly total: string
  readonly paid: string
  readonly let_off: string
  readonly old_debt: string
  readonly credit: string
  readonly due: string
  readonly words: string
  readonly pay: string
  readonly corrects: string
  readonly regards: string
}

const notices: Readonly<Record<Language, NoticeWords>> = {
  vi: {
    title: 'THÔNG BÁO PHÍ',
    month: 'Tháng {{ month }} · Ngày lập {{ notice_date }}',
    dear: 'Kính gửi: <strong>{{ recipient }}</strong> – Căn hộ <strong>{{ apartment }}</strong>',
    opening: 'Ban quản lý xin thông báo các khoản phí của căn hộ như sau:',
    line: 'Khoản phí',
    amount: 'Số tiền',
    total: 'Cộng phí trong tháng',
    paid: 'Đã nộp',
    let_off: 'Được miễn giảm',
    old_debt: 'Nợ các tháng trước',
    credit: 'Tiền thừa được trừ',
    due: 'Số tiền phải nộp',
    words: 'Bằng chữ: <em>{{ due_in_words }}</em>',
    pay: 'Đề nghị quý cư dân nộp trước ngày <strong>{{ due_on }}</strong>. Sau ngày {{ due_on + 7 }}, ban quản lý sẽ nhắc lại.',
    corrects: 'Thông báo này thay cho thông báo ngày {{ corrects_on }}.',
    regards: 'Trân trọng cảm ơn.',
  },
  en: {
    title: 'FEE NOTICE',
    month: 'Month {{ month }} · Issued on {{ notice_date }}',
    dear: 'To: <strong>{{ recipient }}</strong> – Apartment <strong>{{ apartment }}</strong>',
    opening: 'The management office informs you of the fees of your apartment:',
    line: 'Fee',
    amount: 'Amount',
    total: 'Fees of the month',
    paid: 'Paid',
    let_off: 'Let off',
    old_debt: 'Debt of earlier months',
    credit: 'Credit taken off',
    due: 'Amount due',
    words: 'In words: <em>{{ due_in_words }}</em>',
    pay: 'Please pay by <strong>{{ due_on }}</strong>. After {{ due_on + 7 }} the office will send a reminder.',
    corrects: 'This notice replaces the one of {{ corrects_on }}.',
    regards: 'Thank you.',
  },
  km: {
    title: 'លិខិតជូនដំណឹងថ្លៃសេវា',
    month: 'ខែ {{ month }} · ចេញថ្ងៃ {{ notice_date }}',
    dear: 'ជូនចំពោះ៖ <strong>{{ recipient }}</strong> – អាផាតមិន <strong>{{ apartment }}</strong>',
    opening: 'ការិយាល័យគ្រប់គ្រងសូមជូនដំណឹងអំពីថ្លៃសេវារបស់អាផាតមិនដូចខាងក្រោម៖',
    line: 'ថ្លៃសេវា',
    amount: 'ទឹកប្រាក់',
    total: 'ថ្លៃសរុបប្រចាំខែ',
    paid: 'បានបង់',
    let_off: 'បានបញ្ចុះ និងលើកលែង',
    old_debt: 'បំណុលខែមុនៗ',
    credit: 'ប្រាក់លើសដែលបានកាត់',
    due: 'ទឹកប្រាក់ត្រូវបង់',
    words: 'ជាអក្សរ៖ <em>{{ due_in_words }}</em>',
    pay: 'សូមបង់មុនថ្ងៃទី <strong>{{ due_on }}</strong>។ ក្រោយថ្ងៃទី {{ due_on + 7 }} ការិយាល័យនឹងរំលឹកម្តងទៀត។',
    corrects: 'លិខិតនេះជំនួសលិខិតចុះថ្ងៃទី {{ corrects_on }}។',
    regards: 'សូមអរគុណ។',
  },
}

const noticeLetter = (words: NoticeWords) =>
  [
    head,
    `<h2 class="align-center">${words.title}</h2>`,
    center(words.month),
    `<p>${words.dear}</p>`,
    `<p>${words.opening}</p>`,
    table(
      row([words.line, words.amount], 'th'),
      row(['{{ line.name }}', '{{ line.amount }}']),
      row([words.total, '{{ total }}']),
      row([words.paid, '{{ paid }}']),
      row([words.let_off, '{{ let_off }}']),
      row([words.old_debt, '{{ old_debt }}']),
      row([words.credit, '{{ credit }}']),
      row([`<strong>${words.due}</strong>`, '<strong>{{ due }}</strong>']),
    ),
    `<p>${words.words}</p>`,
    `<p>${words.corrects}</p>`,
    `<p>${words.pay}</p>`,
    '<p>{{ qr }}</p>',
    `<p>{{ note }}</p>`,
    `<p>${words.regards}</p>`,
  ].join('')

const receipts: Readonly<
  Record<Language, Readonly<Record<'accounts' | 'number' | 'facts' | 'words', string>>>
> = {
  vi: {
    accounts: 'Nợ: {{ debit_accounts }} · Có: {{ credit_accounts }}',
    number: 'Số {{ number }}',
    facts:
      'Người nộp tiền: <strong>{{ payer }}</strong><br>Căn hộ: {{ apartment }}<br>Lý do nộp: {{ reason }}',
    words: 'Số tiền: <strong>{{ amount }}</strong> (bằng chữ: <em>{{ amount_in_words }}</em>)',
  },
  en: {
    accounts: 'Debit: {{ debit_accounts }} · Credit: {{ credit_accounts }}',
    number: 'No. {{ number }}',
    facts: 'Received from: <strong>{{ payer }}</strong><br>Apartment: {{ apartment }}<br>For: {{ reason }}',
    words: 'Amount: <strong>{{ amount }}</strong> (in words: <em>{{ amount_in_words }}</em>)',
  },
  km: {
    accounts: 'ឥណពន្ធ៖ {{ debit_accounts }} · ឥណទាន៖ {{ credit_accounts }}',
    number: 'លេខ {{ number }}',
    facts: 'អ្នកបង់ប្រាក់៖ <strong>{{ payer }}</strong><br>អាផាតមិន៖ {{ apartment }}<br>មូលហេតុបង់៖ {{ reason }}',
    words: 'ចំនួនទឹកប្រាក់៖ <strong>{{ amount }}</strong> (ជាអក្សរ៖ <em>{{ amount_in_words }}</em>)',
  },
}

/** Its title is that of what it is printed for: what came by bank is no cash receipt. */
const receiptLetter = ({ accounts, number, facts, words }: (typeof receipts)[Language]) =>
  [
    head,
    '<p class="align-right">{{ form }}</p>',
    '<h2 class="align-center">{{ title }}</h2>',
    center(`{{ day_in_words }}<br>${number}`),
    center(accounts),
    `<p>${facts}</p>`,
    '<p>{{ lines }}</p>',
    `<p>${words}</p>`,
    '<p>{{ qr }}</p>',
    '<p>{{ note }}</p>',
    '<p>{{ signatures }}</p>',
  ].join('')

/** Texts to begin with: what a building's template says until the office changes it. */
export const exampleLetters: Readonly<Record<TemplateType, Readonly<Record<Language, string>>>> = {
  notice: {
    vi: noticeLetter(notices.vi),
    en: noticeLetter(notices.en),
    km: noticeLetter(notices.km),
  },
  receipt: {
    vi: receiptLetter(receipts.vi),
    en: receiptLetter(receipts.en),
    km: receiptLetter(receipts.km),
  },
  contract: {
    vi: contractLetter('vi'),
    en: contractLetter('en'),
    km: contractLetter('km'),
  },
  handover: {
    vi: handoverLetter('vi'),
    en: handoverLetter('en'),
    km: handoverLetter('km'),
  },
}

/** The one for what a form has chosen so far. */
export const exampleLetterFor = (type: unknown, language: unknown): string | undefined =>
  isOneOf(templateTypes, type) && isOneOf(languages, language) ? exampleLetters[type][language] : undefined
