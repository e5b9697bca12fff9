import { defineLabels } from '../define-labels.ts'
import { fundPlanItem } from './fund-plan-item.ts'

export const fundPlanItemLabels = defineLabels(fundPlanItem, {
  one: { vi: 'hạng mục quỹ bảo trì', en: 'maintenance fund item', km: 'មុខចំណាយមូលនិធិថែទាំ' },
  many: { vi: 'Hạng mục quỹ bảo trì', en: 'Maintenance fund items', km: 'មុខចំណាយមូលនិធិថែទាំ' },
  purpose: {
    vi: 'Từng hạng mục của kế hoạch quỹ bảo trì, số tiền được chi và đã chi.',
    en: 'The items of a maintenance fund plan, what they may cost and what was spent.',
    km: 'មុខចំណាយនីមួយៗនៃផែនការមូលនិធិថែទាំ ទឹកប្រាក់ដែលអនុញ្ញាត និងបានចំណាយ។',
  },
  fields: {
    fund_plan_id: { vi: 'Kế hoạch', en: 'Plan', km: 'ផែនការ' },
    name: { vi: 'Hạng mục', en: 'Item', km: 'មុខចំណាយ' },
    year: { vi: 'Năm', en: 'Year', km: 'ឆ្នាំ' },
    amount: { vi: 'Kế hoạch', en: 'Planned', km: 'ផែនការ' },
    spent: { vi: 'Đã chi', en: 'Spent', km: 'បានចំណាយ' },
    unspent: { vi: 'Còn lại', en: 'Left', km: 'នៅសល់' },
    payment_vouchers: { vi: 'Phiếu chi', en: 'Payment vouchers', km: 'ប័ណ្ណចំណាយ' },
  },
  states: {
    planned: { vi: 'Chờ duyệt', en: 'Planned', km: 'រង់ចាំអនុម័ត' },
    withdrawn: { vi: 'Đã thu hồi', en: 'Withdrawn', km: 'បានដកវិញ' },
  },
  actions: { withdraw: { vi: 'Thu hồi', en: 'Withdraw', km: 'ដកវិញ' } },
})
