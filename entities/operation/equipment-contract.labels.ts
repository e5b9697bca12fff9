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
  },
})
