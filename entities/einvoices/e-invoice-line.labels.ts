import { defineLabels } from '../define-labels.ts'
import { incomeWords } from '../income-words.ts'
import { taxWords } from '../tax-words.ts'
import { eInvoiceLine } from './e-invoice-line.ts'

export const eInvoiceLineLabels = defineLabels(eInvoiceLine, {
  one: { vi: 'dòng hóa đơn', en: 'invoice line', km: 'បន្ទាត់វិក្កយបត្រ' },
  many: { vi: 'Dòng hóa đơn', en: 'Invoice lines', km: 'បន្ទាត់វិក្កយបត្រ' },
  purpose: {
    vi: 'Các khoản phí trên hóa đơn, đúng như đã ghi sổ.',
    en: 'The fees on an invoice, as they were booked.',
    km: 'ថ្លៃលើវិក្កយបត្រ ដូចដែលបានកត់ក្នុងបញ្ជី។',
  },
  fields: {
    e_invoice_id: { vi: 'Hóa đơn', en: 'Invoice', km: 'វិក្កយបត្រ' },
    fee_id: { vi: 'Khoản phí', en: 'Fee', km: 'ថ្លៃ' },
    receipt_voucher_id: { vi: 'Phiếu thu khác', en: 'Receipt voucher', km: 'ប័ណ្ណចំណូល' },
    ordinal: { vi: 'Dòng', en: 'Line', km: 'បន្ទាត់' },
    name: { vi: 'Tên dịch vụ', en: 'Service', km: 'ឈ្មោះសេវា' },
    unit: { vi: 'Đơn vị tính', en: 'Unit', km: 'ឯកតា' },
    net: taxWords.fields.net,
    rate: { vi: 'Thuế suất', en: 'Rate', km: 'អត្រា' },
    vat: incomeWords.vat,
    state_fee: { vi: 'Phí thu cho nhà nước', en: 'State fee', km: 'ថ្លៃរដ្ឋ' },
  },
})
