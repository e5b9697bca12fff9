import { currencyWords } from '../currency-words.ts'
import { defineLabels } from '../define-labels.ts'
import { documentWords } from './document-words.ts'
import { prepayment } from './prepayment.ts'

export const prepaymentLabels = defineLabels(prepayment, {
  one: { vi: 'phiếu thu trước phí', en: 'prepayment', km: 'ប័ណ្ណបង់ថ្លៃមុន' },
  many: { vi: 'Thu trước phí', en: 'Prepayments', km: 'ការបង់ថ្លៃមុន' },
  purpose: {
    vi: 'Cư dân đóng trước nhiều tháng phí và được giảm. Mỗi tháng duyệt phí, phần của tháng đó được trừ.',
    en: 'Several months of fees paid in advance at a discount. Each month’s fee takes its part when it is approved.',
    km: 'អ្នកស្នាក់នៅបង់ថ្លៃសេវាច្រើនខែជាមុន ដោយមានការបញ្ចុះតម្លៃ។ រាល់ខែ ពេលអនុម័តថ្លៃ ចំណែកនៃខែនោះត្រូវបានកាត់។',
  },
  fields: {
    code: documentWords.code,
    ...documentWords.foreign,
    fee_settings: { vi: 'Loại phí đóng trước', en: 'Fees paid in advance', km: 'ថ្លៃសេវាដែលបង់មុន' },
    first_month: { vi: 'Từ tháng', en: 'From month', km: 'ចាប់ពីខែ' },
    months: { vi: 'Số tháng', en: 'Months', km: 'ចំនួនខែ' },
    discount_percent: { vi: 'Giảm (% tổng tiền)', en: 'Discount (% of the total)', km: 'បញ្ចុះ (% នៃសរុប)' },
    foreseen: { vi: 'Tổng phí các tháng', en: 'Fees of all months', km: 'ថ្លៃសេវាគ្រប់ខែ' },
    discount: { vi: 'Tiền giảm', en: 'Discount', km: 'ប្រាក់បញ្ចុះ' },
    amount: { vi: 'Số tiền thu', en: 'Amount to pay', km: 'ប្រាក់ត្រូវបង់' },
    party: { vi: 'Người nộp', en: 'Paid by', km: 'អ្នកបង់' },
    months_left: { vi: 'Số tháng còn lại', en: 'Months left', km: 'ចំនួនខែនៅសល់' },
    unreleased: { vi: 'Chưa phân bổ', en: 'Not released yet', km: 'មិនទាន់បែងចែក' },
    ended_on: { vi: 'Ngày kết thúc sớm', en: 'Ended early on', km: 'ថ្ងៃបញ្ចប់មុនកំណត់' },
    credited: { vi: 'Chuyển thành tiền thừa', en: 'Put to credit', km: 'ផ្ទេរជាប្រាក់លើស' },
    portions: { vi: 'Phân bổ từng tháng', en: 'Month by month', km: 'ការបែងចែកតាមខែ' },
    reason: { vi: 'Lý do', en: 'Reason', km: 'មូលហេតុ' },
  },
  help: {
    foreign_currency: documentWords.foreignHelp,
    fee_settings: {
      vi: 'Chỉ những loại phí tính trước được. Phí theo chỉ số đồng hồ thì không.',
      en: 'Only fees that can be foreseen, not those by a meter’s index.',
      km: 'តែថ្លៃសេវាដែលគណនាជាមុនបាន មិនមែនថ្លៃតាមលេខនាឡិកាទេ។',
    },
    discount_percent: {
      vi: 'Để trống để lấy mức giảm mà tòa nhà áp dụng cho số tháng này.',
      en: 'Leave empty for the building’s offer for this number of months.',
      km: 'ទុកទទេ ដើម្បីយកការបញ្ចុះរបស់អគារសម្រាប់ចំនួនខែនេះ។',
    },
  },
  options: { foreign_currency: currencyWords },
  sections: {
    payment: { vi: 'Thu tiền', en: 'Payment', km: 'ការបង់ប្រាក់' },
  },
  states: {
    approved: { vi: 'Đang phân bổ', en: 'Being released', km: 'កំពុងបែងចែក' },
    done: { vi: 'Đã phân bổ hết', en: 'Fully released', km: 'បែងចែកអស់' },
    ended: { vi: 'Kết thúc sớm', en: 'Ended early', km: 'បញ្ចប់មុនកំណត់' },
  },
  actions: {
    end: { vi: 'Kết thúc sớm', en: 'End early', km: 'បញ្ចប់មុនកំណត់' },
    complete: { vi: 'Phân bổ hết', en: 'Complete', km: 'បែងចែកអស់' },
    open_again: { vi: 'Mở lại', en: 'Open again', km: 'បើកឡើងវិញ' },
  },
})
