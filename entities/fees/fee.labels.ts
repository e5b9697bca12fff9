import { defineLabels } from '../define-labels.ts'
import { payerKindWords } from '../payer-words.ts'
import { feeFlagWords, feeTypeWords, feeViewWords } from '../fee-words.ts'
import { incomeKindWords, incomeWords } from '../income-words.ts'
import { fee } from './fee.ts'

export const feeLabels = defineLabels(fee, {
  one: { vi: 'khoản phí', en: 'fee', km: 'ថ្លៃសេវា' },
  many: { vi: 'Phí', en: 'Fees', km: 'ថ្លៃសេវា' },
  purpose: {
    vi: 'Các khoản phí hằng tháng của từng căn hộ, từ nháp đến duyệt và thu.',
    en: 'Monthly fees of each apartment, from draft to approval and collection.',
    km: 'ថ្លៃសេវាប្រចាំខែរបស់អាផាតមិននីមួយៗ៖ ព្រាង អនុម័ត ប្រមូល។',
  },
  fields: {
    ...incomeWords,
    name: { vi: 'Nội dung', en: 'Description', km: 'ខ្លឹមសារ' },
    settled: { vi: 'Đã thu', en: 'Collected', km: 'បានទូទាត់' },
    open: { vi: 'Còn nợ', en: 'Balance', km: 'នៅជំពាក់' },
    due_on: { vi: 'Hạn nộp', en: 'Due date', km: 'ថ្ងៃកំណត់បង់' },
    booked_on: { vi: 'Ngày ghi sổ', en: 'Booked on', km: 'ថ្ងៃចុះបញ្ជី' },
    voided_on: { vi: 'Ngày ghi hủy', en: 'Void booked on', km: 'ថ្ងៃចុះការបោះបង់' },
    noticed_on: { vi: 'Đã thông báo', en: 'Noticed', km: 'បានជូនដំណឹង' },
    invoice: { vi: 'Hóa đơn', en: 'Invoice', km: 'វិក្កយបត្រ' },
    norm: { vi: 'Định mức', en: 'Allowance', km: 'កម្រិតកំណត់' },
    flags: { vi: 'Cần xem lại', en: 'Needs review', km: 'ត្រូវពិនិត្យ' },
    payer_kind: { vi: 'Loại người trả', en: 'Kind of payer', km: 'ប្រភេទអ្នកបង់' },
    payer_ref: { vi: 'Mã người trả', en: 'Payer’s key', km: 'លេខសម្គាល់អ្នកបង់' },
    payer_name: { vi: 'Tên người trả', en: 'Payer’s name', km: 'ឈ្មោះអ្នកបង់' },
    payer: { vi: 'Người trả', en: 'Payer', km: 'អ្នកបង់' },
    fee_slip_id: { vi: 'Phiếu báo phí', en: 'Monthly bill', km: 'ប័ណ្ណថ្លៃ' },
    late_interest_run_id: { vi: 'Đợt tính lãi', en: 'Late interest run', km: 'ការគណនាការប្រាក់យឺត' },
    late_interest_lines: { vi: 'Cách tính lãi', en: 'Interest calculation', km: 'របៀបគណនាការប្រាក់' },
    late_interest: { vi: 'Lãi chậm nộp', en: 'Late interest', km: 'ការប្រាក់បង់យឺត' },
    replaces_id: { vi: 'Thay cho', en: 'Replaces', km: 'ជំនួស' },
    reason: { vi: 'Lý do hủy', en: 'Reason for voiding', km: 'មូលហេតុបោះបង់' },
    replacements: { vi: 'Khoản thay thế', en: 'Replacements', km: 'អ្វីដែលជំនួស' },
  },
  help: {
    vat_percent: {
      vi: 'Chỉ nhập khi số tiền đã gồm thuế GTGT.',
      en: 'Only if the amount contains VAT.',
      km: 'បំពេញតែពេលទឹកប្រាក់រួម VAT។',
    },
    amount: {
      vi: 'Để trống để tính bằng số lượng × đơn giá.',
      en: 'Leave empty to use quantity × unit price.',
      km: 'ទុកទទេ៖ បរិមាណ × តម្លៃឯកតា។',
    },
  },
  sections: {
    origin: { vi: 'Nguồn gốc', en: 'Source', km: 'ប្រភព' },
  },
  views: {
    vi: { ...feeViewWords('vi'), draft: 'Phí nháp chờ duyệt' },
    en: { ...feeViewWords('en'), draft: 'Draft fees' },
    km: { ...feeViewWords('km'), draft: 'ថ្លៃព្រាងរង់ចាំអនុម័ត' },
  },
  viewPurposes: {
    draft: {
      vi: 'Các khoản phí đã tính, chờ kiểm tra và duyệt trước khi ghi vào công nợ.',
      en: 'Calculated fees to check and approve before they become debts.',
      km: 'ថ្លៃសេវាដែលបានគណនា ត្រូវពិនិត្យ និងអនុម័តមុនកត់ជាបំណុល។',
    },
  },
  options: {
    income_kind: incomeKindWords,
    fee_type: feeTypeWords,
    flags: feeFlagWords,
    payer_kind: payerKindWords,
  },
  states: {
    approved: { vi: 'Chờ thu', en: 'To collect', km: 'ត្រូវប្រមូល' },
    settled: { vi: 'Đã thu đủ', en: 'Settled', km: 'បានទូទាត់' },
    void: { vi: 'Đã hủy', en: 'Voided', km: 'បានបោះបង់' },
  },
  actions: {
    void: { vi: 'Hủy khoản phí', en: 'Void', km: 'បោះបង់ថ្លៃសេវា' },
    settle: { vi: 'Thu đủ', en: 'Settle', km: 'ទូទាត់' },
    open_again: { vi: 'Mở lại', en: 'Reopen', km: 'បើកឡើងវិញ' },
  },
})
