import { defineLabels } from '../define-labels.ts'
import { meterWords } from './metered-words.ts'
import { electricMeter } from './electric-meter.ts'

export const electricMeterLabels = defineLabels(electricMeter, {
  one: { vi: 'đồng hồ điện', en: 'electricity meter', km: 'នាឡិកាអគ្គិសនី' },
  many: { vi: 'Đồng hồ điện', en: 'Electricity meters', km: 'នាឡិកាអគ្គិសនី' },
  purpose: {
    vi: 'Đồng hồ điện và căn hộ đang dùng.',
    en: 'Electricity meters and the apartments that use them.',
    km: 'នាឡិកាអគ្គិសនី និងអាផាតមិនដែលប្រើ។',
  },
  empty: {
    vi: 'Phí điện cần đồng hồ có chỉ số đã xác nhận. Nhập từ tệp, hoặc thêm từng đồng hồ.',
    en: 'The electricity fee needs a meter with a confirmed reading. Import them from a file, or add them one by one.',
    km: 'ថ្លៃអគ្គិសនីត្រូវការនាឡិកាដែលមានលេខអានបានបញ្ជាក់។ នាំចូលពីឯកសារ ឬបន្ថែមម្តងមួយ។',
  },
  ...meterWords,
  views: {
    register: {
      vi: 'Đồng hồ điện chưa gán căn hộ',
      en: 'Electricity meters without an apartment',
      km: 'នាឡិកាអគ្គិសនីគ្មានអាផាតមិន',
    },
  },
  options: {
    type: {
      single_phase: { vi: '1 pha', en: 'Single phase', km: '1 ហ្វា' },
      three_phase: { vi: '3 pha', en: 'Three phase', km: '3 ហ្វា' },
    },
  },
})
