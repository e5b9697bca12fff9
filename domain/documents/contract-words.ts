import type { Language } from '#core/language.ts'

const vi = {
  title: 'Hợp đồng',
  number: 'Số',
  party_a: 'Bên A',
  party_b: 'Bên B',
  represented: (name: string, position: string | undefined) =>
    position === undefined ? `Đại diện: ${name}` : `Đại diện: ${name} – Chức vụ: ${position}`,
  area: 'Diện tích',
  detail: 'Nội dung',
  value: 'Chi tiết',
  price: (amount: string, words: string) => `${amount} (${words})`,
  paid_by: (name: string) => `Bên trả: ${name}`,
  paid_to: (name: string) => `Bên nhận: ${name}`,
  each: 'Mỗi kỳ',
  each_but_last: 'Mỗi kỳ, trừ kỳ cuối',
  in_all: (count: number) => `Tổng cộng ${count} kỳ`,
  closing: 'Hợp đồng được lập thành hai bản có giá trị như nhau, mỗi bên giữ một bản.',
  confirmed: (moment: string) => `Bên B đã xác nhận hợp đồng này ngày ${moment}.`,
  answers: { yes: 'Có', no: 'Không' },
}

const en: typeof vi = {
  title: 'Contract',
  number: 'No.',
  party_a: 'Party A',
  party_b: 'Party B',
  represented: (name, position) =>
    position === undefined ? `Represented by: ${name}` : `Represented by: ${name}, ${position}`,
  area: 'Area',
  detail: 'Item',
  value: 'Details',
  price: (amount, words) => `${amount} (${words})`,
  paid_by: (name) => `Paid by ${name}`,
  paid_to: (name) => `Paid to ${name}`,
  each: 'Each period',
  each_but_last: 'Each period but the last',
  in_all: (count) => `In all (periods: ${count})`,
  closing: 'Made in two copies of equal force, one for each party.',
  confirmed: (moment) => `Party B confirmed this contract on ${moment}.`,
  answers: { yes: 'Yes', no: 'No' },
}

const km: typeof vi = {
  title: 'កិច្ចសន្យា',
  number: 'លេខ',
  party_a: 'ភាគី ក',
  party_b: 'ភាគី ខ',
  represented: (name, position) =>
    position === undefined ? `តំណាងដោយ៖ ${name}` : `តំណាងដោយ៖ ${name} តួនាទី៖ ${position}`,
  area: 'ផ្ទៃក្រឡា',
  detail: 'មុខ',
  value: 'ព័ត៌មានលម្អិត',
  price: (amount, words) => `${amount} (${words})`,
  paid_by: (name) => `បង់ដោយ៖ ${name}`,
  paid_to: (name) => `បង់ជូន៖ ${name}`,
  each: 'ក្នុងមួយគ្រា',
  each_but_last: 'ក្នុងមួយគ្រា លើកលែងគ្រាចុងក្រោយ',
  in_all: (count) => `សរុប ${count} គ្រា`,
  closing: 'កិច្ចសន្យានេះធ្វើឡើងជាពីរច្បាប់ដែលមានតម្លៃស្មើគ្នា ភាគីនីមួយៗរក្សាមួយច្បាប់។',
  confirmed: (moment) => `ភាគី ខ បានបញ្ជាក់កិច្ចសន្យានេះនៅថ្ងៃទី ${moment}។`,
  answers: { yes: 'បាទ/ចាស', no: 'ទេ' },
}

/** What a contract says beside the names of its fields. */
export const contractWords: Readonly<Record<Language, typeof vi>> = { vi, en, km }
