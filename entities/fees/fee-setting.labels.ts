import type { Labels } from '#core/labels.ts'
import { feeTypeWords } from '../fee-words.ts'
import type { feeSetting } from './fee-setting.ts'

export const feeSettingLabels = {
  vi: {
    one: 'loại phí',
    many: 'Loại phí',
    purpose: 'Các khoản phí hằng tháng của tòa nhà: cách tính, thứ tự thu và hạn nộp.',
    fields: {
      code: 'Mã',
      name: 'Tên phí',
      fee_type: 'Nhóm phí',
      price_type: 'Cách tính',
      priority: 'Thứ tự thu',
      due_days: 'Hạn nộp sau',
      is_active: 'Đang thu',
      note: 'Ghi chú',
      tariffs: 'Biểu giá',
    },
    help: {
      priority: 'Khi thu một phần, khoản phí có số nhỏ hơn được gạch nợ trước.',
      due_days: 'Số ngày kể từ ngày duyệt phí.',
    },
    sections: { general: 'Thông tin chung', collecting: 'Thu phí' },
    options: {
      fee_type: feeTypeWords.vi,
      price_type: {
        area: 'Theo diện tích',
        garden_area: 'Theo diện tích sân vườn',
        all_in: 'Trọn gói',
        metered: 'Theo đồng hồ',
        parking: 'Theo phương tiện',
      },
    },
  },
  en: {
    one: 'fee setting',
    many: 'Fee settings',
    purpose: 'Monthly fees: how each is calculated, the order of collection, and when it is due.',
    fields: {
      code: 'Code',
      name: 'Fee',
      fee_type: 'Fee type',
      price_type: 'Calculated by',
      priority: 'Collection order',
      due_days: 'Due after',
      is_active: 'Active',
      note: 'Note',
      tariffs: 'Tariffs',
    },
    help: {
      priority: 'A partial payment settles fees with a smaller number first.',
      due_days: 'Number of days after the fee is approved.',
    },
    sections: { general: 'General', collecting: 'Collection' },
    options: {
      fee_type: feeTypeWords.en,
      price_type: {
        area: 'Area',
        garden_area: 'Garden area',
        all_in: 'All-in',
        metered: 'Meter',
        parking: 'Vehicles',
      },
    },
  },
  km: {
    one: 'ការកំណត់ថ្លៃសេវា',
    many: 'ការកំណត់ថ្លៃសេវា',
    purpose: 'ថ្លៃសេវាប្រចាំខែរបស់អគារ៖ របៀបគណនា លំដាប់ប្រមូល និងថ្ងៃកំណត់បង់។',
    fields: {
      code: 'កូដ',
      name: 'ឈ្មោះថ្លៃសេវា',
      fee_type: 'ប្រភេទថ្លៃសេវា',
      price_type: 'របៀបគណនា',
      priority: 'លំដាប់ប្រមូល',
      due_days: 'កំណត់បង់ក្រោយ',
      is_active: 'កំពុងប្រមូល',
      note: 'កំណត់សម្គាល់',
      tariffs: 'តារាងតម្លៃ',
    },
    help: {
      priority: 'ពេលបង់មួយផ្នែក ថ្លៃដែលមានលេខតូចត្រូវបានកាត់មុន។',
      due_days: 'ចំនួនថ្ងៃក្រោយពេលអនុម័ត។',
    },
    sections: { general: 'ព័ត៌មានទូទៅ', collecting: 'ការប្រមូល' },
    options: {
      fee_type: feeTypeWords.km,
      price_type: {
        area: 'តាមផ្ទៃក្រឡា',
        garden_area: 'តាមផ្ទៃសួនច្បារ',
        all_in: 'ម៉ៅការ',
        metered: 'តាមនាឡិកា',
        parking: 'តាមយានយន្ត',
      },
    },
  },
} satisfies Labels<typeof feeSetting>
