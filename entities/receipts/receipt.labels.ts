import { currencyWords } from '../currency-words.ts'
import { defineLabels } from '../define-labels.ts'
import { feeTypeWords } from '../fee-words.ts'
import { receipt } from './receipt.ts'

export const receiptLabels = defineLabels(receipt, {
  one: { vi: 'phiếu thu', en: 'receipt', km: 'បង្កាន់ដៃ' },
  many: { vi: 'Phiếu thu', en: 'Receipts', km: 'បង្កាន់ដៃ' },
  purpose: {
    vi: 'Tiền đã thu của căn hộ và các khoản đã gạch nợ.',
    en: 'Money collected from apartments, and the fees it settled.',
    km: 'ប្រាក់ដែលបានប្រមូលពីអាផាតមិន និងអ្វីដែលបានទូទាត់។',
  },
  create: { vi: 'Thu tiền', en: 'Collect', km: 'ប្រមូលប្រាក់' },
  fields: {
    code: { vi: 'Số phiếu', en: 'Number', km: 'លេខប័ណ្ណ' },
    invoice: { vi: 'Hóa đơn', en: 'Invoice', km: 'វិក្កយបត្រ' },
    month: { vi: 'Kỳ thu', en: 'Collection month', km: 'ខែប្រមូល' },
    payer: { vi: 'Người nộp', en: 'Payer', km: 'អ្នកបង់' },
    cash_account_id: { vi: 'Vào quỹ', en: 'Fund account', km: 'ចូលមូលនិធិ' },
    amount_received: { vi: 'Số tiền nhận', en: 'Amount received', km: 'ប្រាក់បានទទួល' },
    change_given: { vi: 'Trả lại khách', en: 'Change given', km: 'ប្រាក់អាប់' },
    tenders: { vi: 'Tiền mặt các loại', en: 'Cash in several currencies', km: 'សាច់ប្រាក់ច្រើនរូបិយប័ណ្ណ' },
    exchange_difference: {
      vi: 'Chênh lệch làm tròn, tỷ giá',
      en: 'Rounding and exchange difference',
      km: 'ភាពខុសគ្នានៃការបង្គត់ និងអត្រា',
    },
    rate: { vi: 'Tỷ giá', en: 'Exchange rate', km: 'អត្រាប្តូរប្រាក់' },
    book_rate: { vi: 'Tỷ giá ghi sổ', en: 'Accounting exchange rate', km: 'អត្រាប្តូរប្រាក់នៃបញ្ជី' },
    received: { vi: 'Thực thu', en: 'Received', km: 'ប្រាក់ប្រមូលបាន' },
    credit_used: { vi: 'Dùng tiền thừa', en: 'Credit used', km: 'ប្រើប្រាក់លើស' },
    deduction_reason: { vi: 'Lý do khấu trừ', en: 'Reason for deduction', km: 'មូលហេតុកាត់កង' },
    settled: { vi: 'Đã gạch nợ', en: 'Applied', km: 'បានទូទាត់' },
    excess: { vi: 'Thu thừa', en: 'Overpayment', km: 'ប្រាក់ទទួលលើស' },
    confirm_excess: { vi: 'Xác nhận thu thừa', en: 'Overpayment confirmed', km: 'បញ្ជាក់ប្រាក់លើស' },
    extra_credit_reason: { vi: 'Lý do thu thừa', en: 'Reason for overpayment', km: 'មូលហេតុប្រាក់លើស' },
    received_on: { vi: 'Ngày thu', en: 'Received on', km: 'ថ្ងៃទទួល' },
    collector_id: { vi: 'Tài khoản người thu', en: 'Collector (account)', km: 'គណនីអ្នកប្រមូល' },
    collector_name: { vi: 'Người thu', en: 'Collector', km: 'អ្នកប្រមូល' },
    collector_code: { vi: 'Mã người thu', en: 'Collector (staff code)', km: 'លេខកូដអ្នកប្រមូល' },
    lines: { vi: 'Các khoản', en: 'Lines', km: 'បន្ទាត់' },
    serial_id: { vi: 'Tờ phiếu in sẵn', en: 'Pre-printed sheet', km: 'សន្លឹកបោះពុម្ពទុក' },
    serial: { vi: 'Số seri in sẵn', en: 'Pre-printed serial', km: 'លេខស៊េរីបោះពុម្ពទុក' },
    voided_on: { vi: 'Ngày hủy', en: 'Voided on', km: 'ថ្ងៃបោះបង់' },
    voided_by_id: { vi: 'Tài khoản người hủy', en: 'Voided by (account)', km: 'គណនីអ្នកបោះបង់' },
    voided_by_name: { vi: 'Người hủy', en: 'Voided by', km: 'អ្នកបោះបង់' },
    voided_by_code: { vi: 'Mã người hủy', en: 'Voided by (staff code)', km: 'លេខកូដអ្នកបោះបង់' },
  },
  sections: {
    lines: { vi: 'Các khoản thu', en: 'Fees settled', km: 'អ្វីដែលបានទូទាត់' },
    tenders: { vi: 'Tiền mặt các loại', en: 'Cash in several currencies', km: 'សាច់ប្រាក់ច្រើនរូបិយប័ណ្ណ' },
  },
  views: {
    deleted: { vi: 'Phiếu thu đã hủy', en: 'Voided receipts', km: 'បង្កាន់ដៃដែលបានបោះបង់' },
  },
  viewPurposes: {
    deleted: {
      vi: 'Các phiếu thu đã hủy, lý do hủy và người hủy.',
      en: 'Receipts that were voided, by whom and why.',
      km: 'បង្កាន់ដៃដែលបានបោះបង់ មូលហេតុ និងអ្នកបោះបង់។',
    },
  },
  options: {
    currency_code: currencyWords,
  },
  lines: {
    tenders: {
      currency_code: { vi: 'Loại tiền', en: 'Currency', km: 'រូបិយប័ណ្ណ' },
      amount: { vi: 'Số tiền', en: 'Amount', km: 'ចំនួន' },
      rate_of: { vi: 'Tỷ giá của', en: 'Rate of one', km: 'អត្រានៃមួយ' },
      rate: { vi: 'Tỷ giá', en: 'Rate', km: 'អត្រា' },
      value: { vi: 'Quy đổi', en: 'Worth', km: 'តម្លៃគិតជាបញ្ជី' },
      cash_account_id: { vi: 'Quỹ', en: 'Cash account', km: 'គណនីសាច់ប្រាក់' },
    },
    lines: {
      fee_id: { vi: 'Khoản phí', en: 'Fee', km: 'ថ្លៃសេវា' },
      name: { vi: 'Nội dung', en: 'Description', km: 'ខ្លឹមសារ' },
      fee_type: { vi: 'Nhóm phí', en: 'Fee type', km: 'ប្រភេទថ្លៃសេវា' },
      month: { vi: 'Tháng', en: 'Month', km: 'ខែ' },
      due: { vi: 'Phải thu', en: 'Due', km: 'ត្រូវបង់' },
      amount: { vi: 'Thu', en: 'Paid', km: 'បានបង់' },
    },
  },
  lineOptions: {
    lines: {
      fee_type: feeTypeWords,
    },
    tenders: {
      currency_code: currencyWords,
      rate_of: currencyWords,
    },
  },
  states: {
    collected: { vi: 'Đã thu', en: 'Collected', km: 'បានប្រមូល' },
  },
  actions: {
    void: { vi: 'Hủy phiếu thu', en: 'Void the receipt', km: 'បោះបង់បង្កាន់ដៃ' },
  },
})
