import { defineLabels } from '../define-labels.ts'
import { eInvoiceLabels } from './e-invoice.labels.ts'
import { invoiceFieldWords } from './invoice-field-words.ts'
import { invoiceLayout } from './invoice-layout.ts'

const kindsIn = (language: 'vi' | 'en' | 'km') => eInvoiceLabels[language].options.kind

export const invoiceLayoutLabels = defineLabels(invoiceLayout, {
  one: { vi: 'mẫu tệp hóa đơn', en: 'invoice file layout', km: 'ទម្រង់ឯកសារវិក្កយបត្រ' },
  many: { vi: 'Mẫu tệp hóa đơn', en: 'Invoice file layouts', km: 'ទម្រង់ឯកសារវិក្កយបត្រ' },
  purpose: {
    vi: 'Tệp Excel mà phần mềm hóa đơn của tòa nhà nhận: tải tệp mẫu trống lên và chọn một lần mỗi cột lấy dữ liệu nào.',
    en: 'The workbook that the building’s invoice program takes. Upload its empty file once and say what each column holds.',
    km: 'ឯកសារ Excel ដែលកម្មវិធីវិក្កយបត្ររបស់អគារទទួល៖ ផ្ទុកឯកសារទទេម្តង ហើយកំណត់ខ្លឹមសារជួរឈរនីមួយៗ។',
  },
  fields: {
    kind: { vi: 'Dùng cho hóa đơn', en: 'For invoices that are', km: 'សម្រាប់វិក្កយបត្រ' },
    sheet: { vi: 'Trang tính', en: 'Sheet', km: 'សន្លឹក' },
    above: { vi: 'Các dòng trên dòng tiêu đề', en: 'Rows above the titles', km: 'ជួរខាងលើចំណងជើង' },
    days: { vi: 'Ngày ghi là', en: 'Days are', km: 'ថ្ងៃសរសេរជា' },
    one_rate: {
      vi: 'Mỗi hóa đơn một thuế suất',
      en: 'One rate on each invoice',
      km: 'អត្រាមួយក្នុងវិក្កយបត្រ',
    },
    columns: { vi: 'Các cột', en: 'Columns', km: 'ជួរឈរ' },
  },
  help: {
    above: {
      vi: 'Mỗi dòng một hàng của tệp; các ô cách nhau bằng phím tab.',
      en: 'A line for each row of the file; its cells are set apart by tabs.',
      km: 'មួយបន្ទាត់ជាមួយជួរ ក្រឡាដាច់គ្នាដោយ tab។',
    },
    columns: {
      vi: 'Mỗi cột lấy một dữ liệu của hóa đơn, hoặc luôn ghi một giá trị cố định, hoặc để trống.',
      en: 'Each column shows a field of the invoice, always says one value, or stays empty.',
      km: 'ជួរឈរនីមួយៗបង្ហាញទិន្នន័យវិក្កយបត្រ តម្លៃថេរ ឬទទេ។',
    },
  },
  options: {
    kind: { vi: kindsIn('vi'), en: kindsIn('en'), km: kindsIn('km') },
    days: {
      cell: { vi: 'Ô kiểu ngày', en: 'Cells that are days', km: 'ក្រឡាជាថ្ងៃ' },
      text: { vi: 'Chữ dd/MM/yyyy', en: 'Text dd/MM/yyyy', km: 'អត្ថបទ dd/MM/yyyy' },
    },
  },
  lines: {
    columns: {
      title: { vi: 'Tiêu đề', en: 'Title', km: 'ចំណងជើង' },
      field: { vi: 'Dữ liệu', en: 'Shows', km: 'បង្ហាញ' },
      value: { vi: 'Giá trị cố định', en: 'Fixed value', km: 'តម្លៃថេរ' },
    },
  },
  lineOptions: { columns: { field: invoiceFieldWords } },
  sections: { columns: { vi: 'Các cột của tệp', en: 'Columns of the file', km: 'ជួរឈរនៃឯកសារ' } },
  plural: { en: 'invoice file layouts' },
})
