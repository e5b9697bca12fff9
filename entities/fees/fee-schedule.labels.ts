import { defineLabels } from '../define-labels.ts'
import { feeSchedule } from './fee-schedule.ts'

export const feeScheduleLabels = defineLabels(feeSchedule, {
  vi: {
    one: 'lịch tính phí tự động',
    many: 'Tính phí tự động',
    purpose: 'Tự động tạo phí nháp cho mọi căn hộ vào ngày đã chọn hằng tháng.',
    fields: {
      day: 'Ngày trong tháng',
      for_month: 'Tính phí cho',
      is_active: 'Đang chạy',
      last_month: 'Tháng tạo gần nhất',
      problem: 'Vướng mắc',
      problem_month: 'Tháng bị vướng',
      runs: 'Các đợt đã chạy',
    },
    options: {
      for_month: { this: 'Tháng này', last: 'Tháng trước' },
      problem: {
        month_closed: 'Tháng đã khóa sổ',
        order_expired: 'Gói dịch vụ của tòa nhà đã hết hạn',
        fee_not_charged: 'Loại phí đã tắt hoặc đã xóa',
        run_failed: 'Đợt tính phí không chạy xong',
        run_incomplete: 'Có phí chưa tính được',
        failed: 'Không tạo được phí',
      },
    },
  },
  en: {
    one: 'fee schedule',
    many: 'Automatic fees',
    plural: 'fee schedules',
    purpose: 'Creates draft fees for all apartments automatically on the chosen day of each month.',
    fields: {
      day: 'Day of the month',
      for_month: 'Charge for',
      is_active: 'Active',
      last_month: 'Last month generated',
      problem: 'Problem',
      problem_month: 'Month affected',
      runs: 'Runs',
    },
    options: {
      for_month: { this: 'This month', last: 'Last month' },
      problem: {
        month_closed: 'The month is closed',
        order_expired: 'The building’s order has expired',
        fee_not_charged: 'The fee is switched off or deleted',
        run_failed: 'The run failed',
        run_incomplete: 'Some fees could not be calculated',
        failed: 'The fees could not be created',
      },
    },
  },
  km: {
    one: 'កាលវិភាគគណនាថ្លៃ',
    many: 'គណនាថ្លៃស្វ័យប្រវត្តិ',
    purpose: 'ដល់ថ្ងៃកំណត់ ថ្លៃព្រាងត្រូវបានបង្កើតដោយស្វ័យប្រវត្តិ។',
    fields: {
      day: 'ថ្ងៃនៃខែ',
      for_month: 'គិតសម្រាប់',
      is_active: 'កំពុងដំណើរការ',
      last_month: 'ខែចុងក្រោយ',
      problem: 'បញ្ហា',
      problem_month: 'ខែដែលមានបញ្ហា',
      runs: 'វគ្គដែលបានដំណើរការ',
    },
    options: {
      for_month: { this: 'ខែនេះ', last: 'ខែមុន' },
      problem: {
        month_closed: 'ខែនេះបានបិទបញ្ជី',
        order_expired: 'កញ្ចប់សេវារបស់អគារបានផុតកំណត់',
        fee_not_charged: 'ថ្លៃសេវាត្រូវបានបិទ ឬលុប',
        run_failed: 'វគ្គគណនាថ្លៃមិនបានបញ្ចប់',
        run_incomplete: 'មានថ្លៃមួយចំនួនមិនអាចគណនាបាន',
        failed: 'មិនអាចបង្កើតថ្លៃបានទេ',
      },
    },
  },
})
