import type { Language } from '#core/language.ts'
import { isOneOf } from '#core/one-of.ts'
import { lineTypes, type FeeErrorReason, type FeeFlag, type LineType } from '#domain/money/fee-types.ts'

type Words<Key extends string> = Readonly<Record<Language, Readonly<Record<Key, string>>>>

/** The names of the fee types. */
export const feeTypeWords = {
  vi: {
    MANAGEMENT: 'Phí quản lý',
    ELECTRICITY: 'Điện',
    WATER: 'Nước',
    GAS: 'Gas',
    PARKING: 'Gửi xe',
    OTHERS: 'Phí khác',
    INDEXED: 'Phí theo chỉ số',
    SERVICE: 'Dịch vụ',
    RECEIPT_VOUCHER: 'Phiếu thu khác',
  },
  en: {
    MANAGEMENT: 'Management fee',
    ELECTRICITY: 'Electricity',
    WATER: 'Water',
    GAS: 'Gas',
    PARKING: 'Parking',
    OTHERS: 'Other fees',
    INDEXED: 'Fee by reading',
    SERVICE: 'Services',
    RECEIPT_VOUCHER: 'Other receipts',
  },
  km: {
    MANAGEMENT: 'ថ្លៃគ្រប់គ្រង',
    ELECTRICITY: 'អគ្គិសនី',
    WATER: 'ទឹក',
    GAS: 'ហ្គាស',
    PARKING: 'ចំណត',
    OTHERS: 'ថ្លៃផ្សេងទៀត',
    INDEXED: 'ថ្លៃតាមលេខអាន',
    SERVICE: 'សេវាកម្ម',
    RECEIPT_VOUCHER: 'ប័ណ្ណចំណូល',
  },
} satisfies Words<LineType>

/** What a line is called that is of a fee type, or of a category by the office's own name. */
export const itemText = (item: string | null, language: Language): string | null =>
  isOneOf(lineTypes, item) ? feeTypeWords[language][item] : item

const deleted: Readonly<Record<Language, (name: string) => string>> = {
  vi: (name) => `${name}: đã xóa`,
  en: (name) => `${name}: deleted`,
  km: (name) => `${name}៖ បានបោះបង់`,
}

export type FeeViewName = Lowercase<LineType> | `deleted_${Lowercase<LineType>}`

/** Titles of the lists by type, and of their trash. */
export const feeViewWords = (language: Language) =>
  Object.fromEntries(
    Object.entries(feeTypeWords[language]).flatMap(([type, name]) => [
      [type.toLowerCase(), name],
      [`deleted_${type.toLowerCase()}`, deleted[language](name)],
    ]),
  ) as Record<FeeViewName, string>

export const feeFlagWords = {
  vi: { zero_reading: 'Không tiêu thụ', high_reading: 'Tiêu thụ tăng cao', prorated: 'Tính theo ngày' },
  en: { zero_reading: 'Zero consumption', high_reading: 'Far above average', prorated: 'Prorated by day' },
  km: { zero_reading: 'មិនប្រើប្រាស់', high_reading: 'ប្រើលើសមធ្យម', prorated: 'គិតតាមថ្ងៃ' },
} satisfies Words<FeeFlag>

export const feeErrorWords = {
  vi: {
    no_tariff: 'Chưa có biểu giá cho tháng này',
    no_reading: 'Chưa có chỉ số',
    reading_not_confirmed: 'Chỉ số chưa chốt',
    no_area: 'Chưa có diện tích',
    no_vehicle_price: 'Xe chưa có giá',
    no_rate: 'Chưa có tỷ giá',
    no_vat_rate: 'Thuế suất GTGT không còn hiệu lực',
    failed: 'Lỗi khi tính',
  },
  en: {
    no_tariff: 'No tariff for this month',
    no_reading: 'Reading is missing',
    reading_not_confirmed: 'Reading is not confirmed',
    no_area: 'Area is missing',
    no_vehicle_price: 'A vehicle has no price',
    no_rate: 'Exchange rate is missing',
    no_vat_rate: 'VAT rate is not in force',
    failed: 'Calculation failed',
  },
  km: {
    no_tariff: 'គ្មានតារាងតម្លៃសម្រាប់ខែនេះ',
    no_reading: 'គ្មានលេខអាន',
    reading_not_confirmed: 'លេខអានមិនទាន់បញ្ជាក់',
    no_area: 'គ្មានផ្ទៃក្រឡា',
    no_vehicle_price: 'យានយន្តគ្មានតម្លៃ',
    no_rate: 'គ្មានអត្រាប្តូរប្រាក់',
    no_vat_rate: 'អត្រា VAT លែងមានប្រសិទ្ធភាព',
    failed: 'គណនាមិនបាន',
  },
} satisfies Words<FeeErrorReason>
