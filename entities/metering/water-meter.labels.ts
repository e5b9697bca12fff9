import { defineLabels } from '../define-labels.ts'
import { meterWords } from './metered-words.ts'
import { waterMeter } from './water-meter.ts'

export const waterMeterLabels = defineLabels(waterMeter, {
  one: { vi: 'đồng hồ nước', en: 'water meter', km: 'នាឡិកាទឹក' },
  many: { vi: 'Đồng hồ nước', en: 'Water meters', km: 'នាឡិកាទឹក' },
  purpose: {
    vi: 'Đồng hồ nước và căn hộ đang dùng.',
    en: 'Water meters and the apartments that use them.',
    km: 'នាឡិកាទឹក និងអាផាតមិនដែលប្រើ។',
  },
  empty: {
    vi: 'Phí nước cần đồng hồ có chỉ số đã xác nhận. Nhập từ tệp, hoặc thêm từng đồng hồ.',
    en: 'The water fee needs a meter with a confirmed reading. Import them from a file, or add them one by one.',
    km: 'ថ្លៃទឹកត្រូវការនាឡិកាដែលមានលេខអានបានបញ្ជាក់។ នាំចូលពីឯកសារ ឬបន្ថែមម្តងមួយ។',
  },
  ...meterWords,
  views: {
    register: {
      vi: 'Đồng hồ nước chưa gán căn hộ',
      en: 'Water meters without an apartment',
      km: 'នាឡិកាទឹកគ្មានអាផាតមិន',
    },
  },
  options: {
    type: {
      cold: { vi: 'Nước lạnh', en: 'Cold water', km: 'ទឹកត្រជាក់' },
      hot: { vi: 'Nước nóng', en: 'Hot water', km: 'ទឹកក្តៅ' },
    },
  },
})
