import { defineLabels } from '../define-labels.ts'
import { feeTypeWords } from '../fee-words.ts'
import { adjustment } from './adjustment.ts'
import { documentWords } from './document-words.ts'

export const adjustmentLabels = defineLabels(adjustment, {
  one: { vi: 'phiếu điều chỉnh phí', en: 'fee adjustment', km: 'ប័ណ្ណកែតម្រូវថ្លៃ' },
  many: { vi: 'Phiếu điều chỉnh phí', en: 'Fee adjustments', km: 'ប័ណ្ណកែតម្រូវថ្លៃ' },
  purpose: {
    vi: 'Giảm hoặc tăng một khoản phí đã duyệt, kể cả khi đã thu hoặc tháng của nó đã khóa sổ.',
    en: 'Lower or raise an approved fee, even if it is paid or its month is closed.',
    km: 'បន្ថយ ឬបង្កើនថ្លៃដែលបានអនុម័ត ទោះបានបង់ ឬខែនោះបានបិទបញ្ជីក៏ដោយ។',
  },
  fields: {
    code: documentWords.code,
    fee_id: { vi: 'Khoản phí được điều chỉnh', en: 'Adjusted fee', km: 'ថ្លៃដែលត្រូវកែតម្រូវ' },
    direction: { vi: 'Điều chỉnh', en: 'Adjustment', km: 'ការកែតម្រូវ' },
    grounds: { vi: 'Lý do điều chỉnh', en: 'Reason for the adjustment', km: 'មូលហេតុកែតម្រូវ' },
    fee_name: { vi: 'Tên khoản phí', en: 'Name of the fee', km: 'ឈ្មោះថ្លៃ' },
    fee_month: { vi: 'Tháng phí', en: 'Month of the fee', km: 'ខែថ្លៃ' },
    fee_type: { vi: 'Loại phí', en: 'Fee type', km: 'ប្រភេទថ្លៃ' },
    from_opening: { vi: 'Thuộc nợ đầu kỳ', en: 'Opening debt', km: 'បំណុលដើមគ្រា' },
    reduced: { vi: 'Số đã giảm', en: 'Amount lowered', km: 'ចំនួនបន្ថយ' },
    reduced_vat: { vi: 'Giảm thuế GTGT', en: 'VAT lowered', km: 'VAT បន្ថយ' },
    reduced_for_others: {
      vi: 'Giảm tiền thu hộ',
      en: 'Collected for others lowered',
      km: 'ប្រាក់ប្រមូលជំនួសគេបន្ថយ',
    },
    settled: { vi: 'Trừ vào nợ', en: 'Taken off the debt', km: 'កាត់ចេញពីបំណុល' },
    credited: { vi: 'Chuyển thành tiền thừa', en: 'Turned into credit', km: 'ក្លាយជាប្រាក់លើស' },
    line_id: { vi: 'Khoản phí tăng thêm', en: 'Additional fee', km: 'ថ្លៃបន្ថែម' },
  },
  options: {
    direction: {
      decrease: { vi: 'Giảm', en: 'Lower', km: 'បន្ថយ' },
      increase: { vi: 'Tăng', en: 'Raise', km: 'បង្កើន' },
    },
    fee_type: feeTypeWords,
  },
  help: {
    amount: {
      vi: 'Phần giảm của khoản đã thu trở thành tiền thừa của căn hộ.',
      en: 'What is taken off a paid fee becomes credit of the apartment.',
      km: 'ចំនួនបន្ថយនៃថ្លៃដែលបានបង់រួច ក្លាយជាប្រាក់លើសរបស់អាផាតមិន។',
    },
  },
})
