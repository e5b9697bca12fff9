import { defineLabels } from '../define-labels.ts'
import { fundPlan } from './fund-plan.ts'

export const fundPlanLabels = defineLabels(fundPlan, {
  one: { vi: 'kế hoạch quỹ bảo trì', en: 'maintenance fund plan', km: 'ផែនការមូលនិធិថែទាំ' },
  many: { vi: 'Kế hoạch quỹ bảo trì', en: 'Maintenance fund plans', km: 'ផែនការមូលនិធិថែទាំ' },
  purpose: {
    vi: 'Kế hoạch sử dụng quỹ bảo trì trong năm mà hội nghị nhà chung cư đã thông qua, theo từng hạng mục.',
    en: 'What the owners’ meeting allows the maintenance fund to be spent on in a year, item by item.',
    km: 'ផែនការប្រើប្រាស់មូលនិធិថែទាំប្រចាំឆ្នាំ ដែលអង្គប្រជុំម្ចាស់អាផាតមិនបានអនុម័ត តាមមុខនីមួយៗ។',
  },
  fields: {
    name: { vi: 'Tên kế hoạch', en: 'Name', km: 'ឈ្មោះផែនការ' },
    year: { vi: 'Năm', en: 'Year', km: 'ឆ្នាំ' },
    decision_number: { vi: 'Số nghị quyết', en: 'Decision number', km: 'លេខសេចក្តីសម្រេច' },
    decided_on: { vi: 'Ngày nghị quyết', en: 'Decided on', km: 'ថ្ងៃសម្រេច' },
    attachments: { vi: 'Văn bản nghị quyết', en: 'Paper of the decision', km: 'ឯកសារសេចក្តីសម្រេច' },
    amount: { vi: 'Tổng kế hoạch', en: 'Planned in all', km: 'ផែនការសរុប' },
    spent: { vi: 'Đã chi', en: 'Spent', km: 'បានចំណាយ' },
    reason: { vi: 'Lý do thu hồi', en: 'Reason for withdrawing', km: 'មូលហេតុដកវិញ' },
    plan_items: { vi: 'Hạng mục', en: 'Items', km: 'មុខចំណាយ' },
  },
  states: { withdrawn: { vi: 'Đã thu hồi', en: 'Withdrawn', km: 'បានដកវិញ' } },
  actions: { withdraw: { vi: 'Thu hồi', en: 'Withdraw', km: 'ដកវិញ' } },
  help: {
    attachments: {
      vi: 'Cần có trước khi duyệt kế hoạch.',
      en: 'Needed before the plan is approved.',
      km: 'ត្រូវមានមុនពេលអនុម័តផែនការ។',
    },
  },
})
