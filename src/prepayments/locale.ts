import type { Language } from '#core/language.ts'

const vi = {
  title: 'Số tiền từng tháng',
  choose: 'Chọn căn hộ, loại phí, tháng bắt đầu và số tháng để tính trước.',
  failed: 'Chưa tính trước được',
  month: 'Tháng',
  foreseen: 'Phí dự kiến',
  discount: 'Tiền giảm ({{percent}} %)',
  amount: 'Số tiền thu',
  all: 'Cộng',
  higher:
    'Phí tính theo biểu giá hiện có. Nếu khi duyệt phí cao hơn dự kiến, phần chênh lệch căn hộ vẫn còn nợ; nếu thấp hơn, phần tiền đã đóng dư thành tiền thừa của căn hộ.',
  rest: 'Thu trước chưa phân bổ',
  see: 'Xem các phiếu thu trước',
}

const en: typeof vi = {
  title: 'Month by month',
  choose: 'Choose the apartment, the fees, the first month and the number of months.',
  failed: 'Not calculated yet',
  month: 'Month',
  foreseen: 'Foreseen fee',
  discount: 'Discount ({{percent}} %)',
  amount: 'To pay',
  all: 'Total',
  higher:
    'Fees are calculated by the tariffs that are known now. If a fee comes out higher when it is approved, the rest stays owed. If it comes out lower, what was paid too much becomes the apartment’s credit.',
  rest: 'Prepaid, not released yet',
  see: 'See the prepayments',
}

const km: typeof vi = {
  title: 'ទឹកប្រាក់តាមខែ',
  choose: 'ជ្រើសអាផាតមិន ថ្លៃសេវា ខែដំបូង និងចំនួនខែ ដើម្បីគណនាជាមុន។',
  failed: 'មិនទាន់គណនាជាមុនបានទេ',
  month: 'ខែ',
  foreseen: 'ថ្លៃប៉ាន់ស្មាន',
  discount: 'ប្រាក់បញ្ចុះ ({{percent}} %)',
  amount: 'ប្រាក់ត្រូវបង់',
  all: 'សរុប',
  higher:
    'ថ្លៃសេវាគណនាតាមតារាងតម្លៃបច្ចុប្បន្ន។ បើពេលអនុម័ត ថ្លៃខ្ពស់ជាងការប៉ាន់ស្មាន អាផាតមិននៅជំពាក់ផ្នែកលើស។ បើទាបជាង ប្រាក់ដែលបានបង់លើសក្លាយជាប្រាក់លើសរបស់អាផាតមិន។',
  rest: 'បានបង់មុន មិនទាន់បែងចែក',
  see: 'មើលប័ណ្ណបង់ថ្លៃមុន',
}

export const words = { vi, en, km } satisfies Readonly<Record<Language, typeof vi>>
