import { currencyWords } from '../currency-words.ts'
import { defineLabels } from '../define-labels.ts'
import { tillClosing } from './till-closing.ts'

export const tillClosingLabels = defineLabels(tillClosing, {
  one: { vi: 'lần chốt quỹ', en: 'till closing', km: 'ការបិទបេឡា' },
  many: { vi: 'Chốt quỹ thu ngân', en: 'Till closings', km: 'ការបិទបេឡា' },
  purpose: {
    vi: 'Cuối ca, thu ngân đếm tiền trong quỹ và so với sổ.',
    en: 'At the end of a shift, the cashier counts the cash and compares it with the ledger.',
    km: 'ចុងវេន បេឡាកររាប់ប្រាក់ ហើយប្រៀបធៀបជាមួយបញ្ជី។',
  },
  create: { vi: 'Chốt quỹ', en: 'Close the till', km: 'បិទបេឡា' },
  fields: {
    cashier_id: { vi: 'Tài khoản thu ngân', en: 'Cashier (account)', km: 'គណនីបេឡាករ' },
    cashier_name: { vi: 'Thu ngân', en: 'Cashier', km: 'បេឡាករ' },
    cashier_code: { vi: 'Mã thu ngân', en: 'Cashier (staff code)', km: 'លេខកូដបេឡាករ' },
    opened_at: { vi: 'Từ lúc', en: 'From', km: 'ចាប់ពី' },
    closed_at: { vi: 'Chốt lúc', en: 'Closed at', km: 'បិទនៅ' },
    receipts: { vi: 'Số phiếu', en: 'Receipts', km: 'ចំនួនបង្កាន់ដៃ' },
    cash_account_id: { vi: 'Quỹ tiền mặt', en: 'Cash account', km: 'គណនីសាច់ប្រាក់' },
    denominations: { vi: 'Bảng kê mệnh giá', en: 'Count by note', km: 'តារាងរាប់ក្រដាសប្រាក់' },
    other_cash: {
      vi: 'Tiền xu, ngoại tệ (quy đổi)',
      en: 'Coins, foreign cash (converted)',
      km: 'កាក់ និងរូបិយប័ណ្ណបរទេស',
    },
    expected: { vi: 'Theo sổ', en: 'Expected', km: 'តាមបញ្ជី' },
    counted: { vi: 'Thực đếm', en: 'Counted', km: 'បានរាប់' },
    difference: { vi: 'Chênh lệch', en: 'Difference', km: 'ភាពខុសគ្នា' },
    rate_of: { vi: 'Tỷ giá của một', en: 'Rate of one', km: 'អត្រានៃមួយ' },
    rate: { vi: 'Tỷ giá', en: 'Rate', km: 'អត្រា' },
    book_value: { vi: 'Giá trị trên sổ', en: 'Worth in the books', km: 'តម្លៃតាមបញ្ជី' },
    counted_value: { vi: 'Giá trị thực đếm', en: 'Worth as counted', km: 'តម្លៃដែលបានរាប់' },
    difference_value: {
      vi: 'Giá trị chênh lệch kiểm đếm',
      en: 'Worth of the difference',
      km: 'តម្លៃនៃភាពខុសគ្នា',
    },
    receiver_id: { vi: 'Tài khoản người nhận', en: 'Received by (account)', km: 'គណនីអ្នកទទួល' },
    receiver_name: { vi: 'Người nhận bàn giao', en: 'Received by', km: 'អ្នកទទួល' },
    accepted_at: { vi: 'Nhận lúc', en: 'Accepted at', km: 'ទទួលនៅ' },
    reason: { vi: 'Lý do chưa nhận', en: 'Reason for not accepting', km: 'មូលហេតុមិនទទួល' },
  },
  sections: {
    count: { vi: 'Kiểm đếm', en: 'Count', km: 'ការរាប់' },
    handover: { vi: 'Bàn giao quỹ', en: 'Handover', km: 'ការប្រគល់បេឡា' },
    foreign: { vi: 'Quy đổi', en: 'In the books’ currency', km: 'គិតជារូបិយប័ណ្ណបញ្ជី' },
  },
  state: { vi: 'Bàn giao', en: 'Handover', km: 'ការប្រគល់' },
  states: {
    closed: { vi: 'Đã chốt', en: 'Closed', km: 'បានបិទ' },
    handed_over: { vi: 'Chờ nhận', en: 'Waiting for acceptance', km: 'រង់ចាំទទួល' },
    accepted: { vi: 'Đã bàn giao', en: 'Handed over', km: 'បានប្រគល់' },
  },
  actions: {
    hand_over: { vi: 'Bàn giao', en: 'Hand over', km: 'ប្រគល់' },
    accept: { vi: 'Nhận đủ tiền', en: 'Accept the cash', km: 'ទទួលប្រាក់គ្រប់' },
    refuse: { vi: 'Chưa nhận', en: 'Do not accept', km: 'មិនទទួល' },
  },
  options: {
    currency_code: currencyWords,
    rate_of: currencyWords,
  },
  lines: {
    denominations: {
      value: { vi: 'Mệnh giá', en: 'Note', km: 'ក្រដាសប្រាក់' },
      count: { vi: 'Số tờ', en: 'Number', km: 'ចំនួនសន្លឹក' },
    },
  },
})
