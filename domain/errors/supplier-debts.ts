import type { Translated } from '#core/language.ts'

/** What suppliers have billed and is paid later (docs/domain/supplier-debts.md). */
export const supplierDebtErrors = {
  invoice_entered: { vi: 'Hóa đơn này của nhà cung cấp đã được ghi nhận', en: 'This supplier’s invoice has been booked already', km: 'វិក្កយបត្ររបស់អ្នកផ្គត់ផ្គង់នេះបានកត់ត្រារួចហើយ' },
  invoice_has_payments: { vi: 'Hóa đơn này đã được trả. Hãy hủy các phiếu chi trước', en: 'This invoice has been paid. Void its payment vouchers first', km: 'វិក្កយបត្រនេះបានបង់ហើយ។ សូមលុបប័ណ្ណចំណាយជាមុនសិន' },
  invoice_of_other_supplier: { vi: 'Hóa đơn này của nhà cung cấp khác', en: 'This invoice is another supplier’s', km: 'វិក្កយបត្រនេះជារបស់អ្នកផ្គត់ផ្គង់ផ្សេង' },
  category_of_invoice: { vi: 'Danh mục phải là danh mục của hóa đơn được trả', en: 'The category must be that of the invoice that is paid', km: 'ប្រភេទត្រូវតែដូចវិក្កយបត្រដែលបង់' },
  invoice_not_in_cash: { vi: 'Thuế của hóa đơn này đã khấu trừ nên phải trả không dùng tiền mặt. Hãy chọn quỹ ngân hàng', en: 'The VAT of this invoice was deducted so it is not paid in cash. Choose a bank account', km: 'អាករនៃវិក្កយបត្រនេះបានកាត់កងហើយ ដូច្នេះមិនអាចបង់ជាសាច់ប្រាក់ទេ។ សូមជ្រើសគណនីធនាគារ' },
  more_than_owed: { vi: 'Nhiều hơn số còn phải trả của hóa đơn[. Còn {max}]', en: 'More than what is still owed of the invoice[. {max} is owed]', km: 'លើសពីចំនួននៅជំពាក់នៃវិក្កយបត្រ[។ នៅជំពាក់ {max}]' },
  partner_has_invoices: { vi: 'Đối tác đã có hóa đơn hoặc phiếu chi nên không thể xóa', en: 'The partner has invoices or payment vouchers and cannot be deleted', km: 'ដៃគូមានវិក្កយបត្រ ឬប័ណ្ណចំណាយ ដូច្នេះមិនអាចលុបបានទេ' },
} as const satisfies Record<string, Translated> // prettier-ignore
