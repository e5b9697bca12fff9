import { currencyWords } from '../currency-words.ts'
import { defineLabels } from '../define-labels.ts'
import { lineSourceWords, lineWhyWords } from '../bank-words.ts'
import { bankLine } from './bank-line.ts'

export const bankLineLabels = defineLabels(bankLine, {
  one: { vi: 'giao dịch ngân hàng', en: 'bank transaction', km: 'ប្រតិបត្តិការធនាគារ' },
  many: { vi: 'Giao dịch ngân hàng', en: 'Bank transactions', km: 'ប្រតិបត្តិការធនាគារ' },
  purpose: {
    vi: 'Tiền vào và ra tài khoản ngân hàng, đã khớp với căn hộ nào và vì sao.',
    en: 'Money into and out of bank accounts, which apartment each belongs to and why.',
    km: 'ប្រាក់ចូល និងចេញពីគណនីធនាគារ ជារបស់អាផាតមិនណា និងមូលហេតុ។',
  },
  fields: {
    transaction_code: { vi: 'Mã giao dịch', en: 'Transaction code', km: 'លេខប្រតិបត្តិការ' },
    reference_code: { vi: 'Mã tham chiếu', en: 'Reference code', km: 'លេខយោង' },
    gateway: { vi: 'Cổng', en: 'Gateway', km: 'ច្រក' },
    merchant_id: { vi: 'Mã đơn vị', en: 'Merchant ID', km: 'លេខអាជីវករ' },
    message_id: { vi: 'Tin ngân hàng', en: 'Bank message', km: 'សារធនាគារ' },
    statement_id: { vi: 'Sao kê', en: 'Statement', km: 'របាយការណ៍គណនី' },
    also_code: { vi: 'Mã ở cổng', en: 'Code at the gateway', km: 'លេខនៅច្រក' },
    told_line_id: { vi: 'Giao dịch đã báo', en: 'Told before as', km: 'ប្រតិបត្តិការដែលបានប្រាប់រួច' },
    bank_id: { vi: 'Ngân hàng', en: 'Bank', km: 'ធនាគារ' },
    date: { vi: 'Ngày', en: 'Date', km: 'ថ្ងៃ' },
    occurred_at: { vi: 'Thời điểm', en: 'Time', km: 'ពេលវេលា' },
    category: { vi: 'Phân loại', en: 'Category', km: 'ចំណាត់ថ្នាក់' },
    partner: { vi: 'Đối tác', en: 'Partner', km: 'ដៃគូ' },
    price: { vi: 'Số tiền', en: 'Amount', km: 'ចំនួនប្រាក់' },
    balance: { vi: 'Số dư sau giao dịch', en: 'Balance after it', km: 'សមតុល្យក្រោយប្រតិបត្តិការ' },
    content_hash: { vi: 'Mã băm nội dung', en: 'Hash of the content', km: 'កូដសម្គាល់ខ្លឹមសារ' },
    why: { vi: 'Vì sao', en: 'Why', km: 'មូលហេតុ' },
    payment_voucher_id: { vi: 'Phiếu chi', en: 'Payment voucher', km: 'ប័ណ្ណចំណាយ' },
    shares: { vi: 'Chia cho căn hộ', en: 'Divided among', km: 'ចែកទៅអាផាតមិន' },
    booked: { vi: 'Đã có chứng từ', en: 'Booked by documents', km: 'មានឯកសារហើយ' },
    reason: { vi: 'Lý do', en: 'Reason', km: 'ហេតុផល' },
  },
  sections: {
    general: { vi: 'Giao dịch', en: 'Transaction', km: 'ប្រតិបត្តិការ' },
    match: { vi: 'Đối soát', en: 'Reconciliation', km: 'ការផ្ទៀងផ្ទាត់' },
    source: { vi: 'Tài khoản và nguồn', en: 'Account and source', km: 'គណនី និងប្រភព' },
  },
  options: {
    gateway: lineSourceWords,
    type: {
      in: { vi: 'Tiền vào', en: 'Money in', km: 'ប្រាក់ចូល' },
      out: { vi: 'Tiền ra', en: 'Money out', km: 'ប្រាក់ចេញ' },
    },
    currency_code: currencyWords,
    why: lineWhyWords,
  },
  lines: {
    shares: {
      apartment_id: { vi: 'Căn hộ', en: 'Apartment', km: 'អាផាតមិន' },
      amount: { vi: 'Số tiền', en: 'Amount', km: 'ចំនួនប្រាក់' },
      receipt_id: { vi: 'Phiếu thu', en: 'Receipt', km: 'បង្កាន់ដៃ' },
    },
  },
  views: {
    unmatched: { vi: 'Chưa khớp', en: 'Unmatched', km: 'មិនទាន់ផ្គូផ្គង' },
    matched: { vi: 'Đã khớp', en: 'Matched', km: 'បានផ្គូផ្គង' },
    money_in: { vi: 'Tiền vào', en: 'Money in', km: 'ប្រាក់ចូល' },
    money_out: { vi: 'Tiền ra', en: 'Money out', km: 'ប្រាក់ចេញ' },
    not_ours: { vi: 'Không phải của ta', en: 'Not ours', km: 'មិនមែនរបស់យើង' },
    conflict: { vi: 'Mâu thuẫn', en: 'Conflicts', km: 'មិនត្រូវគ្នា' },
  },
  states: {
    unmatched: { vi: 'Chưa khớp', en: 'Unmatched', km: 'មិនទាន់ផ្គូផ្គង' },
    matched: { vi: 'Đã khớp', en: 'Matched', km: 'បានផ្គូផ្គង' },
    not_ours: { vi: 'Không phải của ta', en: 'Not ours', km: 'មិនមែនរបស់យើង' },
    conflict: { vi: 'Mâu thuẫn', en: 'Conflict', km: 'មិនត្រូវគ្នា' },
    joined: { vi: 'Đã gộp', en: 'Joined', km: 'បានបញ្ចូលគ្នា' },
  },
  actions: {
    match: { vi: 'Khớp với căn hộ', en: 'Match with an apartment', km: 'ផ្គូផ្គងនឹងអាផាតមិន' },
    match_receipt: {
      vi: 'Gắn với phiếu thu đã lập',
      en: 'Join with a receipt',
      km: 'ភ្ជាប់នឹងបង្កាន់ដៃដែលមានរួច',
    },
    set_aside: { vi: 'Không phải của ta', en: 'Not ours', km: 'មិនមែនរបស់យើង' },
    undo: { vi: 'Bỏ khớp', en: 'Undo the match', km: 'បោះបង់ការផ្គូផ្គង' },
    reopen: { vi: 'Xét lại', en: 'Consider again', km: 'ពិនិត្យឡើងវិញ' },
    match_voucher: { vi: 'Khớp với phiếu chi', en: 'Match with a payment voucher', km: 'ផ្គូផ្គងនឹងប័ណ្ណចំណាយ' },
    divide: { vi: 'Chia cho nhiều căn hộ', en: 'Divide among apartments', km: 'ចែកទៅអាផាតមិនច្រើន' },
    accept: { vi: 'Nhận nội dung này', en: 'Accept this content', km: 'ទទួលយកខ្លឹមសារនេះ' },
    attach: { vi: 'Gắn chứng từ', en: 'Join with a document', km: 'ភ្ជាប់នឹងឯកសារ' },
    join: { vi: 'Là giao dịch đã báo', en: 'The same as told before', km: 'ជាប្រតិបត្តិការដែលបានប្រាប់រួច' },
    keep_apart: { vi: 'Là giao dịch khác', en: 'Another transaction', km: 'ជាប្រតិបត្តិការផ្សេង' },
    contradict: { vi: 'Mâu thuẫn', en: 'Conflict', km: 'មិនត្រូវគ្នា' },
  },
  done: {
    attach: { vi: 'Đã gắn chứng từ.', en: 'The document is joined.', km: 'បានភ្ជាប់ឯកសារហើយ។' },
    keep_apart: {
      vi: 'Đã tách thành giao dịch riêng, sẽ được đối soát.',
      en: 'It is a transaction of its own, and will be reconciled.',
      km: 'ជាប្រតិបត្តិការដាច់ដោយឡែក ហើយនឹងត្រូវផ្ទៀងផ្ទាត់។',
    },
  },
  inputs: {
    kind: { vi: 'Loại chứng từ', en: 'Document', km: 'ឯកសារ' },
    document_id: { vi: 'Chứng từ', en: 'Which one', km: 'ឯកសារណា' },
    amount: { vi: 'Số tiền', en: 'Amount', km: 'ចំនួនប្រាក់' },
  },
})
