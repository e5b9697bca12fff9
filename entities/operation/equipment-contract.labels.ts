import type { Labels } from '#core/labels.ts'
import type { equipmentContract } from './equipment-contract.ts'

export const equipmentContractLabels = {
  vi: {
    one: 'hợp đồng thiết bị',
    many: 'Hợp đồng thiết bị',
    purpose: 'Hợp đồng bảo trì, bảo dưỡng thiết bị với đối tác.',
    fields: {
      code: 'Mã',
      name: 'Tên',
      partner_id: 'Đối tác',
      equipments: 'Thiết bị',
      start_date: 'Ngày bắt đầu',
      end_date: 'Ngày kết thúc',
      value: 'Giá trị hợp đồng',
      maintenance_months: 'Chu kỳ bảo trì (tháng)',
      files: 'Tệp đính kèm',
      note: 'Ghi chú',
    },
    sections: {
      general: 'Thông tin chung',
      terms: 'Điều khoản',
    },
  },
  en: {
    one: 'equipment contract',
    many: 'Equipment contracts',
    purpose: 'Contracts with partners to maintain equipment.',
    fields: {
      code: 'Code',
      name: 'Name',
      partner_id: 'Partner',
      equipments: 'Equipment',
      start_date: 'Start date',
      end_date: 'End date',
      value: 'Value',
      maintenance_months: 'Maintenance every (months)',
      files: 'Attachments',
      note: 'Note',
    },
    sections: {
      general: 'General',
      terms: 'Terms',
    },
  },
  km: {
    one: 'កិច្ចសន្យាឧបករណ៍',
    many: 'កិច្ចសន្យាឧបករណ៍',
    purpose: 'កិច្ចសន្យាជាមួយដៃគូដើម្បីថែទាំឧបករណ៍។',
    fields: {
      code: 'លេខកូដ',
      name: 'ឈ្មោះ',
      partner_id: 'ដៃគូ',
      equipments: 'ឧបករណ៍',
      start_date: 'ថ្ងៃចាប់ផ្តើម',
      end_date: 'ថ្ងៃបញ្ចប់',
      value: 'តម្លៃកិច្ចសន្យា',
      maintenance_months: 'រយៈពេលថែទាំ (ខែ)',
      files: 'ឯកសារភ្ជាប់',
      note: 'កំណត់សម្គាល់',
    },
    sections: {
      general: 'ព័ត៌មានទូទៅ',
      terms: 'លក្ខខណ្ឌ',
    },
  },
} satisfies Labels<typeof equipmentContract>
