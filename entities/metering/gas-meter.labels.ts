import { defineLabels } from '../define-labels.ts'
import { meterWords } from './metered-words.ts'
import { gasMeter } from './gas-meter.ts'

export const gasMeterLabels = defineLabels(gasMeter, {
  one: { vi: 'đồng hồ gas', en: 'gas meter', km: 'នាឡិកាហ្គាស' },
  many: { vi: 'Đồng hồ gas', en: 'Gas meters', km: 'នាឡិកាហ្គាស' },
  purpose: {
    vi: 'Đồng hồ gas và căn hộ đang dùng.',
    en: 'Gas meters and the apartments that use them.',
    km: 'នាឡិកាហ្គាស និងអាផាតមិនដែលប្រើ។',
  },
  empty: {
    vi: 'Phí gas theo chỉ số cần đồng hồ có chỉ số đã xác nhận. Nhập từ tệp, hoặc thêm từng đồng hồ.',
    en: 'A gas fee by index needs a meter with a confirmed reading. Import them from a file, or add them one by one.',
    km: 'ថ្លៃហ្គាសតាមលេខអានត្រូវការនាឡិកាដែលមានលេខអានបានបញ្ជាក់។ នាំចូលពីឯកសារ ឬបន្ថែមម្តងមួយ។',
  },
  ...meterWords,
  views: {
    register: {
      vi: 'Đồng hồ gas chưa gán căn hộ',
      en: 'Gas meters without an apartment',
      km: 'នាឡិកាហ្គាសគ្មានអាផាតមិន',
    },
  },
  options: {
    type: {
      lpg: { vi: 'Gas hóa lỏng', en: 'LPG', km: 'ហ្គាសរាវ' },
      natural_gas: { vi: 'Khí thiên nhiên', en: 'Natural gas', km: 'ឧស្ម័នធម្មជាតិ' },
    },
  },
})
