import { defineLabels } from '../define-labels.ts'
import { equipmentContract } from './equipment-contract.ts'

export const equipmentContractLabels = defineLabels(equipmentContract, {
  vi: {
    one: 'hợp đồng thiết bị',
    many: 'Hợp đồng thiết bị',
    purpose: 'Hợp đồng bảo trì, bảo dưỡng thiết bị với đối tác.',
    fields: {
      partner_id: 'Đối tác',
      end_date: 'Ngày kết thúc',
      value: 'Giá trị hợp đồng',
      maintenance_months: 'Chu kỳ bảo trì (tháng)',
    },
    sections: {
      terms: 'Điều khoản',
    },
  },
  en: {
    one: 'equipment contract',
    many: 'Equipment contracts',
    purpose: 'Contracts with partners to maintain equipment.',
    fields: {
      partner_id: 'Partner',
      end_date: 'End date',
      value: 'Value',
      maintenance_months: 'Maintenance every (months)',
    },
    sections: {
      terms: 'Terms',
    },
  },
  km: {
    one: 'កិច្ចសន្យាឧបករណ៍',
    many: 'កិច្ចសន្យាឧបករណ៍',
    purpose: 'កិច្ចសន្យាជាមួយដៃគូដើម្បីថែទាំឧបករណ៍។',
    fields: {
      partner_id: 'ដៃគូ',
      end_date: 'ថ្ងៃបញ្ចប់',
      value: 'តម្លៃកិច្ចសន្យា',
      maintenance_months: 'រយៈពេលថែទាំ (ខែ)',
    },
    sections: {
      terms: 'លក្ខខណ្ឌ',
    },
  },
})
