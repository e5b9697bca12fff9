import { defineLabels } from '../define-labels.ts'
import { feeSchedule } from './fee-schedule.ts'

export const feeScheduleLabels = defineLabels(feeSchedule, {
  one: { vi: 'lịch tính phí tự động', en: 'fee schedule', km: 'កាលវិភាគគណនាថ្លៃ' },
  many: { vi: 'Tính phí tự động', en: 'Automatic fees', km: 'គណនាថ្លៃស្វ័យប្រវត្តិ' },
  purpose: {
    vi: 'Tự động tạo phí nháp cho mọi căn hộ vào ngày đã chọn hằng tháng.',
    en: 'Creates draft fees for all apartments automatically on the chosen day of each month.',
    km: 'ដល់ថ្ងៃកំណត់ ថ្លៃព្រាងត្រូវបានបង្កើតដោយស្វ័យប្រវត្តិ។',
  },
  fields: {
    day: { vi: 'Ngày trong tháng', en: 'Day of the month', km: 'ថ្ងៃនៃខែ' },
    for_month: { vi: 'Tính phí cho', en: 'Charge for', km: 'គិតសម្រាប់' },
    is_active: { vi: 'Đang chạy', en: 'Active', km: 'កំពុងដំណើរការ' },
    last_month: { vi: 'Tháng tạo gần nhất', en: 'Last month generated', km: 'ខែចុងក្រោយ' },
    problem: { vi: 'Vướng mắc', en: 'Problem', km: 'បញ្ហា' },
    problem_month: { vi: 'Tháng bị vướng', en: 'Month affected', km: 'ខែដែលមានបញ្ហា' },
    runs: { vi: 'Các đợt đã chạy', en: 'Runs', km: 'វគ្គដែលបានដំណើរការ' },
  },
  options: {
    for_month: {
      this: { vi: 'Tháng này', en: 'This month', km: 'ខែនេះ' },
      last: { vi: 'Tháng trước', en: 'Last month', km: 'ខែមុន' },
    },
    problem: {
      month_closed: { vi: 'Tháng đã khóa sổ', en: 'The month is closed', km: 'ខែនេះបានបិទបញ្ជី' },
      order_expired: {
        vi: 'Gói dịch vụ của tòa nhà đã hết hạn',
        en: 'The building’s order has expired',
        km: 'កញ្ចប់សេវារបស់អគារបានផុតកំណត់',
      },
      fee_not_charged: {
        vi: 'Loại phí đã tắt hoặc đã xóa',
        en: 'The fee is switched off or deleted',
        km: 'ថ្លៃសេវាត្រូវបានបិទ ឬលុប',
      },
      run_failed: { vi: 'Đợt tính phí không chạy xong', en: 'The run failed', km: 'វគ្គគណនាថ្លៃមិនបានបញ្ចប់' },
      run_incomplete: {
        vi: 'Có phí chưa tính được',
        en: 'Some fees could not be calculated',
        km: 'មានថ្លៃមួយចំនួនមិនអាចគណនាបាន',
      },
      failed: { vi: 'Không tạo được phí', en: 'The fees could not be created', km: 'មិនអាចបង្កើតថ្លៃបានទេ' },
    },
  },
  plural: { en: 'fee schedules' },
})
