import type { Language } from '#core/language.ts'

const vi = {
  title: 'Quyết toán khi chuyển đi',
  owed: 'Còn nợ',
  credit: 'Tiền thừa',
  deposits: 'Tiền cọc còn giữ',
  collect: 'Thu tiền',
  refund: 'Hoàn tiền thừa',
  return: 'Trả cọc',
  certify: 'Cấp giấy xác nhận không còn nợ',
  owes: 'Giấy xác nhận chỉ cấp khi căn hộ không còn nợ.',
  open: 'Căn hộ còn nợ {{amount}}: chưa cấp được giấy xác nhận.',
  nothing_open: 'Căn hộ không còn khoản nợ nào.',
}
const en: typeof vi = {
  title: 'Settlement at moving out',
  owed: 'Owed',
  credit: 'Credit',
  deposits: 'Deposits held',
  collect: 'Collect',
  refund: 'Refund the credit',
  return: 'Return the deposit',
  certify: 'Issue a certificate of no debt',
  owes: 'A certificate is issued once the apartment owes nothing.',
  open: 'The apartment owes {{amount}}, so no certificate can be issued.',
  nothing_open: 'The apartment owes nothing.',
}
const km: typeof vi = {
  title: 'ការទូទាត់ពេលចាកចេញ',
  owed: 'នៅជំពាក់',
  credit: 'ប្រាក់លើស',
  deposits: 'ប្រាក់កក់ដែលរក្សាទុក',
  collect: 'ប្រមូលប្រាក់',
  refund: 'សងប្រាក់លើស',
  return: 'សងប្រាក់កក់',
  certify: 'ចេញលិខិតបញ្ជាក់គ្មានបំណុល',
  owes: 'លិខិតបញ្ជាក់ចេញតែពេលអាផាតមិនគ្មានបំណុល។',
  open: 'អាផាតមិននៅជំពាក់ {{amount}} ដូច្នេះមិនទាន់អាចចេញលិខិតបានទេ។',
  nothing_open: 'អាផាតមិនគ្មានបំណុលទេ។',
}

/** The settlement of somebody who moves out. */
export const settlementWords: Readonly<Record<Language, typeof vi>> = { vi, en, km }
