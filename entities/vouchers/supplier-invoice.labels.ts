import { defineLabels } from '../define-labels.ts'
import { documentWords } from './document-words.ts'
import { supplierInvoice } from './supplier-invoice.ts'
import { taxWords } from '../tax-words.ts'

export const supplierInvoiceLabels = defineLabels(supplierInvoice, {
  one: { vi: 'hóa đơn nhà cung cấp', en: 'supplier’s invoice', km: 'វិក្កយបត្រអ្នកផ្គត់ផ្គង់' },
  many: { vi: 'Hóa đơn nhà cung cấp', en: 'Suppliers’ invoices', km: 'វិក្កយបត្រអ្នកផ្គត់ផ្គង់' },
  purpose: {
    vi: 'Hóa đơn mua vào chưa trả tiền: ghi nợ phải trả nhà cung cấp, phiếu chi trả sau.',
    en: 'What suppliers have billed and is paid later. It is owed until payment vouchers have paid it.',
    km: 'វិក្កយបត្រទិញដែលមិនទាន់បង់៖ ជំពាក់អ្នកផ្គត់ផ្គង់រហូតដល់ប័ណ្ណចំណាយបានបង់។',
  },
  fields: {
    code: documentWords.code,
    partner_id: { vi: 'Nhà cung cấp', en: 'Supplier', km: 'អ្នកផ្គត់ផ្គង់' },
    party: { vi: 'Tên nhà cung cấp', en: 'Supplier’s name', km: 'ឈ្មោះអ្នកផ្គត់ផ្គង់' },
    category_id: { vi: 'Danh mục chi', en: 'Payment category', km: 'ប្រភេទចំណាយ' },
    due_on: { vi: 'Hạn trả', en: 'Due date', km: 'ថ្ងៃកំណត់បង់' },
    attachments: { vi: 'Chứng từ kèm theo', en: 'Attachments', km: 'ឯកសារភ្ជាប់' },
    ...taxWords.fields,
    partner_tax_code: { vi: 'Mã số thuế người bán', en: 'Supplier’s tax code', km: 'លេខពន្ធអ្នកលក់' },
    deduction: { vi: 'Khấu trừ thuế', en: 'Deduction', km: 'ការកាត់កងអាករ' },
    vat_deductible: { vi: 'Thuế được khấu trừ', en: 'VAT deducted', km: 'អាករដែលកាត់កង' },
    deduction_refusal: { vi: 'Không khấu trừ vì', en: 'Not deducted because', km: 'មិនកាត់កងព្រោះ' },
    open: { vi: 'Còn phải trả', en: 'Still owed', km: 'នៅជំពាក់' },
    payment_vouchers: { vi: 'Phiếu chi', en: 'Payment vouchers', km: 'ប័ណ្ណចំណាយ' },
  },
  sections: { tax: taxWords.section },
  help: {
    ...taxWords.help,
    partner_tax_code: {
      vi: 'Để trống thì lấy của nhà cung cấp đã chọn.',
      en: 'If empty, that of the chosen supplier is taken.',
      km: 'បើទុកទទេ នឹងយករបស់អ្នកផ្គត់ផ្គង់ដែលបានជ្រើស។',
    },
    deduction: {
      vi: 'Để trống thì khấu trừ khi luật cho phép.',
      en: 'If empty, it is deducted where the law allows it.',
      km: 'បើទុកទទេ នឹងកាត់កងតាមច្បាប់អនុញ្ញាត។',
    },
  },
  options: {
    ...taxWords.options,
    deduction: {
      deductible: { vi: 'Được khấu trừ', en: 'Deducted', km: 'កាត់កង' },
      not_deductible: { vi: 'Không khấu trừ', en: 'Not deducted', km: 'មិនកាត់កង' },
    },
    deduction_refusal: taxWords.deduction_refusal,
  },
})
