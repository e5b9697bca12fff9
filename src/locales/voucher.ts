import type { Language } from '#core/language.ts'

const vi = {
  after_approval: 'Phiếu được in sau khi duyệt.',
  order: 'Ủy nhiệm chi',
  order_help: 'Hai liên để ký và nộp cho ngân hàng. Mỗi ngân hàng có thể có mẫu riêng.',
  vat: {
    parts: 'Chưa thuế {{net}}, thuế GTGT {{vat}}.',
    by_rate: 'Thuế suất nhân tiền chưa thuế ra {{vat}}. Hãy đối chiếu với hóa đơn.',
    differs: 'Tiền chưa thuế cộng thuế khác với số tiền {{amount}}.',
    add_tax: 'Số tiền chưa gồm thuế: cộng thêm thuế',
    cash_limit: 'Trả tiền mặt từ {{amount}}: thuế không được khấu trừ ({{law}}).',
  },
  load_failed: 'Không tải được bản in',
}

const en: typeof vi = {
  after_approval: 'The voucher can be printed once it is approved.',
  order: 'Payment order',
  order_help: 'Two copies to be signed and handed to the bank. A bank may have its own form.',
  vat: {
    parts: 'Before VAT {{net}}, VAT {{vat}}.',
    by_rate: 'Rate times net is {{vat}}. Compare it with the invoice.',
    differs: 'Net and VAT do not add up to the amount {{amount}}.',
    add_tax: 'The amount is before VAT: add it',
    cash_limit: 'Paid in cash from {{amount}} on: the VAT is not deducted ({{law}}).',
  },
  load_failed: 'The paper could not be loaded',
}

const km: typeof vi = {
  after_approval: 'ប័ណ្ណអាចបោះពុម្ពបានក្រោយពេលអនុម័ត។',
  order: 'លិខិតបង្គាប់ទូទាត់',
  order_help: 'ពីរច្បាប់សម្រាប់ចុះហត្ថលេខា និងប្រគល់ឱ្យធនាគារ។ ធនាគារអាចមានទម្រង់ផ្ទាល់ខ្លួន។',
  vat: {
    parts: 'មិនរួមអាករ {{net}} អាករ VAT {{vat}}។',
    by_rate: 'អត្រាគុណប្រាក់មិនរួមអាករ បាន {{vat}}។ សូមផ្ទៀងផ្ទាត់ជាមួយវិក្កយបត្រ។',
    differs: 'ប្រាក់មិនរួមអាករ បូកអាករ មិនស្មើនឹងចំនួនប្រាក់ {{amount}}។',
    add_tax: 'ចំនួននេះមិនរួមអាករ៖ បូកអាករ',
    cash_limit: 'បង់ជាសាច់ប្រាក់ចាប់ពី {{amount}}៖ អាករមិនត្រូវបានកាត់កងទេ ({{law}})។',
  },
  load_failed: 'មិនអាចផ្ទុកច្បាប់បោះពុម្ពបានទេ',
}

/** Around the print of a voucher; what it says itself is in domain/documents/voucher-words.ts. */
export const voucherWords: Readonly<Record<Language, typeof vi>> = { vi, en, km }
