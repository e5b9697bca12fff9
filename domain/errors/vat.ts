import type { Translated } from '#core/language.ts'

/** VAT of vouchers and of the return (docs/domain/vat.md). */
export const vatErrors = {
  no_chart_for_vat: { vi: 'Hệ thống tài khoản của tòa nhà không có tài khoản thuế GTGT đầu vào', en: 'The building’s chart has no account for input VAT', km: 'ប្លង់គណនីរបស់អគារគ្មានគណនីអាករ VAT លើការទិញទេ' },
  parts_differ_from_amount: { vi: 'Tiền chưa thuế cộng thuế khác với số tiền', en: 'Net and VAT do not add up to the amount', km: 'ប្រាក់មិនរួមអាករ បូកអាករ មិនស្មើនឹងចំនួនប្រាក់' },
  vat_without_rate: { vi: 'Loại này không có tiền thuế', en: 'This kind has no VAT', km: 'ប្រភេទនេះគ្មានអាករទេ' },
  vat_not_in_maintenance: { vi: 'Khoản thu vào quỹ bảo trì không chịu thuế GTGT', en: 'Money for the maintenance fund bears no VAT', km: 'ប្រាក់ចូលមូលនិធិថែទាំមិនជាប់អាករ VAT ទេ' },
  symbol_of_other_year: { vi: 'Hai chữ số năm trong ký hiệu khác với năm của ngày hóa đơn', en: 'The year in the symbol is not that of the invoice date', km: 'ឆ្នាំក្នុងនិមិត្តសញ្ញាខុសពីឆ្នាំនៃថ្ងៃវិក្កយបត្រ' },
  paid_from_cash: { vi: 'Quỹ này là tiền mặt nên hình thức thanh toán là tiền mặt', en: 'This fund is cash so it is paid in cash', km: 'មូលនិធិនេះជាសាច់ប្រាក់ ដូច្នេះការបង់ជាសាច់ប្រាក់' },
  no_vat_form: { vi: 'Chưa có mẫu tờ khai cho kỳ này. Mẫu 01/GTGT hiện có dùng ở Việt Nam từ kỳ tháng 7/2026', en: 'No form is known for this period. Form 01/GTGT holds in Viet Nam from July 2026', km: 'មិនមានទម្រង់សម្រាប់គ្រានេះទេ។ ទម្រង់ 01/GTGT ប្រើនៅវៀតណាមចាប់ពីខែកក្កដា ២០២៦' },
} as const satisfies Record<string, Translated> // prettier-ignore
