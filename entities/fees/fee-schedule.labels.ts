import type { Labels } from '#core/labels.ts'
import type { feeSchedule } from './fee-schedule.ts'

export const feeScheduleLabels = {
  vi: {
    one: 'lịch tính phí tự động',
    many: 'Tính phí tự động',
    purpose: 'Tự động tạo phí nháp cho mọi căn hộ vào ngày đã chọn hằng tháng.',
    fields: {
      name: 'Tên',
      fee_setting_id: 'Loại phí',
      day: 'Ngày trong tháng',
      for_month: 'Tính phí cho',
      is_active: 'Đang chạy',
      last_month: 'Tháng tạo gần nhất',
      note: 'Ghi chú',
      runs: 'Các đợt đã chạy',
    },
    sections: { general: 'Thông tin chung' },
    options: { for_month: { this: 'Tháng này', last: 'Tháng trước' } },
  },
  en: {
    one: 'fee schedule',
    many: 'Automatic fees',
    plural: 'fee schedules',
    purpose: 'Creates draft fees for all apartments automatically on the chosen day of each month.',
    fields: {
      name: 'Name',
      fee_setting_id: 'Fee setting',
      day: 'Day of the month',
      for_month: 'Charge for',
      is_active: 'Active',
      last_month: 'Last month generated',
      note: 'Note',
      runs: 'Runs',
    },
    sections: { general: 'General' },
    options: { for_month: { this: 'This month', last: 'Last month' } },
  },
  km: {
    one: 'កាលវិភាគគណនាថ្លៃ',
    many: 'គណនាថ្លៃស្វ័យប្រវត្តិ',
    purpose: 'ដល់ថ្ងៃកំណត់ ថ្លៃព្រាងត្រូវបានបង្កើតដោយស្វ័យប្រវត្តិ។',
    fields: {
      name: 'ឈ្មោះ',
      fee_setting_id: 'ការកំណត់ថ្លៃសេវា',
      day: 'ថ្ងៃនៃខែ',
      for_month: 'គិតសម្រាប់',
      is_active: 'កំពុងដំណើរការ',
      last_month: 'ខែចុងក្រោយ',
      note: 'កំណត់សម្គាល់',
      runs: 'វគ្គដែលបានដំណើរការ',
    },
    sections: { general: 'ព័ត៌មានទូទៅ' },
    options: { for_month: { this: 'ខែនេះ', last: 'ខែមុន' } },
  },
} satisfies Labels<typeof feeSchedule>
