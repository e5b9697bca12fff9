import type { Language } from '#core/language.ts'

type Words = Readonly<Record<string, Readonly<Record<Language, string>>>>

/** What the ledger's books are called, in files and on paper. */
export const bookTitles = {
  journal: { vi: 'Nhật ký chung', en: 'Journal', km: 'ទិន្នានុប្បវត្តិ' },
  trial_balance: { vi: 'Cân đối số phát sinh', en: 'Trial balance', km: 'តារាងតុល្យភាព' },
  general_ledger: { vi: 'Sổ cái', en: 'General ledger', km: 'សៀវភៅធំ' },
  output_vat: { vi: 'Thuế GTGT đầu ra', en: 'Output VAT', km: 'អាករ VAT លើការលក់' },
  input_vat: { vi: 'Thuế GTGT đầu vào', en: 'Input VAT', km: 'អាករ VAT លើការទិញ' },
  vat_return: { vi: 'Chỉ tiêu tờ khai 01/GTGT', en: 'Figures of form 01/GTGT', km: 'តួលេខទម្រង់ 01/GTGT' },
  voided: { vi: 'Sổ chứng từ đã hủy', en: 'Voided documents', km: 'បញ្ជីឯកសារដែលបានបោះបង់' },
  cash_book: { vi: 'Sổ quỹ tiền mặt', en: 'Cash book', km: 'សៀវភៅសាច់ប្រាក់' },
  bank_book: { vi: 'Sổ tiền gửi ngân hàng', en: 'Bank book', km: 'សៀវភៅធនាគារ' },
} as const satisfies Words

/** Their columns, on the screen too. */
export const columnWords = {
  entry: { vi: 'Bút toán', en: 'Entry', km: 'លេខបញ្ជី' },
  booked_on: { vi: 'Ngày hạch toán', en: 'Booked on', km: 'ថ្ងៃកត់ត្រា' },
  date: { vi: 'Ngày', en: 'Date', km: 'ថ្ងៃ' },
  number: { vi: 'Số chứng từ', en: 'Document number', km: 'លេខឯកសារ' },
  kind: { vi: 'Loại chứng từ', en: 'Document', km: 'ឯកសារ' },
  document: { vi: 'Chứng từ', en: 'Document', km: 'ឯកសារ' },
  document_day: { vi: 'Ngày chứng từ', en: 'Document date', km: 'ថ្ងៃឯកសារ' },
  code: { vi: 'Tài khoản', en: 'Account', km: 'គណនី' },
  account_name: { vi: 'Tên tài khoản', en: 'Account name', km: 'ឈ្មោះគណនី' },
  counter: { vi: 'TK đối ứng', en: 'Counter account', km: 'គណនីផ្ទុយ' },
  debit: { vi: 'Nợ', en: 'Debit', km: 'ឥណពន្ធ' },
  credit: { vi: 'Có', en: 'Credit', km: 'ឥណទាន' },
  booked_debit: { vi: 'Phát sinh nợ', en: 'Debit', km: 'ឥណពន្ធ' },
  booked_credit: { vi: 'Phát sinh có', en: 'Credit', km: 'ឥណទាន' },
  opening_debit: { vi: 'Dư nợ đầu kỳ', en: 'Opening debit', km: 'ឥណពន្ធដើមគ្រា' },
  opening_credit: { vi: 'Dư có đầu kỳ', en: 'Opening credit', km: 'ឥណទានដើមគ្រា' },
  closing_debit: { vi: 'Dư nợ cuối kỳ', en: 'Closing debit', km: 'ឥណពន្ធចុងគ្រា' },
  closing_credit: { vi: 'Dư có cuối kỳ', en: 'Closing credit', km: 'ឥណទានចុងគ្រា' },
  balance: { vi: 'Số dư', en: 'Balance', km: 'សមតុល្យ' },
  description: { vi: 'Diễn giải', en: 'Description', km: 'បរិយាយ' },
  apartment: { vi: 'Căn hộ', en: 'Apartment', km: 'អាផាតមិន' },
  party: { vi: 'Đối tượng', en: 'Party', km: 'ភាគី' },
  supplier: { vi: 'Nhà cung cấp', en: 'Supplier', km: 'អ្នកផ្គត់ផ្គង់' },
  payer: { vi: 'Người nộp, người nhận', en: 'Payer or payee', km: 'អ្នកបង់ ឬអ្នកទទួល' },
  category: { vi: 'Khoản mục', en: 'Category', km: 'ប្រភេទ' },
  contents: { vi: 'Nội dung', en: 'What is booked there', km: 'ខ្លឹមសារ' },
  symbol: { vi: 'Ký hiệu hóa đơn', en: 'Invoice symbol', km: 'និមិត្តសញ្ញាវិក្កយបត្រ' },
  invoice_number: { vi: 'Số hóa đơn', en: 'Invoice number', km: 'លេខវិក្កយបត្រ' },
  invoice_date: { vi: 'Ngày hóa đơn', en: 'Invoice date', km: 'ថ្ងៃវិក្កយបត្រ' },
  invoice: { vi: 'Hóa đơn', en: 'Invoice', km: 'វិក្កយបត្រ' },
  tax_code: { vi: 'Mã số thuế', en: 'Tax code', km: 'លេខពន្ធ' },
  rate: { vi: 'Thuế suất', en: 'Rate', km: 'អត្រា' },
  net: { vi: 'Giá trị chưa thuế', en: 'Net', km: 'តម្លៃមិនរួមអាករ' },
  vat: { vi: 'Thuế GTGT', en: 'VAT', km: 'អាករ VAT' },
  payment_way: { vi: 'Thanh toán', en: 'Paid', km: 'ការបង់ប្រាក់' },
  deduction_refusal: { vi: 'Ghi chú', en: 'Note', km: 'កំណត់ចំណាំ' },
  deducted: { vi: 'Được khấu trừ', en: 'Deducted', km: 'កាត់កង' },
  item: { vi: 'Chỉ tiêu', en: 'Figure', km: 'តួលេខ' },
  line: { vi: 'Mã số', en: 'Line', km: 'លេខជួរ' },
  amount: { vi: 'Số tiền', en: 'Amount', km: 'ទឹកប្រាក់' },
  made_by: { vi: 'Người lập', en: 'Made by', km: 'អ្នករៀបចំ' },
  voided_by: { vi: 'Người hủy', en: 'Voided by', km: 'អ្នកលុប' },
  voided_at: { vi: 'Hủy lúc', en: 'Voided at', km: 'លុបនៅ' },
  reason: { vi: 'Lý do hủy', en: 'Reason', km: 'មូលហេតុលុប' },
  received: { vi: 'Thu', en: 'Received', km: 'ចំណូល' },
  paid: { vi: 'Chi', en: 'Paid out', km: 'ចំណាយ' },
  fund_balance: { vi: 'Tồn quỹ', en: 'Balance', km: 'សមតុល្យ' },
} as const satisfies Words

/** What was before their lines, and what these come to. */
export const sumWords = {
  opening: { vi: 'Số dư đầu kỳ', en: 'Opening balance', km: 'សមតុល្យដើមគ្រា' },
  closing: { vi: 'Số dư cuối kỳ', en: 'Closing balance', km: 'សមតុល្យចុងគ្រា' },
  totals: { vi: 'Tổng cộng', en: 'Total', km: 'សរុប' },
  subtotal: { vi: 'Cộng', en: 'Subtotal', km: 'សរុបរង' },
} as const satisfies Words
