import { defineLabels } from '../define-labels.ts'
import { groupFeeSlip } from './group-fee-slip.ts'

export const groupFeeSlipLabels = defineLabels(groupFeeSlip, {
  one: { vi: 'đợt tính phí', en: 'billing run', km: 'វគ្គគណនាថ្លៃ' },
  many: { vi: 'Đợt tính phí', en: 'Billing runs', km: 'វគ្គគណនាថ្លៃ' },
  purpose: {
    vi: 'Mỗi đợt tạo phí nháp của một tháng cho nhiều căn hộ.',
    en: 'Each run creates one month’s draft fees for many apartments.',
    km: 'វគ្គនីមួយៗបង្កើតថ្លៃព្រាងប្រចាំខែសម្រាប់អាផាតមិនច្រើន។',
  },
  create: { vi: 'Tạo phí', en: 'Generate fees', km: 'បង្កើតថ្លៃសេវា' },
  fields: {
    all_apartments: { vi: 'Tất cả căn hộ', en: 'All apartments', km: 'អាផាតមិនទាំងអស់' },
    schedule_id: { vi: 'Lịch tự động', en: 'Schedule', km: 'កាលវិភាគ' },
    total: { vi: 'Căn hộ', en: 'Apartments', km: 'អាផាតមិន' },
    done: { vi: 'Đã xử lý', en: 'Processed', km: 'បានធ្វើ' },
    created: { vi: 'Phí đã tạo', en: 'Fees created', km: 'ថ្លៃបានបង្កើត' },
    skipped: { vi: 'Bỏ qua', en: 'Skipped', km: 'រំលង' },
    failed_count: { vi: 'Lỗi', en: 'Errors', km: 'កំហុស' },
    amount: { vi: 'Tổng tiền', en: 'Total', km: 'សរុប' },
    finished_at: { vi: 'Kết thúc lúc', en: 'Finished at', km: 'បញ្ចប់នៅ' },
    problem: { vi: 'Sự cố', en: 'Problem', km: 'បញ្ហា' },
    errors: { vi: 'Lỗi', en: 'Errors', km: 'កំហុស' },
  },
  help: {
    fee_settings: {
      vi: 'Để trống để tính tất cả loại phí đang thu.',
      en: 'Leave empty for all active fee settings.',
      km: 'ទុកទទេ៖ ថ្លៃទាំងអស់ដែលកំពុងប្រមូល។',
    },
    name: {
      vi: 'Để trống để đặt tên theo tháng.',
      en: 'Leave empty to name it by month.',
      km: 'ទុកទទេ៖ ដាក់ឈ្មោះតាមខែ។',
    },
  },
  states: {
    running: { vi: 'Đang chạy', en: 'Running', km: 'កំពុងដំណើរការ' },
    success: { vi: 'Hoàn thành', en: 'Finished', km: 'ជោគជ័យ' },
    incomplete: { vi: 'Hoàn thành, còn lỗi', en: 'Finished with errors', km: 'ចប់ តែមានកំហុស' },
  },
  actions: {
    succeed: { vi: 'Hoàn thành', en: 'Finish', km: 'ជោគជ័យ' },
    leave_errors: { vi: 'Hoàn thành, còn lỗi', en: 'Finished with errors', km: 'ចប់ តែមានកំហុស' },
    retry: { vi: 'Chạy lại', en: 'Run again', km: 'ដំណើរការម្តងទៀត' },
  },
})
