import type { Language } from '#core/language.ts'

const vi = {
  title: 'Giấy xác nhận không còn nợ',
  number: 'Số',
  certifies: 'Xác nhận:',
  sentence: (day: string, apartment: string, building: string) =>
    `Tính đến ngày ${day}, căn hộ ${apartment} đã thanh toán đầy đủ các khoản phí đã phát hành và không còn nợ ${building}.`,
  as_of: 'Giấy này chỉ có giá trị với các khoản đã phát hành đến ngày cấp.',
  voided: 'Đã thu hồi',
  for_holder: 'Người nhận giấy xác nhận',
  for_building: 'Đại diện ban quản lý',
}

const en: typeof vi = {
  title: 'Certificate of no debt',
  number: 'No.',
  certifies: 'This is to certify:',
  sentence: (day, apartment, building) =>
    `As of ${day}, apartment ${apartment} has paid all fees that were issued to it and owes nothing to ${building}.`,
  as_of: 'It covers only what was issued up to its date.',
  voided: 'Revoked',
  for_holder: 'Received by',
  for_building: 'For the building management',
}

const km: typeof vi = {
  title: 'លិខិតបញ្ជាក់គ្មានបំណុល',
  number: 'លេខ',
  certifies: 'សូមបញ្ជាក់ថា៖',
  sentence: (day, apartment, building) =>
    `គិតត្រឹមថ្ងៃ ${day} អាផាតមិន ${apartment} បានបង់គ្រប់ថ្លៃដែលបានចេញ ហើយមិនជំពាក់ ${building} ទេ។`,
  as_of: 'លិខិតនេះមានតម្លៃតែចំពោះអ្វីដែលបានចេញដល់ថ្ងៃចេញលិខិត។',
  voided: 'បានដកហូត',
  for_holder: 'អ្នកទទួលលិខិត',
  for_building: 'តំណាងគណៈគ្រប់គ្រងអគារ',
}

/** What a certificate of no debt says beside the names of its fields. */
export const certificateWords: Readonly<Record<Language, typeof vi>> = { vi, en, km }
