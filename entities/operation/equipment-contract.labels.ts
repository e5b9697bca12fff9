import { defineLabels } from '../define-labels.ts'
import { equipmentContract } from './equipment-contract.ts'

export const equipmentContractLabels = defineLabels(equipmentContract, {
  one: { vi: 'hợp đồng thiết bị', en: 'equipment contract', km: 'កិច្ចសន្យាឧបករណ៍' },
  many: { vi: 'Hợp đồng thiết bị', en: 'Equipment contracts', km: 'កិច្ចសន្យាឧបករណ៍' },
  purpose: {
    vi: 'Hợp đồng bảo trì, bảo dưỡng thiết bị với đối tác.',
    en: 'Contracts with partners to maintain equipment.',
    km: 'កិច្ចសន្យាជាមួយដៃគូដើម្បីថែទាំឧបករណ៍។',
  },
  fields: {
    partner_id: { vi: 'Đối tác', en: 'Partner', km: 'ដៃគូ' },
    value: { vi: 'Giá trị hợp đồng', en: 'Value', km: 'តម្លៃកិច្ចសន្យា' },
    maintenance_months: {
      vi: 'Chu kỳ bảo trì (tháng)',
      en: 'Maintenance every (months)',
      km: 'រយៈពេលថែទាំ (ខែ)',
    },
    next_maintenance_on: { vi: 'Bảo trì kế tiếp', en: 'Next maintenance', km: 'ការថែទាំបន្ទាប់' },
    maintenance_day: { vi: 'Ngày bảo trì trong tháng', en: 'Day of the month', km: 'ថ្ងៃថែទាំក្នុងខែ' },
    last_maintained_on: { vi: 'Bảo trì gần nhất', en: 'Last maintenance', km: 'ការថែទាំចុងក្រោយ' },
  },
  help: {
    next_maintenance_on: {
      vi: 'Để trống: tính theo chu kỳ từ ngày bắt đầu. Mỗi lần ghi nhận đã bảo trì, ngày này chuyển sang kỳ sau.',
      en: 'Leave empty to count the cycle from the start. Each visit that is noted moves it on.',
      km: 'ទុកទទេ៖ គិតតាមវគ្គពីថ្ងៃចាប់ផ្តើម។ រាល់ពេលកត់ត្រាការថែទាំ ថ្ងៃនេះប្តូរទៅវគ្គបន្ទាប់។',
    },
  },
  sections: { maintenance: { vi: 'Bảo trì định kỳ', en: 'Maintenance', km: 'ការថែទាំតាមកាលកំណត់' } },
  actions: { maintain: { vi: 'Ghi nhận đã bảo trì', en: 'Note a maintenance visit', km: 'កត់ត្រាការថែទាំ' } },
  done: {
    maintain: {
      vi: 'Đã ghi nhận lần bảo trì.',
      en: 'The visit is noted.',
      km: 'បានកត់ត្រាការថែទាំ។',
    },
  },
  inputs: { maintained_on: { vi: 'Ngày bảo trì', en: 'Maintained on', km: 'ថ្ងៃថែទាំ' } },
})
