import type { Labels } from '#core/labels.ts'
import type { closedMonth } from './closed-month.ts'

export const closedMonthLabels = {
  vi: {
    one: 'tháng đã khóa sổ',
    many: 'Khóa sổ tháng',
    purpose: 'Tháng đã khóa sổ không thể thêm khoản phí hay bút toán.',
    create: 'Khóa sổ tháng',
    fields: {
      month: 'Tháng',
      closed_by_id: 'Tài khoản người khóa sổ',
      closed_by_name: 'Người khóa sổ',
      closed_by_code: 'Mã người khóa sổ',
      note: 'Ghi chú',
    },
    sections: { general: 'Thông tin chung' },
  },
  en: {
    one: 'closed month',
    many: 'Closed months',
    purpose: 'No fees or entries can be added to a closed month.',
    create: 'Close a month',
    fields: {
      month: 'Month',
      closed_by_id: 'Closed by (account)',
      closed_by_name: 'Closed by',
      closed_by_code: 'Closed by (staff code)',
      note: 'Note',
    },
    sections: { general: 'General' },
  },
  km: {
    one: 'ខែបានបិទ',
    many: 'ខែបានបិទ',
    purpose: 'ខែដែលបានបិទមិនអាចបន្ថែមថ្លៃ ឬកត់ត្រាបាន។',
    create: 'បិទបញ្ជីប្រចាំខែ',
    fields: {
      month: 'ខែ',
      closed_by_id: 'គណនីអ្នកបិទ',
      closed_by_name: 'អ្នកបិទ',
      closed_by_code: 'កូដអ្នកបិទ',
      note: 'កំណត់សម្គាល់',
    },
    sections: { general: 'ព័ត៌មានទូទៅ' },
  },
} satisfies Labels<typeof closedMonth>
