import { languages, type Language } from '#core/language.ts'
import { isOneOf } from '#core/one-of.ts'
import { contractLetter } from './example-letters-contract.ts'
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

const receipts: Readonly<Record<Language, Readonly<Record<'title' | 'number' | 'facts' | 'words', string>>>> =
  {
    vi: {
      title: 'PHIẾU THU',
      number: 'Số {{ number }}',
      facts:
        'Người nộp tiền: <strong>{{ payer }}</strong><br>Căn hộ: {{ apartment }}<br>Lý do nộp: {{ reason }}',
      words: 'Số tiền: <strong>{{ amount }}</strong> (bằng chữ: <em>{{ amount_in_words }}</em>)',
    },
    en: {
      title: 'RECEIPT',
      number: 'No. {{ number }}',
      facts: 'Received from: <strong>{{ payer }}</strong><br>Apartment: {{ apartment }}<br>For: {{ reason }}',
      words: 'Amount: <strong>{{ amount }}</strong> (in words: <em>{{ amount_in_words }}</em>)',
    },
    km: {
      title: 'បង្កាន់ដៃទទួលប្រាក់',
      number: 'លេខ {{ number }}',
      facts: 'អ្នកបង់ប្រាក់៖ <strong>{{ payer }}</strong><br>អាផាតមិន៖ {{ apartment }}<br>មូលហេតុបង់៖ {{ reason }}',
      words: 'ចំនួនទឹកប្រាក់៖ <strong>{{ amount }}</strong> (ជាអក្សរ៖ <em>{{ amount_in_words }}</em>)',
    },
  }

const receiptLetter = ({ title, number, facts, words }: (typeof receipts)[Language]) =>
  [
    head,
    `<h2 class="align-center">${title}</h2>`,
    center(`{{ day_in_words }}<br>${number}`),
    `<p>${facts}</p>`,
    '<p>{{ lines }}</p>',
    `<p>${words}</p>`,
    '<p>{{ qr }}</p>',
    '<p>{{ note }}</p>',
    '<p>{{ signatures }}</p>',
  ].join('')

interface HandoverWords {
  readonly title: string
  readonly number: string
  readonly sides: string
  readonly things: string
  readonly defects: string
  readonly closing: string
}

const handovers: Readonly<Record<Language, HandoverWords>> = {
  vi: {
    title: 'BIÊN BẢN BÀN GIAO CĂN HỘ',
    number: 'Số {{ minutes_number }} · Ngày {{ handover_date }}',
    sides:
      'Bên giao: <strong>{{ giver }}</strong><br>Bên nhận: <strong>{{ receiver }}</strong> – {{ receiver_phone }}<br>Căn hộ: <strong>{{ apartment }}</strong>',
    things:
      'Chìa khóa: {{ keys }} · Thẻ: {{ cards }} · Chỉ số điện: {{ electric_index }} · Chỉ số nước: {{ water_index }}',
    defects: 'Hiện trạng và lỗi cần sửa:',
    closing: 'Biên bản được lập thành hai bản, mỗi bên giữ một bản.',
  },
  en: {
    title: 'MINUTES OF THE APARTMENT HANDOVER',
    number: 'No. {{ minutes_number }} · {{ handover_date }}',
    sides:
      'Handed over by: <strong>{{ giver }}</strong><br>Received by: <strong>{{ receiver }}</strong> – {{ receiver_phone }}<br>Apartment: <strong>{{ apartment }}</strong>',
    things:
      'Keys: {{ keys }} · Cards: {{ cards }} · Electric index: {{ electric_index }} · Water index: {{ water_index }}',
    defects: 'Condition and defects to be mended:',
    closing: 'Made in two copies, one for each side.',
  },
  km: {
    title: 'កំណត់ហេតុប្រគល់អាផាតមិន',
    number: 'លេខ {{ minutes_number }} · ថ្ងៃ {{ handover_date }}',
    sides:
      'អ្នកប្រគល់៖ <strong>{{ giver }}</strong><br>អ្នកទទួល៖ <strong>{{ receiver }}</strong> – {{ receiver_phone }}<br>អាផាតមិន៖ <strong>{{ apartment }}</strong>',
    things: 'កូនសោ៖ {{ keys }} · កាត៖ {{ cards }} · លេខភ្លើង៖ {{ electric_index }} · លេខទឹក៖ {{ water_index }}',
    defects: 'ស្ថានភាព និងកំហុសត្រូវជួសជុល៖',
    closing: 'កំណត់ហេតុនេះធ្វើឡើងជាពីរច្បាប់ ភាគីនីមួយៗរក្សាមួយច្បាប់។',
  },
}

const handoverLetter = ({ title, number, sides, things, defects, closing }: HandoverWords) =>
  [
    head,
    `<h2 class="align-center">${title}</h2>`,
    center(number),
    `<p>${sides}</p>`,
    `<p>${things}</p>`,
    `<p>${defects}</p>`,
    '<p>{{ defects }}</p>',
    '<p>{{ note }}</p>',
    `<p>${closing}</p>`,
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
    vi: handoverLetter(handovers.vi),
    en: handoverLetter(handovers.en),
    km: handoverLetter(handovers.km),
  },
}

/** The one for what a form has chosen so far. */
export const exampleLetterFor = (type: unknown, language: unknown): string | undefined =>
  isOneOf(templateTypes, type) && isOneOf(languages, language) ? exampleLetters[type][language] : undefined
